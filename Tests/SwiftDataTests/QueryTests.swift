import Foundation
import Oriel
import OrielTesting
import SwiftData
import Testing

@Model
final class Chore {
  var title: String
  var rank: Int
  var isDone = false

  init(_ title: String, rank: Int, isDone: Bool = false) {
    self.title = title
    self.rank = rank
    self.isDone = isDone
  }
}

@MainActor private final class BodyCounts {
  var list = 0
  var rows = 0
}

private struct ChoreList: View {
  @Query(filter: #Predicate<Chore> { !$0.isDone }, sort: \Chore.rank) private var chores: [Chore]
  let counts: BodyCounts

  init(_ counts: BodyCounts) { self.counts = counts }

  var body: some View {
    counts.list += 1
    return VStack { ForEach(chores) { ChoreRow(chore: $0, counts: counts) } }
  }
}

private struct ChoreRow: View {
  let chore: Chore
  let counts: BodyCounts

  var body: some View {
    counts.rows += 1
    return Text(verbatim: chore.title).accessibilityIdentifier("chore")
  }
}

/// A list whose predicate depends on its parent.
private struct ChoresAbove: View {
  @Query private var chores: [Chore]

  init(rank: Int) { _chores = Query(filter: #Predicate { $0.rank > rank }, sort: [SortDescriptor(\.title, order: .reverse)]) }

  var body: some View { VStack { ForEach(chores) { Text(verbatim: $0.title).accessibilityIdentifier("chore") } } }
}

@MainActor
@Suite("Queries of views")
struct QueryTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (title, rank) in [("sweep", 2), ("wash", 1), ("polish", 3)] { container.mainContext.insert(Chore(title, rank: rank)) }
    try container.mainContext.save()
  }

  private func titles(_ host: TestHost) -> [String] { host.findAll(identifier: "chore").map(\.label) }

  /// Performs a view's action and renders the next frame.
  private func act(_ host: TestHost, _ action: () -> Void) {
    host.perform(action)
    host.render()
  }

  /// Lets the main queue run its pending work.
  private func turn(_ host: TestHost) async throws {
    try await Task.sleep(for: .milliseconds(20))
    host.advance(by: 0.1)
  }

  private func listHost(_ counts: BodyCounts) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 300)) { ChoreList(counts).modelContainer(container) }
  }

  @Test("A query's models are in its order, and insertions and deletions appear in the next frame, saved or not")
  func comingAndGoing() throws {
    let host = listHost(BodyCounts())
    defer { host.close() }
    #expect(titles(host) == ["wash", "sweep", "polish"])
    act(host) { context.insert(Chore("scrub", rank: 0)) }
    #expect(titles(host) == ["scrub", "wash", "sweep", "polish"])
    let sweep = try #require(try context.fetch(FetchDescriptor<Chore>(predicate: #Predicate { $0.title == "sweep" })).first)
    act(host) { context.delete(sweep) }
    #expect(titles(host) == ["scrub", "wash", "polish"])
    act(host) { context.rollback() }
    #expect(titles(host) == ["wash", "sweep", "polish"])
  }

  @Test("A changed value evaluates one row's body, and the list's body only if the models or their order change")
  func values() async throws {
    let counts = BodyCounts()
    let host = listHost(counts)
    defer { host.close() }
    let chores = try context.fetch(FetchDescriptor<Chore>(sortBy: [SortDescriptor(\.rank)]))
    (counts.list, counts.rows) = (0, 0)
    host.perform { chores[1].title = "sweep well" }
    try await turn(host)
    #expect(titles(host) == ["wash", "sweep well", "polish"])
    #expect(counts.list == 0 && counts.rows == 1)
    host.perform { chores[0].rank = 9 }
    try await turn(host)
    #expect(titles(host) == ["sweep well", "polish", "wash"])
    #expect(counts.list == 1)
    host.perform { chores[2].isDone = true }
    try await turn(host)
    #expect(titles(host) == ["sweep well", "wash"])
    #expect(counts.list == 2)
  }

  @Test("Inserting many models evaluates the list's body once")
  func many() throws {
    let counts = BodyCounts()
    let host = listHost(counts)
    defer { host.close() }
    counts.list = 0
    act(host) { for rank in 10..<60 { context.insert(Chore("chore \(rank)", rank: rank)) } }
    #expect(titles(host).count == 53 && counts.list == 1)
  }

  @Test("A query shows what another context saves")
  func otherContext() async throws {
    let host = listHost(BodyCounts())
    defer { host.close() }
    let other = ModelContext(container)
    other.insert(Chore("scrub", rank: 0))
    let wash = try #require(try other.fetch(FetchDescriptor<Chore>(predicate: #Predicate { $0.title == "wash" })).first)
    wash.title = "wash well"
    try other.save()
    try await turn(host)
    #expect(titles(host) == ["scrub", "wash well", "sweep", "polish"])
  }

  @Test("A query whose predicate captures a new value fetches again")
  func captured() {
    struct Chooser: View {
      @State private var rank = 1

      var body: some View {
        VStack {
          Button("Higher") { rank += 1 }
          ChoresAbove(rank: rank)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Chooser().modelContainer(container) }
    defer { host.close() }
    #expect(titles(host) == ["sweep", "polish"])
    #expect(throws: Never.self) { try host.tap("Higher") }
    #expect(titles(host) == ["polish"])
  }

  @Test("A view creates its container once, in memory if requested, and passes it to the callback")
  func madeContainer() throws {
    var made: [Result<ModelContainer, any Error>] = []
    struct Adder: View {
      @Environment(\.modelContext) private var context
      @Query(sort: [SortDescriptor(\Chore.title)]) private var chores: [Chore]
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Add") {
            count += 1
            context.insert(Chore("chore \(count)", rank: 0))
          }
          ForEach(chores) { Text(verbatim: $0.title).accessibilityIdentifier("chore") }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Adder().modelContainer(for: Chore.self, inMemory: true) { made.append($0) }
    }
    defer { host.close() }
    try host.tap("Add")
    try host.tap("Add")
    #expect(titles(host) == ["chore 1", "chore 2"])
    #expect(made.count == 1)
    #expect(try made[0].get().configurations.allSatisfy(\.isStoredInMemoryOnly))
  }

  @Test("A memberwise initializer of a view in another file omits private queries")
  func memberwise() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { TitledChores(least: 2).modelContainer(container) }
    defer { host.close() }
    #expect(titles(host) == ["polish", "sweep"])
  }

  @Test("A query without a container has no models and a fetch error")
  func noContainer() {
    struct Lost: View {
      @Query private var chores: [Chore]

      var body: some View {
        let state = _chores.fetchError == nil ? "fetched" : "failed"
        return Text(verbatim: "\(chores.count) \(state)").accessibilityIdentifier("state")
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Lost() }
    defer { host.close() }
    #expect(host.findAll(identifier: "state").map(\.label) == ["0 failed"])
  }

  @Test("A query with an animation animates the rows when the order changes")
  func animation() async throws {
    struct Animated: View {
      @Query(sort: \Chore.rank, animation: .linear(duration: 1)) private var chores: [Chore]

      var body: some View {
        VStack(spacing: 0) { ForEach(chores) { Text(verbatim: $0.title).frame(height: 40).accessibilityIdentifier($0.title) } }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Animated().modelContainer(container) }
    defer { host.close() }
    let before = try host.find(identifier: "wash").frame.minY
    let wash = try #require(try context.fetch(FetchDescriptor<Chore>(predicate: #Predicate { $0.title == "wash" })).first)
    host.perform { wash.rank = 9 }
    try await Task.sleep(for: .milliseconds(20))
    host.advance(by: 0.5)
    let halfway = try host.find(identifier: "wash").frame.minY
    host.advance(by: 1)
    let after = try host.find(identifier: "wash").frame.minY
    #expect(after > before + 70 && halfway > before + 10 && halfway < after - 10)
  }
}
