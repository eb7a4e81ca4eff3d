import Observation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Gate {
  var isOpen = true
}

private struct Tapped<Content: View>: View {
  @State private var tracked = Tracked()
  @State private var count = 0
  let shaped: (Button<Text>, Int) -> Content

  init(@ViewBuilder shaped: @escaping (Button<Text>, Int) -> Content) { self.shaped = shaped }

  var body: some View {
    let _ = tracked
    shaped(Button("tap") { count += 1 }, count)
  }
}

private struct Gated<Content: View>: View {
  let gate: Gate
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { if gate.isOpen { content() } } }
}

@MainActor @Suite("Lifetime of state under transactions", .serialized)
struct TransactionLifeTests {
  private func leaves<Content: View>(_ taps: Bool = true, @ViewBuilder _ content: @escaping () -> Content) throws -> Int {
    let before = Tracked.count
    let gate = Gate()
    let host = TestHost { Gated(gate: gate, content: content) }
    if taps { try host.tap("tap") }
    try host.settle()
    gate.isOpen = false
    try host.settle()
    let left = Tracked.count - before
    host.close()
    return left
  }

  @Test("State in a tab is released with its view under an animation or a transaction that has been used")
  func tabs() throws {
    #expect(
      try leaves { TabView { Tapped { $0.animation(.default, value: $1) }.tabItem { Text(verbatim: "a") } } } == 0)
    #expect(try leaves { TabView { Tapped { button, _ in button.transaction { _ in } }.tabItem { Text(verbatim: "a") } } } == 0)
    #expect(try leaves { TabView { Tapped { $0.animation(nil, value: $1) }.tabItem { Text(verbatim: "a") } } } == 0)
  }

  @Test("State is released with lazy content in a tab")
  func lazyTabs() throws {
    #expect(try leaves { TabView { List { Tapped { button, _ in button } }.tabItem { Text(verbatim: "a") } } } == 0)
    #expect(
      try leaves { TabView { ScrollView { LazyVStack { Tapped { button, _ in button } } }.tabItem { Text(verbatim: "a") } } } == 0)
  }

  @Test("State is released with a split view")
  func split() throws {
    #expect(
      try leaves(false) {
        NavigationSplitView {
          Tapped { button, _ in button }
        } detail: {
          Text(verbatim: "d")
        }
      } == 0)
  }

  @Test("Environment scopes under an animation are released with it")
  func scopes() throws {
    weak var scope: EnvironmentScope?
    let gate = Gate()
    let host = TestHost { Gated(gate: gate) { Tapped { $0.animation(.default, value: $1) } } }
    try host.tap("tap")
    scope = host.graph.rootNode.flatMap { Self.lastScope(under: $0) }
    #expect(scope != nil)
    gate.isOpen = false
    try host.settle()
    #expect(scope == nil)
    host.close()
  }

  private static func lastScope(under node: AnyViewNode) -> EnvironmentScope? {
    var last = node.scope
    func visit(_ node: AnyViewNode) {
      last = node.scope
      node.forEachChild(visit)
    }
    visit(node)
    return last
  }
}
