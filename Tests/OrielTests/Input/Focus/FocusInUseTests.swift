import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Observable
private final class Model {
  var name = ""
  var code = ""
  var asks = false
  var count = 1
  var isOver = false
}

@MainActor
@Suite("Focus and keys in typical use")
struct FocusInUseTests {
  @Test("A field in an alert receives the focus, even if another field had it")
  func alertField() throws {
    struct Screen: View {
      @Bindable var model: Model
      @FocusState private var isFocused: Bool
      let dropsFocus: Bool

      var body: some View {
        TextField("Name", text: $model.name)
          .focused($isFocused)
          .onSubmit {
            if dropsFocus { isFocused = false }
            model.asks = true
          }
          .alert("Code", isPresented: $model.asks) {
            TextField("Number", text: $model.code)
            Button("OK") {}
          }
      }
    }
    for dropsFocus in [true, false] {
      let model = Model()
      let host = TestHost { Screen(model: model, dropsFocus: dropsFocus) }
      try host.tap("Name")
      host.type("Mara")
      host.press(.return)
      try host.settle()
      #expect(model.asks)
      host.type("42")
      #expect(model.code == "42" && model.name == "Mara", "The field drops the focus: \(dropsFocus)")
      host.close()
    }
  }

  @Test("A dismissed sheet doesn't scroll to the field that regains the focus, until the user types")
  func scrolledAway() throws {
    struct Screen: View {
      @Bindable var model: Model

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            TextField("Name", text: $model.name).frame(height: 40)
            Button("Ask first") { model.asks = true }
            ForEach(0..<30) { Text("Row \($0)").frame(height: 40) }
            Button("Ask last") { model.asks = true }
            ForEach(30..<60) { Text("Row \($0)").frame(height: 40) }
          }
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        .sheet(isPresented: $model.asks) { Button("Answer") { model.asks = false } }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Screen(model: model) }
    try host.tap("Name")
    try host.settle()
    #expect(host.exists("Done"))
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 1100))
    try host.settle()
    let place = try host.find("Ask last").frame
    try host.tap("Ask last")
    try host.settle()
    try host.tap("Answer")
    try host.settle()
    #expect(host.exists("Done"), "The field has the focus again")
    #expect(try host.find("Ask last").frame == place)
    host.type("Mara")
    try host.settle()
    #expect(model.name == "Mara")
    #expect(try host.find("Name").frame.minY >= 0, "The typed text is visible")
  }

  @Test("Arrow keys enter a menu that a press has opened, from either end")
  func menu() throws {
    @MainActor final class Log { var entries: [String] = [] }
    let log = Log()
    let host = TestHost(size: CGSize(width: 500, height: 500)) {
      Menu("Actions") {
        Button("One") { log.entries.append("One") }
        Button("Two") { log.entries.append("Two") }
        Button("Three") { log.entries.append("Three") }
      }
    }
    defer { host.close() }
    for keys in [[KeyEquivalent.downArrow, .downArrow], [.upArrow]] {
      try host.tap("Actions")
      try host.settle()
      for key in keys { host.press(key) }
      host.press(.return)
      try host.settle()
    }
    #expect(log.entries == ["Two", "Three"])
  }

  @Test("A focused value that can't be compared is updated when a part of it changes")
  func focusedValue() throws {
    struct Reader: View {
      @FocusedValue(\.actionsInUse) private var actions
      var body: some View { Text("Run \(actions?.count ?? 0)") }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack {
          Reader()
          Button("More") { model.count += 1 }
        }
        .focusedSceneValue(\.actionsInUse, ActionsInUse(count: model.count, run: {}))
      }
    }
    let model = Model()
    let host = TestHost { Screen(model: model) }
    defer { host.close() }
    try host.settle()
    #expect(host.exists("Run 1"))
    for count in 2...3 {
      try host.tap("More")
      try host.settle()
      #expect(host.exists("Run \(count)"))
    }
  }

  @Test("A focused value with another object is updated, and one with the same object isn't")
  func focusedObject() throws {
    final class Log { var runs = 0 }
    struct Reader: View {
      let log: Log
      @FocusedValue(\.actionsInUse) private var actions
      var body: some View {
        let _ = (log.runs += 1, actions?.count)
        Text("Reader")
      }
    }
    struct Screen: View {
      let log: Log
      let model: Model
      let targets = [Target(), Target()]
      var body: some View {
        VStack {
          Reader(log: log)
          Text(model.name)
        }
        .focusedSceneValue(\.actionsInUse, ActionsInUse(count: 1, target: targets[model.isOver ? 1 : 0], run: {}))
      }
    }
    let (log, model) = (Log(), Model())
    let host = TestHost { Screen(log: log, model: model) }
    defer { host.close() }
    try host.settle()
    let before = log.runs
    model.name = "Mara"
    try host.settle()
    #expect(host.exists("Mara") && log.runs == before)
    model.isOver = true
    try host.settle()
    #expect(log.runs == before + 1)
  }

  @Test("A modifier with an animation animates its own changes, and not the views that it is applied to")
  func modifierAnimation() throws {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: model.isOver ? 60 : 20, height: 20)
            .accessibilityElement().accessibilityLabel("box")
            .modifier(Shift(x: model.isOver ? 100 : 0).animation(.linear(duration: 1)))
        }
      }
    }
    let model = Model()
    let host = TestHost { Screen(model: model) }
    defer { host.close() }
    model.isOver = true
    host.advance(by: 0)
    host.advance(by: 0.5)
    let half = try host.find(label: "box").frame
    #expect(half.width == 60)
    #expect(abs(half.minX - 50) < 3, "\(half)")
    try host.settle()
    #expect(try host.find(label: "box").frame.minX == 100)
  }
}

private final class Target {}

private struct ActionsInUse {
  var count: Int
  var target = Target()
  var run: () -> Void
}

extension FocusedValues {
  fileprivate var actionsInUse: ActionsInUse? {
    get { self[ActionsInUseKey.self] }
    set { self[ActionsInUseKey.self] = newValue }
  }
}

private struct ActionsInUseKey: FocusedValueKey { typealias Value = ActionsInUse }
