import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Decision logs")
struct DecisionLogTests {
  private struct Content: View {
    @State private var count = 0
    @State private var isAsking = false

    var body: some View {
      VStack {
        Counter(count: count)
        Button("Add") { count += 1 }.focusable()
        Button("Ask") { isAsking = true }
      }
      .alert("Sure?", isPresented: $isAsking) {}
    }
  }

  private struct Counter: View {
    let count: Int

    var body: some View { Text("\(count)") }
  }

  /// Returns the lines that an engine logs while a closure runs.
  private func lines(_ engine: DecisionLog.Engine, _ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    DecisionLog.listener = { if $0 == engine { lines.append($1) } }
    defer { DecisionLog.listener = nil }
    try body()
    return lines
  }

  @Test("A list of names selects engines, and unknown names are returned")
  func names() {
    #expect(DecisionLog.engines(in: "") == ([], []))
    #expect(DecisionLog.engines(in: "focus, gestures") == ([.focus, .gestures], []))
    #expect(DecisionLog.engines(in: "all") == (Set(DecisionLog.Engine.allCases), []))
    #expect(DecisionLog.engines(in: "focus,layout,Updates,,") == ([.focus], ["layout", "Updates"]))
  }

  @Test("Each evaluated body logs its reason, and an idle window logs nothing")
  func updates() throws {
    var host: TestHost?
    let first = lines(.updates) { host = TestHost { Content() } }
    #expect(first.contains { $0.hasSuffix("Counter: the view is new") }, "\(first)")
    let next = try lines(.updates) { try host?.tap("Add") }
    #expect(next.count { $0.hasSuffix("Content: a value that it reads has changed") } == 1, "\(next)")
    #expect(next.count { $0.hasSuffix("Counter: the view's values have changed") } == 1, "\(next)")
    #expect(!DecisionLog.logsUpdates)
    let atRest = lines(.updates) { host?.advance(by: 0.5) }
    #expect(atRest.isEmpty)
  }

  @Test("A focus movement logs its target and its cause")
  func focus() {
    let host = TestHost { Content() }
    let moves = lines(.focus) { host.press(.tab) }
    #expect(moves.count == 1 && moves[0].hasPrefix("moves from nothing to Content") && moves[0].hasSuffix(" by keyboard"), "\(moves)")
  }

  @Test("A gesture arena logs its participants, its winner and its losers")
  func gestures() throws {
    let host = TestHost {
      Text("Here").frame(width: 100, height: 100).onTapGesture {}.gesture(DragGesture().onChanged { _ in })
    }
    let tap = try lines(.gestures) { try host.tap("Here") }
    #expect(tap.first?.hasPrefix("the candidates of a press are ") == true && tap.first?.contains("; ") == true, "\(tap)")
    #expect(tap.count { $0.hasSuffix(" wins") } == 1 && tap.contains { $0.hasSuffix(" fails") }, "\(tap)")
  }

  @Test("A presentation logs that it is requested, shown, dismissed and ended")
  func presentation() throws {
    let host = TestHost { Content() }
    let steps = try lines(.presentation) {
      try host.tap("Ask")
      try host.settle()
      host.press(.escape)
      host.press(.return)
      try host.settle()
    }
    let words = steps.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(steps.allSatisfy { $0.hasPrefix("an alert of ") } && words == ["requested", "shown", "dismissed", "ended"], "\(steps)")
  }
}
