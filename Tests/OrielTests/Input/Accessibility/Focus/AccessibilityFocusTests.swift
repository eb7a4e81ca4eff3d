import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable @MainActor
private final class Model {
  var shows = true
  var seen: [String] = []
}

private struct Notices: View {
  enum Part: Hashable { case notice, field, far }
  let model: Model
  @AccessibilityFocusState var part: Part?
  @AccessibilityFocusState(for: .switchControl) var isSwitched: Bool
  @FocusState var isTyping: Bool
  @State var name = ""

  var body: some View {
    VStack {
      if model.shows { Text("Notice").accessibilityFocused($part, equals: .notice) }
      TextField("Name", text: $name).focused($isTyping).accessibilityFocused($part, equals: .field).accessibilityFocused($isSwitched)
      Button("Other") {}
      Button("Read") { part = .notice }
      Button("Type") { part = .field }
      Button("Leave") { part = nil }
      Button("Down") { part = .far }
      ScrollView {
        Color.clear.frame(height: 2000)
        Text("Far").accessibilityFocused($part, equals: .far)
      }
      .frame(height: 100)
      Text("at \(part.map { "\($0)" } ?? "none")\(isTyping ? ", typing" : "")\(isSwitched ? ", switched" : "")")
    }
    .onChange(of: part) { _, new in model.seen.append(new.map { "\($0)" } ?? "none") }
  }
}

@MainActor @Suite("Accessibility focus as state")
struct AccessibilityFocusTests {
  private let model = Model()

  private func open(_ usesScreenReader: Bool = true) -> (TestHost, AccessibilityObserver) {
    let host = TestHost { Notices(model: model) }
    host.usesScreenReader = usesScreenReader
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    return (host, watch)
  }

  private func read(_ watch: AccessibilityObserver) -> String? {
    _ = watch.refresh()
    return watch.snapshot.focused.flatMap { watch.snapshot.elements[$0]?.label }
  }

  private func id(_ label: String, _ watch: AccessibilityObserver) throws -> Int {
    try #require(watch.snapshot.elements.values.first { $0.label == label }?.id)
  }

  @Test("A view that the state names is read even if it can't take key focus, until the key focus moves")
  func names() throws {
    let (host, watch) = open()
    #expect(watch.snapshot.elements[try id("Notice", watch)]?.states.contains(.isFocusable) == true)
    try host.tap("Read")
    #expect(host.says("at notice") && read(watch) == "Notice")
    host.press(.tab)
    #expect(host.says("at field, typing") && read(watch) == "Name")
    host.press(.tab)
    #expect(host.says("at none") && read(watch) == "Other")
    #expect(model.seen == ["notice", "field", "none"])
  }

  @Test("A focusable view that the state names receives the key focus")
  func keyboard() throws {
    let (host, watch) = open()
    try host.tap("Type")
    #expect(host.says("at field, typing") && read(watch) == "Name")
    host.type("Ada")
    #expect(host.says("Ada"))
  }

  @Test("The reader returns to the key focus when the state names no view")
  func leaves() throws {
    let (host, watch) = open()
    try host.tap("Read")
    try host.tap("Leave")
    #expect(host.says("at none") && read(watch) != "Notice")
  }

  @Test("The state is cleared when its view is removed, and isn't restored with the view")
  func removal() throws {
    let (host, watch) = open()
    try host.tap("Read")
    model.shows = false
    host.render()
    #expect(host.says("at none") && read(watch) != "Notice")
    // The view is read again only if the state names it again.
    model.shows = true
    host.render()
    #expect(host.says("at none"))
  }

  @Test("A reader's request for an element sets the state, and fails if no state follows the element")
  func focusRequest() throws {
    let (host, watch) = open()
    #expect(try watch.focus(id("Notice", watch)))
    host.render()
    #expect(host.says("at notice") && read(watch) == "Notice")
    #expect(try !watch.focus(id("at notice", watch)))
  }

  @Test("A view that the state names is scrolled into view")
  func reveals() throws {
    let (host, _) = open()
    try host.tap("Down")
    host.advance(by: 1)
    let far = try #require(host.findAll(label: "Far").first)
    #expect(host.says("at far") && far.frame.minY < 844 && far.frame.minY >= 0)
  }

  @Test("Without a screen reader the state stays empty, and it is cleared when the reader stops")
  func off() throws {
    let (host, _) = open(false)
    try host.tap("Read")
    #expect(host.says("at none"))
    host.press(.tab)
    #expect(host.says("at none"))
    host.usesScreenReader = true
    try host.tap("Read")
    #expect(host.says("at notice"))
    host.usesScreenReader = false
    host.render()
    #expect(host.says("at none"))
  }

  @Test("The innermost of nested accessibilityFocused modifiers sets the state")
  func nested() throws {
    struct Nested: View {
      @AccessibilityFocusState var place: String?

      var body: some View {
        VStack {
          HStack { Button("Inside") {}.accessibilityFocused($place, equals: "inner") }.accessibilityFocused($place, equals: "outer")
          Button("Beside") {}
          Text("at \(place ?? "none")")
        }
      }
    }
    let host = TestHost { Nested() }
    host.usesScreenReader = true
    host.press(.tab)
    #expect(host.says("at inner"))
    host.press(.tab)
    #expect(host.says("at none"))
  }

  @Test("A zoom action receives its direction")
  func zooms() throws {
    var zooms: [AccessibilityZoomGestureAction.Direction] = []
    let host = TestHost { Color.red.accessibilityLabel("Map").accessibilityZoomAction { zooms.append($0.direction) } }
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    let map = try id("Map", watch)
    let names = watch.snapshot.elements[map]?.actions.map(\.name)
    #expect(names == ["Zoom in", "Zoom out"])
    #expect(watch.perform(0, of: map) && watch.perform(1, of: map))
    host.render()
    #expect(zooms == [.zoomIn, .zoomOut])
  }
}

extension TestHost {
  fileprivate func says(_ text: String) -> Bool { accessibilityDump.contains(text) }
}
