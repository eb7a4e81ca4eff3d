import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("ForEach: identity")
struct ForEachIdentityTests {
  @Observable
  final class Model {
    var ids: [Int] = []
    /// The number that the most recently created row has received.
    @ObservationIgnored var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  private struct Row: View {
    let id: Int
    @State private var number: Int

    init(id: Int, model: Model) {
      self.id = id
      _number = State(wrappedValue: model.next())
    }

    var body: some View { Text("\(id): \(number)") }
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  /// A collection that counts three elements, and one less at each further request, and that yields a thousand.
  private struct Miscounting: RandomAccessCollection {
    final class Asked {
      var times = 0
      var steps = 0
    }
    let asked = Asked()
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    var count: Int {
      asked.times += 1
      return 4 - asked.times
    }

    subscript(index: Int) -> Int { index }

    func makeIterator() -> AnyIterator<Int> {
      var next = -1
      return AnyIterator {
        next += 1
        asked.steps = next
        return next < 1_000 ? next : nil
      }
    }
  }

  @Test("ForEach limits a collection to its first count, even if it yields more elements or its count changes with each request")
  func miscounting() {
    let numbers = Miscounting()
    let host = TestHost { VStack { ForEach(numbers, id: \.self) { Text("Row \($0)") } } }
    #expect(host.exists("Row 0") && !host.exists("Row 3"))
    #expect(numbers.asked.steps < 10, "The collection isn't iterated to its end")
    host.close()
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) { ForEach(model.ids.map { Numbered(id: $0) }) { Row(id: $0.id, model: model) } }
    }
  }

  @Test(
    "Each occurrence of an id keeps its state, and rows are in the data's order, for any change of the data",
    arguments: SeededGenerator.seeds(1...6)
  )
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 1_000)) { Rows(model: model) }
    var shown: [[Int]: String] = [:]
    for step in 0..<120 {
      var ids = model.ids
      switch Int.random(in: 0..<6, using: &random) {
      case 0: ids.append(Int.random(in: 0..<12, using: &random))
      case 1: ids.insert(Int.random(in: 0..<12, using: &random), at: Int.random(in: 0...ids.count, using: &random))
      case 2: if !ids.isEmpty { ids.remove(at: Int.random(in: 0..<ids.count, using: &random)) }
      case 3: ids.shuffle(using: &random)
      case 4: if ids.count > 1 { ids.swapAt(ids.count - 1, Int.random(in: 0..<ids.count - 1, using: &random)) }
      default: ids = ids.count > 20 ? Array(ids.prefix(5)) : ids + ids.suffix(2)
      }
      model.ids = ids
      host.render()
      let texts = host.findAll(text: ": ").sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
      #expect(texts.map { $0.prefix { $0 != ":" } } == ids.map { "\($0)"[...] }, "step \(step)")
      var now: [[Int]: String] = [:]
      var seen: [Int: Int] = [:]
      for (id, text) in zip(ids, texts) {
        let key = [id, seen[id, default: 0]]
        seen[id, default: 0] += 1
        if let old = shown[key] { #expect(text == old, "step \(step): \(key)") }
        now[key] = text
      }
      #expect(Set(texts).count == ids.count, "step \(step)")
      shown = now
    }
    #expect(host.messages.allSatisfy { $0.contains("two elements with the id") })
  }
}
