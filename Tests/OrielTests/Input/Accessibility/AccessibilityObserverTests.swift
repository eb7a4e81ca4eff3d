import Foundation
import Oriel
import OrielTesting
import Testing

private struct Controls: View {
  @State private var count = 0
  @State private var volume = 3.0
  @State private var guests = 2
  @State private var isOn = false
  @State private var choice = "a"
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Text("Count \(count)")
      Button("Add") { count += 1 }.disabled(count > 1)
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Stepper("Guests", value: $guests, in: 0...3)
      Toggle("Lamp", isOn: $isOn)
      Picker("Letter", selection: $choice) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      .pickerStyle(.segmented)
      ProgressView(value: 0.25) { Text("Load") }
      ProgressView()
      Link("Site", destination: URL(string: "https://example.org")!)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
    }
  }
}

private struct Fields: View {
  @State var name = ""
  @State var secret = "sëcret"
  @State var notes = "one\ntwo"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $secret)
      TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
      Text("Hello \(name)")
    }
  }
}

@MainActor @Suite("Accessibility tree for assistive technology")
struct AccessibilityObserverTests {
  private func watch(_ host: TestHost) -> AccessibilityObserver {
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    return watch
  }

  private func element(_ watch: AccessibilityObserver, _ label: String) throws -> AccessibilityElement {
    let found = watch.snapshot.elements.values.filter { $0.label == label }.sorted { $0.id < $1.id }
    return try #require(found.first, "\(label) among \(watch.snapshot.elements.values.map(\.label))")
  }

  @Test("Controls and traits have their roles")
  func roles() throws {
    let host = TestHost { Controls() }
    let watch = watch(host)
    func role(_ label: String) throws -> AccessibilityRole { try element(watch, label).role }
    #expect(try role("Title") == .heading)
    #expect(try element(watch, "Title").headingLevel == 2)
    #expect(try role("Count 0") == .text)
    #expect(try role("Add") == .button)
    #expect(try role("Volume") == .slider)
    #expect(try role("Guests") == .stepper)
    #expect(try role("Lamp") == .toggle)
    #expect(try role("A") == .option)
    #expect(try role("Load") == .progress)
    #expect(try element(watch, "Load").range?.value == 0.25)
    #expect(try role("In progress") == .progress, "A progress view without a label has a name nevertheless")
    #expect(try role("Site") == .link)
    #expect(try element(watch, "Add").actions.map(\.name) == ["press"])
    #expect(try element(watch, "A").states.isSuperset(of: [.isSelected, .isChecked, .isSelectable]))
    #expect(try !element(watch, "B").states.contains(.isSelected))
    let disclosed = watch.snapshot.elements.values.filter { $0.states.contains(.isExpandable) }
    #expect(disclosed.count == 1 && disclosed.allSatisfy { !$0.states.contains(.isExpanded) })
  }

  @Test("An element keeps its id, and each change is reported")
  func changes() throws {
    let host = TestHost { Controls() }
    let watch = watch(host)
    let button = try element(watch, "Add").id
    let label = try element(watch, "Count 0").id
    #expect(watch.refresh() == [], "Nothing has changed")

    #expect(watch.perform(0, of: button))
    host.advance(by: 0.5)
    #expect(watch.refresh() == [.name(label)])
    #expect(try element(watch, "Count 1").id == label)
    #expect(watch.perform(0, of: button))
    host.advance(by: 0.5)
    #expect(watch.refresh().contains(.state(button, .isEnabled, isSet: false)))
    #expect(!watch.perform(0, of: button), "A disabled control does nothing")
    #expect(!watch.perform(5, of: label))
    #expect(!watch.perform(0, of: -1))
  }

  @Test("A value is clamped to its range, and an element that supports only steps moves one step towards it")
  func values() throws {
    let host = TestHost { Controls() }
    let watch = watch(host)
    let slider = try element(watch, "Volume")
    #expect(slider.range?.value == 3 && slider.range?.lower == 0 && slider.range?.upper == 10)
    #expect(watch.setValue(7.5, of: slider.id))
    host.advance(by: 0.5)
    #expect(watch.refresh().contains(.value(slider.id)))
    #expect(try element(watch, "Volume").range?.value == 7.5)
    #expect(watch.setValue(99, of: slider.id))
    host.advance(by: 0.5)
    _ = watch.refresh()
    #expect(try element(watch, "Volume").range?.value == 10)
    #expect(!watch.setValue(.nan, of: slider.id))

    let stepper = try element(watch, "Guests")
    #expect(stepper.range?.value == 2)
    #expect(watch.setValue(9, of: stepper.id))
    host.advance(by: 0.5)
    _ = watch.refresh()
    #expect(try element(watch, "Guests").range?.value == 3)
    #expect(!watch.setValue(0.5, of: try element(watch, "Load").id), "Progress is read-only")
  }

  @Test("A toggle has a checked state, and pressing it reports the new state")
  func toggle() throws {
    let host = TestHost { Controls() }
    let watch = watch(host)
    let toggle = try element(watch, "Lamp")
    #expect(toggle.states.contains(.isCheckable) && !toggle.states.contains(.isChecked))
    #expect(toggle.actions.first?.name == "toggle")
    #expect(watch.perform(0, of: toggle.id))
    host.advance(by: 0.5)
    #expect(watch.refresh().contains(.state(toggle.id, .isChecked, isSet: true)))
  }

  @Test("The accessibility focus follows the key focus, and a request for the focus moves it")
  func focus() throws {
    let host = TestHost { Fields() }
    let watch = watch(host)
    #expect(watch.snapshot.focused == nil)
    let (name, secret) = (try element(watch, "Name"), try element(watch, "Password"))
    #expect(name.states.contains(.isFocusable))
    #expect(watch.focus(name.id))
    host.advance(by: 0.1)
    #expect(watch.refresh().contains(.state(name.id, .isFocused, isSet: true)))
    #expect(watch.snapshot.focused == name.id)
    #expect(watch.focus(secret.id))
    host.advance(by: 0.1)
    let changes = watch.refresh()
    #expect(changes.contains(.state(name.id, .isFocused, isSet: false)) && changes.contains(.state(secret.id, .isFocused, isSet: true)))
    #expect(!watch.focus(try element(watch, "Hello ").id), "A text takes no key focus")
  }

  @Test("Text is read and written in offsets of Unicode scalars")
  func text() throws {
    let host = TestHost { Fields(name: "né👨‍👩‍👧d") }
    let watch = watch(host)
    let name = try element(watch, "Name")
    #expect(name.text?.string == "né👨‍👩‍👧d")
    #expect(name.states.contains(.isEditable))
    #expect(watch.edit(name.id) { $0.select(scalars: 7..<8) })
    host.advance(by: 0.1)
    #expect(watch.refresh() == [.textSelection(name.id)], "The insertion point has been at the end before")
    #expect(watch.snapshot.elements[name.id]?.text?.selection == 7..<8)
    #expect(watch.edit(name.id) { $0.select(scalars: 2..<2) })
    host.advance(by: 0.1)
    #expect(watch.refresh() == [.caret(name.id, 2), .textSelection(name.id)])
    #expect(watch.edit(name.id) { $0.replace(scalars: 7..<8, with: "t!") })
    host.advance(by: 0.1)
    let changes = watch.refresh()
    #expect(changes.contains(.textRemoved(name.id, at: 7, "d")) && changes.contains(.textInserted(name.id, at: 7, "t!")))
    #expect(host.exists(text: "Hello né👨‍👩‍👧t!"), "The binding has the new text")
    // Offsets outside of the text count as its end.
    #expect(watch.edit(name.id) { $0.replace(scalars: 90..<99, with: "?") })
    host.advance(by: 0.1)
    _ = watch.refresh()
    #expect(watch.snapshot.elements[name.id]?.text?.string == "né👨‍👩‍👧t!?")
    let rect = try #require(watch.text(of: name.id)?.frame(ofScalars: 0..<1))
    #expect(name.frame.insetBy(dx: -2, dy: -2).contains(rect) && rect.width > 0)
    #expect(watch.text(of: name.id)?.scalar(at: CGPoint(x: rect.midX - 1, y: rect.midY)) == 0)
  }

  @Test("A password exposes its length and none of its characters")
  func secret() throws {
    let host = TestHost { Fields() }
    let watch = watch(host)
    let secret = try element(watch, "Password")
    #expect(secret.text?.isSecure == true)
    #expect(secret.text?.string.count == 6 && secret.text?.string.contains("s") == false)
    #expect(watch.edit(secret.id) { $0.replace(scalars: 0..<6, with: "ab") })
    host.advance(by: 0.1)
    _ = watch.refresh()
    #expect(watch.snapshot.elements[secret.id]?.text?.string.unicodeScalars.count == 2)
  }

  @Test("The lines of a text are those on the screen")
  func lines() throws {
    let host = TestHost { Fields() }
    let watch = watch(host)
    let notes = try element(watch, "Notes")
    #expect(notes.states.contains(.isMultiline))
    let text = try #require(watch.text(of: notes.id))
    #expect(text.line(around: 1) == 0..<4)
    #expect(text.line(around: 5) == 4..<7)
  }

  @Test("Rows are items of a list, and elements outside of a scroll view's viewport aren't showing")
  func structure() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        List(0..<50) { Text("Row \($0)") }.frame(height: 200)
        ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("Line \($0)").frame(height: 40) } } }
      }
    }
    let watch = watch(host)
    let snapshot = watch.snapshot
    let list = try #require(snapshot.elements.values.first { $0.role == .list })
    let rows = list.children.compactMap { snapshot.elements[$0] }
    #expect(rows.count > 2 && rows.allSatisfy { $0.role == .row && $0.children.count == 1 })
    #expect(rows.first?.label == "Row 0", "A row has the label of its content")
    #expect(try element(watch, "Line 0").states.contains(.isShowing))
    #expect(try !element(watch, "Line 8").states.contains(.isShowing))
    let line = try element(watch, "Line 1")
    #expect(snapshot.element(at: CGPoint(x: line.frame.midX, y: line.frame.midY)) == line.id)
    #expect(snapshot.element(at: CGPoint(x: -5, y: 20)) == nil)
    #expect(watch.reveal(try element(watch, "Line 8").id))
    try host.settle()
    _ = watch.refresh()
    #expect(try element(watch, "Line 8").states.contains(.isShowing))
  }

  @Test("Tests and assistive technology receive the same elements, except groups of structure")
  func sameElements() throws {
    let host = TestHost { Controls() }
    let watch = watch(host)
    let told = host.allElements.map(\.label).filter { !$0.isEmpty }
    func labels(_ ids: [Int]) -> [String] {
      ids.flatMap { id in [watch.snapshot.elements[id]?.label ?? ""] + labels(watch.snapshot.children(of: id)) }
    }
    #expect(labels(watch.snapshot.roots).filter { !$0.isEmpty && $0 != "In progress" } == told)
  }

  @Test("Applying the reported changes to the old children gives the new children")
  func randomChildren() throws {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var random = SeededGenerator(seed: seed)
    var state: [Int] = [0, 1, 2]
    let host = TestHost(size: CGSize(width: 200, height: 2000)) { VStack { ForEach(state, id: \.self) { Text("\($0)") } } }
    let watch = watch(host)
    for _ in 0..<500 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: state.insert((state.max() ?? 0) + 1, at: Int.random(in: 0...state.count, using: &random))
      case 1: if state.count > 1 { state.remove(at: Int.random(in: 0..<state.count, using: &random)) }
      default: state.shuffle(using: &random)
      }
      if state.count > 20 { state.removeFirst(10) }
      var model = watch.snapshot.roots
      let values = state
      host.content.setRoot(VStack { ForEach(values, id: \.self) { Text("\($0)") } })
      try host.settle()
      for change in watch.refresh() {
        switch change {
        case .removed(let id, nil, let index):
          #expect(model[index] == id, "seed \(seed)")
          model.remove(at: index)
        case .added(let id, nil, let index): model.insert(id, at: index)
        default: break
        }
      }
      #expect(model == watch.snapshot.roots, "seed \(seed)")
      #expect(watch.snapshot.roots.compactMap { watch.snapshot.elements[$0]?.label } == state.map(String.init), "seed \(seed)")
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
