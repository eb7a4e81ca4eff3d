import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("The memory of rows")
struct SavedRowStatesTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count") { count += 1 } }
  }

  private func state(of host: TestHost) throws -> SavedState {
    try host.tap("Count")
    let root = try #require(host.graph.root)
    return try #require(SavedState(of: root))
  }

  @Test("keeps no more entries than states need, however often rows are scrolled away and back")
  func entries() throws {
    let host = TestHost { Counter() }
    let state = try state(of: host)
    var memory = SavedRowStates<Int>()
    for _ in 0..<1_000 {
      for id in 0..<10 { memory.keep(state, for: id) }
      for id in 0..<5 { _ = memory.take(id) }
      memory.forget(9)
    }
    #expect(memory.entryCount <= 100 && Set(memory.ids) == [5, 6, 7, 8])
    host.close()
  }

  @Test("discards the oldest states beyond the limit, and counts a state that is kept again as new")
  func limit() throws {
    let host = TestHost { Counter() }
    let state = try state(of: host)
    var memory = SavedRowStates<Int>()
    for id in 0..<SavedRowStates<Int>.limit { memory.keep(state, for: id) }
    memory.keep(state, for: 0)
    for id in 0..<3 { memory.keep(state, for: -1 - id) }
    #expect(memory.ids.count == SavedRowStates<Int>.limit)
    #expect(memory.all.map(\.id).suffix(4) == [0, -1, -2, -3])
    let found = (0...4).map { memory.take($0) != nil }
    #expect(found == [true, false, false, false, true])
    host.close()
  }
}
