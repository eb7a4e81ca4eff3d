import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite struct FocusCommandTests {
  private func focused(_ host: TestHost) -> String? { host.allElements.filter(\.isFocused).last?.label }

  private final class Log { var lines: [String] = [] }

  @Test func `onMoveCommand and onExitCommand get what nobody inside uses, the innermost first`() {
    let log = Log()
    let host = TestHost {
      VStack {
        Button("inner") {}
          .onMoveCommand { log.lines.append("inner \($0)") }
          .onExitCommand { log.lines.append("exit") }
        Button("outer") {}
        Button("free") {}.onMoveCommand(perform: nil)
      }
      .onMoveCommand { log.lines.append("outer \($0)") }
    }
    #expect(!host.press(.upArrow))
    host.press(.tab)
    host.press(.upArrow)
    host.press(.escape)
    #expect(log.lines == ["inner up", "exit"])
    host.press(.tab)
    host.press(.leftArrow)
    #expect(!host.press(.escape))
    host.press(.tab)
    host.press(.rightArrow)
    #expect(log.lines == ["inner up", "exit", "outer left", "outer right"])
    #expect(focused(host) == "free")
  }

  @Test func `a text field keeps its arrow keys, and a command with a modifier key is no move`() {
    let log = Log()
    struct Field: View {
      @State private var text = "text"
      var body: some View { TextField("Name", text: $text) }
    }
    let host = TestHost {
      VStack {
        Field()
        Button("Other") {}
      }
      .onMoveCommand { log.lines.append("\($0)") }
    }
    host.press(.tab)
    host.press(.leftArrow)
    host.press(.upArrow, modifiers: .option)
    #expect(log.lines.isEmpty)
    host.press(.tab)
    host.press(.rightArrow)
    #expect(log.lines == ["right"])
  }

  private struct Places: View {
    @State private var isCovered = false
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        Color.red.frame(width: 60, height: 40).focusable().focused($focus, equals: 1)
        Color.blue.frame(width: 60, height: 40).focusable().focused($focus, equals: 2)
        Button("cover") { isCovered = true }.buttonStyle(.borderedProminent)
        Button("move") { focus = 1 }
      }
      .onExitCommand { focus = 2 }
      .fullScreenCover(isPresented: $isCovered) { Button("back") { isCovered = false }.keyboardShortcut(.cancelAction) }
    }
  }

  private func rings(_ host: TestHost) -> Int { host.displayDump.components(separatedBy: "stroke 2 ").count - 1 }

  @Test func `where a key had a program move the focus its ring is shown, and where a press had, none`() throws {
    let host = TestHost { Places() }
    host.press(.tab)
    let ring = rings(host)
    host.press(.escape)
    try host.settle()
    #expect(rings(host) == ring && ring > 0)
    try host.tap("move")
    try host.settle()
    #expect(rings(host) == 0)
  }

  @Test func `what has the focus again after Escape closed a cover has its ring again`() throws {
    let host = TestHost { Places() }
    for _ in 0..<3 { host.press(.tab) }
    try host.settle()
    let ring = rings(host)
    #expect(ring > 0 && focused(host) == "cover")
    host.press(.return)
    try host.settle()
    #expect(host.exists("back"))
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("back") && focused(host) == "cover" && rings(host) == ring)
  }

  private struct Scoped: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Button("first") {}
        Button("preferred") {}.prefersDefaultFocus(in: scope)
        Button("reset") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  @Test func `a scope begins with what prefers the focus, and gives it back there when asked to`() {
    let host = TestHost { Scoped() }
    #expect(focused(host) == "preferred")
    host.press(.downArrow)
    #expect(focused(host) == "reset")
    host.press(.return)
    #expect(focused(host) == "preferred")
    #expect(host.messages.isEmpty)
  }

  private struct Unscoped: View {
    @Namespace private var scope

    var body: some View { Button("preferred") {}.prefersDefaultFocus(in: scope) }
  }

  @Test func `a wish in no scope is reported and does nothing`() {
    let host = TestHost { Unscoped() }
    #expect(focused(host) == nil)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("focusScope") == true)
  }

  @Test func `a namespace is its view's own, and stays`() {
    final class IDs { var all: [Namespace.ID] = [] }
    struct Reader: View {
      let ids: IDs
      let tick: Int
      @Namespace private var space

      var body: some View {
        let _ = ids.all.append(space)
        Text("\(tick)")
      }
    }
    struct Pair: View {
      let ids: IDs
      @State private var tick = 0

      var body: some View {
        VStack {
          Reader(ids: ids, tick: tick)
          Reader(ids: ids, tick: tick)
          Button("tick") { tick += 1 }
        }
      }
    }
    let ids = IDs()
    let host = TestHost { Pair(ids: ids) }
    host.press(.tab)
    host.press(.return)
    #expect(ids.all.count == 4)
    #expect(Set(ids.all).count == 2)
    #expect(Array(ids.all[0..<2]) == Array(ids.all[2..<4]))
  }
}
