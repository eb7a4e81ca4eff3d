import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite struct FocusCommandTests {
  private func focused(_ host: TestHost) -> String? { host.allElements.filter(\.isFocused).last?.label }

  private final class Log { var lines: [String] = [] }

  @Test func `The innermost onMoveCommand or onExitCommand receives a key that no inner view handles`() {
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

  @Test func `A text field keeps its arrow keys, and an arrow key with a modifier key is no move command`() {
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

  @Test func `A program's focus move shows the focus ring if a key caused it, and doesn't if a press caused it`() throws {
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

  @Test func `The focused view has its focus ring again after Escape has closed a cover`() throws {
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

  @Test func `A focus scope begins with its preferred view, and resetFocus returns the focus to it`() {
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

  @Test func `A preferred focus outside of a scope is reported and has no effect`() {
    let host = TestHost { Unscoped() }
    #expect(focused(host) == nil)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("focusScope") == true)
  }

  @Test func `A namespace belongs to one view and persists across updates`() {
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
