import Foundation
import Observation
@testable import Oriel
import OrielTesting
import Testing

/// A class that counts its live instances.
@MainActor
final class Tracked {
  private(set) static var count = 0

  init() { Self.count += 1 }

  isolated deinit { Self.count -= 1 }
}

/// A view with state that must be released with it.
private struct Holder: View {
  @State private var tracked = Tracked()

  var body: some View {
    let _ = tracked
    Color.clear.frame(width: 1, height: 1)
  }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Branch: Identifiable {
  let id = 1
  var children: [Branch]? { [] }
}

private struct Same: View, Equatable {
  var body: some View { Holder() }
}

@Observable
private final class Door {
  var isOpen = true
  var number = 0
}

private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(90 * phase.value)) }
}

private struct Behind<Content: View>: View {
  let door: Door
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { if door.isOpen { content() } } }
}

private struct Busy: View {
  let door: Door
  @State private var isOn = false
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(verbatim: "\(door.number)").onChange(of: door.number) { isOn.toggle() }
      ForEach(0..<(door.number % 7), id: \.self) { row in Holder().id(row + door.number % 3) }
      if door.number % 2 == 0 { Toggle("On", isOn: $isOn) } else { TextField("Text", text: $text).focused($isFocused) }
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
    }
    .animation(.linear(duration: 0.02), value: door.number % 5)
    .task(id: door.number) {}
    .font(door.number % 2 == 0 ? .body : .title)
  }
}

@MainActor
@Suite("Life cycle of views")
struct LifeCycleTests {
  private static var views: [(String, AnyView)] {
    let text = Binding.constant("text")
    let isOn = Binding.constant(true)
    return [
      ("Text", AnyView(Text("a") + Text("b").bold())),
      ("Text that ticks", AnyView(Text(Date(), style: .timer).textSelection(.enabled))),
      ("DefaultDateProgressLabel", AnyView(ProgressView(timerInterval: Date()...Date(timeIntervalSinceNow: 60)))),
      (
        "LabeledToolbarItemGroupContent",
        AnyView(
          NavigationStack {
            Holder().toolbar {
              ToolbarItemGroup(placement: .primaryAction) {
                Button("One") {}
              } label: {
                Text("More")
              }
            }
          })
      ),
      ("PresentedWindowContent", AnyView(PresentedWindowContent<Int, Holder>(content: { Holder() }))),
      ("PreviewModifierContent", AnyView(PreviewModifierContent(content: AnyView(Holder())))),
      ("Image", AnyView(Image(systemName: "star").resizable())),
      ("AsyncImage", AnyView(AsyncImage(url: URL(string: "data:,")) { _ in Holder() })),
      (
        "anchorPreference",
        AnyView(
          Holder().anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
            .overlayPreferenceValue(PlaceKey.self) { anchor in
              GeometryReader { proxy in if let anchor { Holder().frame(width: proxy[anchor].width) } }
            })
      ),
      ("Label", AnyView(Label("a", systemImage: "star"))),
      ("Color", AnyView(Color.red)),
      ("Rectangle", AnyView(Rectangle().stroke(.red))),
      ("RoundedRectangle", AnyView(RoundedRectangle(cornerRadius: 3).fill(Color.red.gradient))),
      (
        "UnevenRoundedRectangle", AnyView(UnevenRoundedRectangle(topLeadingRadius: 3).inset(by: 1))
      ),
      ("Capsule", AnyView(Capsule().strokeBorder(.blue))),
      ("AnyShape", AnyView(AnyShape(Circle()).fill(.red.shadow(.inner(radius: 2))))),
      ("ContainerRelativeShape", AnyView(Holder().background(in: ContainerRelativeShape()).containerShape(Capsule()))),
      ("ConcentricRectangle", AnyView(Holder().background(in: ConcentricRectangle()).containerShape(Capsule()))),
      ("RotatedShape", AnyView(Rectangle().rotation(.degrees(20)))),
      ("ScaledShape", AnyView(Rectangle().scale(2).fill(.red.shadow(.drop(radius: 2))))),
      ("TransformedShape", AnyView(Rectangle().transform(.identity))),
      ("OffsetShape", AnyView(Rectangle().offset(x: 2))),
      ("EllipticalGradient", AnyView(EllipticalGradient(colors: [.red, .blue]))),
      ("Ellipse", AnyView(Ellipse().trim(from: 0, to: 0.5))),
      ("Circle", AnyView(Circle())),
      ("Spacer", AnyView(Spacer())),
      ("Divider", AnyView(Divider())),
      ("HStack", AnyView(HStack { Holder() })),
      ("VStack", AnyView(VStack { Holder() })),
      ("ZStack", AnyView(ZStack { Holder() })),
      ("LazyHStack", AnyView(ScrollView(.horizontal) { LazyHStack { ForEach(0..<50) { _ in Holder() } } })),
      ("LazyPlane", AnyView(ScrollView { LazyPlane(GridPlan(columns: 3, count: 50)) { _ in Holder() } })),
      ("LazyVStack", AnyView(ScrollView { LazyVStack { ForEach(0..<50) { _ in Holder() } } })),
      ("LazyVGrid", AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<50) { _ in Holder() } } })),
      (
        "LazyHGrid", AnyView(ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<50) { _ in Holder() } } })
      ),
      ("ScrollView", AnyView(ScrollView([.horizontal, .vertical]) { Holder() })),
      ("ScrollViewReader", AnyView(ScrollViewReader { _ in ScrollView { Holder().id(1) } })),
      ("HSplitView", AnyView(HSplitView { ForEach(0..<3) { _ in Holder() } })),
      ("VSplitView", AnyView(VSplitView { ForEach(0..<3) { _ in Holder() } })),
      ("Inspector", AnyView(Holder().inspector(isPresented: .constant(true)) { Holder() })),
      ("PasteButton", AnyView(PasteButton(payloadType: String.self) { _ in })),
      (
        "MeshGradient",
        AnyView(MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .red]))
      ),
      ("Table", AnyView(Table([Branch()]) { TableColumn("a") { _ in Holder() } })),
      ("contextMenu with a preview", AnyView(Holder().contextMenu(menuItems: { Holder() }, preview: { Holder() }))),
      ("Table's menu", AnyView(List { Holder() }.contextMenu(forSelectionType: Int.self) { _ in Holder() })),
      ("List", AnyView(List { Section("a") { ForEach(0..<50) { _ in Holder() } } })),
      ("EditButton", AnyView(EditButton())),
      ("Section", AnyView(Section("a") { Holder() })),
      ("Group", AnyView(Group { Holder() })),
      ("ForEach", AnyView(ForEach(0..<5) { _ in Holder() })),
      (
        "TupleView",
        AnyView(
          Group {
            Holder()
            Holder()
          })
      ),
      ("AnyView", AnyView(Holder())),
      ("EmptyView", AnyView(EmptyView())),
      ("GlassEffectContainer", AnyView(GlassEffectContainer { Text("a").glassEffect() })),
      ("DefaultButtonLabel", AnyView(Button(role: .close) {})),
      ("EquatableView", AnyView(Same().equatable())),
      ("GeometryReader", AnyView(GeometryReader { _ in Holder() })),
      ("Button", AnyView(Button("a") {}.buttonStyle(.borderedProminent))),
      ("Toggle", AnyView(Toggle("a", isOn: isOn))),
      (
        "ProgressView",
        AnyView(
          VStack {
            ProgressView(); ProgressView("a", value: 0.5)
          })
      ),
      (
        "Slider",
        AnyView(
          Slider(value: .constant(0.5)) {
            Holder()
          } minimumValueLabel: {
            Holder()
          } maximumValueLabel: {
            Holder()
          })
      ),
      ("Stepper", AnyView(Stepper("a", value: .constant(1)))),
      (
        "Menu",
        AnyView(
          Menu {
            Holder()
          } label: {
            Holder()
          })
      ),
      ("contextMenu", AnyView(Holder().contextMenu { Holder() })),
      ("Picker", AnyView(Picker("a", selection: .constant(1)) { Holder().tag(1) })),
      ("Picker of segments", AnyView(Picker("a", selection: .constant(1)) { Holder().tag(1) }.pickerStyle(.segmented))),
      ("Picker on a wheel", AnyView(Picker("a", selection: .constant(1)) { Holder().tag(1) }.pickerStyle(.wheel))),
      ("GroupBox", AnyView(GroupBox("a") { Holder() })),
      ("ControlGroup", AnyView(ControlGroup { Holder() })),
      ("LabeledControlGroupContent", AnyView(ControlGroup("a") { Holder() }.controlGroupStyle(.menu))),
      (
        "DisclosureGroup",
        AnyView(
          DisclosureGroup(isExpanded: isOn) {
            Holder()
          } label: {
            Holder()
          })
      ),
      ("OutlineSubgroupChildren", AnyView(OutlineGroup([Branch()], children: \.children) { _ in Holder() })),
      ("List of trees", AnyView(List([Branch()], children: \.children) { _ in Holder() })),
      (
        "Gauge",
        AnyView(
          Gauge(value: 0.5) {
            Holder()
          } currentValueLabel: {
            Holder()
          })
      ),
      ("ContentUnavailableView", AnyView(ContentUnavailableView("a", systemImage: "star", description: Text("b")))),
      ("ButtonBorderShape", AnyView(Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.circle))),
      ("ColorPicker", AnyView(ColorPicker("a", selection: .constant(.red)))),
      ("SettingsLink", AnyView(SettingsLink())), ("DefaultSettingsLinkLabel", AnyView(SettingsLink())),
      ("RenameButton", AnyView(RenameButton().renameAction {})),
      ("ShareLink", AnyView(ShareLink(item: "text"))), ("DefaultShareLinkLabel", AnyView(ShareLink(item: "text"))),
      ("DatePicker", AnyView(DatePicker("a", selection: .constant(.now)))),
      ("DatePicker with a calendar", AnyView(DatePicker("a", selection: .constant(.now)).datePickerStyle(.graphical))),
      ("DatePicker on wheels", AnyView(DatePicker("a", selection: .constant(.now)).datePickerStyle(.wheel))),
      ("MultiDatePicker", AnyView(MultiDatePicker("a", selection: .constant([])))),
      ("containerRelativeFrame", AnyView(ScrollView { Holder().containerRelativeFrame([.horizontal, .vertical]) })),
      ("Form", AnyView(Oriel.Form { Section("a") { Holder() } })),
      (
        "LabeledContent",
        AnyView(
          LabeledContent {
            Holder()
          } label: {
            Holder()
          })
      ),
      ("Link", AnyView(Link(destination: URL(string: "https://example.org")!) { Holder() })),
      ("Grid", AnyView(Grid { GridRow { Holder() } })),
      ("GridRow", AnyView(Grid { GridRow(alignment: .top) { Holder().gridCellColumns(2) } })),
      ("PlaceholderContentView", AnyView(Holder().phaseAnimator([1, 2]) { view, _ in view })),
      ("Subview", AnyView(ForEach(subviews: Group { Holder() }) { $0 })),
      ("SubviewsCollection", AnyView(Group(subviews: Holder()) { $0 })),
      ("SubviewsCollectionSlice", AnyView(Group(subviews: Holder()) { $0.prefix(1) })),
      ("GroupElementsOfContent", AnyView(Group(subviews: Holder()) { subviews in HStack { subviews } })),
      ("GroupSectionsOfContent", AnyView(Group(sections: Section("a") { Holder() }) { ForEach($0) { $0.content } })),
      ("drag and drop", AnyView(Holder().draggable("a").dropDestination(for: String.self) { _, _ in true })),
      (
        "ViewThatFits",
        AnyView(
          ViewThatFits {
            Holder(); Holder()
          })
      ),
      ("AnyLayout", AnyView(AnyLayout(HStackLayout()) { Holder() })),
      (
        "KeyframeAnimator",
        AnyView(
          KeyframeAnimator(initialValue: 0.0) { _ in
            Holder()
          } keyframes: { _ in
            LinearKeyframe(1, duration: 0.01)
          })
      ),
      ("PhaseAnimator", AnyView(PhaseAnimator([1, 2]) { _ in Holder() })),
      ("TimelineView", AnyView(TimelineView(.animation) { _ in Holder() })),
      (
        "Canvas",
        AnyView(
          Canvas { _, _ in
          } symbols: {
            Holder()
          })
      ),
      ("Material", AnyView(Holder().background(.regularMaterial).blendMode(.multiply))),
      ("TextField", AnyView(TextField("a", text: text).textFieldStyle(.roundedBorder))),
      ("SecureField", AnyView(SecureField("a", text: text))),
      ("TextField of lines", AnyView(TextField("a", text: text, axis: .vertical).lineLimit(2...4).textFieldStyle(.roundedBorder))),
      ("TextEditor", AnyView(TextEditor(text: text))),
      (
        "toolbar",
        AnyView(
          TextField("a", text: text).toolbar {
            ToolbarItemGroup(placement: .keyboard) { Holder() }
            ToolbarItem(placement: .keyboard) { Holder() }
          })
      ),
      (
        "NavigationStack",
        AnyView(
          NavigationStack(path: .constant(NavigationPath([1, 2]))) {
            Holder().navigationDestination(for: Int.self) { _ in Holder() }.navigationTitle("a").toolbar { Holder() }
          })
      ),
      ("NavigationView", AnyView(NavigationView { Holder() }.navigationViewStyle(.stack))),
      (
        "NavigationLink",
        AnyView(
          NavigationStack {
            VStack {
              NavigationLink("a", value: 1)
              NavigationLink("b", isActive: isOn) { Holder() }
            }
          })
      ),
      (
        "NavigationSplitView",
        AnyView(
          NavigationSplitView {
            Holder()
          } content: {
            Holder()
          } detail: {
            Holder()
          })
      ),
      (
        "TabView",
        AnyView(
          TabView {
            Holder().tabItem { Text("a") }.badge(3)
            Tab("b", systemImage: "star") { Holder() }
          })
      ),
      ("Tab", AnyView(Tab("a", systemImage: "star") { Holder() })),
      ("DefaultTabLabel", AnyView(TabView { Tab("a", systemImage: "star", value: 1) { Holder() } })),
      ("TabView of pages", AnyView(TabView { ForEach(0..<3) { _ in Holder() } }.tabViewStyle(.page))),
      (
        "TabSection",
        AnyView(
          TabView {
            TabSection("a") { Tab("b", systemImage: "star") { Holder() } }
            Tab("c", systemImage: "star") { Holder() }
          }
          .tabViewStyle(.sidebarAdaptable))
      ),
      (
        "searchable",
        AnyView(
          List { Holder() }
            .searchable(text: .constant("a"), isPresented: .constant(true))
            .searchSuggestions { Holder().searchCompletion("b") }
            .searchScopes(.constant(1)) { Holder().tag(1) })
      ),
      ("overlay", AnyView(Holder().overlay { Holder() }.background { Holder() }.mask { Holder() })),
      ("card", AnyView(Button(action: {}) { Holder().hoverEffect(.lift) }.buttonStyle(.card))),
      (
        "rotation3DEffect",
        AnyView(Holder().rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)).projectionEffect(ProjectionTransform()))
      ),
      ("redaction", AnyView(Holder().invalidatableContent().privacySensitive().redacted(reason: .placeholder).unredacted())),
      ("effects", AnyView(Holder().blur(radius: 1).shadow(radius: 2).rotationEffect(.degrees(3)).clipShape(Circle()).opacity(0.5))),
      ("gestures", AnyView(Holder().onTapGesture {}.onLongPressGesture {}.gesture(DragGesture()).onHover { _ in })),
      ("events", AnyView(Holder().onAppear {}.onDisappear {}.task {}.onGeometryChange(for: CGSize.self, of: \.size) { _ in })),
      ("transition", AnyView(Holder().transition(.slide.combined(with: .opacity)).id(3).zIndex(1))),
      ("transition of its own", AnyView(Holder().transition(Turn().combined(with: .blurReplace)).id(4))),
      ("accessibility", AnyView(Holder().accessibilityLabel("a").accessibilityAction {}.focusable().onKeyPress(.space) { .ignored })),
    ]
  }

  @Test("Views of every kind leave nothing behind when they are inserted and removed, with and without animation")
  func everyView() throws {
    for (name, view) in Self.views { try check(name, view) }
  }

  private func check(_ name: String, _ view: AnyView) throws {
    let before = Tracked.count
    let door = Door()
    door.isOpen = false
    // The invariant checks would report a weak reference, so the test uses the graph's reference object.
    var graph: GraphReference?
    do {
      let host = TestHost(size: CGSize(width: 200, height: 200)) { Behind(door: door) { view } }
      graph = host.graph.reference
      let nodes = host.liveNodeCount
      for round in 0..<12 {
        withAnimation(round % 4 < 2 ? nil : .linear(duration: 0.05)) { door.isOpen.toggle() }
        host.advance(by: round % 3 == 0 ? 0.02 : 0.1)
        host.press(.tab)
      }
      try host.settle(within: 1)
      // After this the insertion point has stopped blinking and no other timer is pending.
      host.advance(by: 1)
      #expect(host.liveNodeCount == nodes, "\(name)")
      #expect(Tracked.count == before, "\(name)")
      #expect(host.leftovers().isEmpty, "\(name)")
      #expect(host.messages.isEmpty, "\(name)")
      door.isOpen = true
      host.render()
      host.close()
      #expect(host.leftovers().isEmpty, "\(name)")
    }
    #expect(Tracked.count == before, "\(name)")
    #expect(graph != nil && graph?.graph == nil, "\(name)")
  }

  /// Keeps the list above complete. Names with an underscore are excluded, because programs don't use them.
  @Test("The list of views contains every public view of the engine")
  func complete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../Sources/Oriel")
      .standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let names = Set(Self.views.map(\.0))
    var found = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let declaration = #/^(nonisolated )?public struct (?<name>[A-Z]\w+)(<[^{]*>)?: (?<conformances>[^{]*)/#.anchorsMatchLineEndings()
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        let conformances = match.conformances.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !Set(conformances).isDisjoint(with: ["View", "PrimitiveView", "LeafView", "InsettableShape"]) else { continue }
        found += 1
        #expect(names.contains(String(match.name)), "\(match.name) is missing from the list of views")
      }
    }
    #expect(found > 20)
  }

  @Test("1,000 data changes leave the numbers of nodes and state objects unchanged, and no timers behind")
  func dataChanges() throws {
    let before = Tracked.count
    let door = Door()
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Busy(door: door) }
    // The counts depend on the number, so both measurements use the same one.
    func advanceTo(_ number: Int) throws -> (Int, Int) {
      door.number = number
      try host.settle(within: 1)
      return (host.liveNodeCount, Tracked.count)
    }
    let start = try advanceTo(210)
    for number in 0..<1000 {
      door.number = number
      host.render()
      if number % 10 == 0 { host.advance(by: 0.03) }
    }
    let end = try advanceTo(210)
    #expect(start == end)
    #expect(host.leftovers().isEmpty)
    #expect(host.messages.isEmpty)
    host.close()
    #expect(Tracked.count == before)
  }
}
