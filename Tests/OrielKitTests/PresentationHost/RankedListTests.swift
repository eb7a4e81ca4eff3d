import OrielTesting
import Testing

@testable import OrielKit

/// A rank that counts its comparisons.
private struct Counted: Comparable {
  let value: Int
  nonisolated(unsafe) static var comparisons = 0

  static func < (left: Self, right: Self) -> Bool {
    comparisons += 1
    return left.value < right.value
  }
}

@MainActor
@Suite("RankedList", .serialized)
struct RankedListTests {
  @Test("After each of 500 random changes a ranked list equals a sorted array")
  func random() {
    let seed = UInt64.random(in: .min ... .max)
    print("Ranked lists, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var list = RankedList<Int, Int, String>()
    var model: [(id: Int, rank: Int, element: String)] = []
    for step in 0..<500 {
      let id = Int.random(in: 0..<40, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        // Ranks are unique.
        let rank = Int.random(in: -5...5, using: &generator) * 1000 + step
        list.insert("\(step)", id: id, rank: rank)
        model.removeAll { $0.id == id }
        model.append((id, rank, "\(step)"))
        model.sort { $0.rank < $1.rank }
      case 5..<7:
        #expect(list.remove(id) == model.first { $0.id == id }?.element)
        model.removeAll { $0.id == id }
      case 7:
        #expect(list.removeFirst() == model.first?.element)
        if !model.isEmpty { model.removeFirst() }
      case 8:
        list.update(id) { $0 += "!" }
        if let index = model.firstIndex(where: { $0.id == id }) { model[index].element += "!" }
      default:
        if Int.random(in: 0..<20, using: &generator) == 0 {
          #expect(list.removeAll() == model.map(\.element))
          model = []
        }
      }
      #expect(list.elements == model.map(\.element), "seed \(seed), step \(step)")
      #expect(list.isEmpty == model.isEmpty)
      #expect(list[id] == model.first { $0.id == id }?.element && list.rank(of: id) == model.first { $0.id == id }?.rank)
    }
  }

  /// Returns the number of comparisons to insert, update, find and remove a number of elements.
  private func comparisons(_ count: Int, isReversed: Bool) -> Int {
    Counted.comparisons = 0
    var list = RankedList<Int, Counted, Int>()
    let numbers = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    for number in numbers { list.insert(number, id: number, rank: Counted(value: number)) }
    for number in numbers { list.update(number) { $0 += 1 } }
    for number in numbers { _ = list[number] }
    for number in numbers { list.remove(number) }
    return Counted.comparisons
  }

  @Test("Twice as many elements take little more than twice the comparisons", arguments: [false, true])
  func cost(isReversed: Bool) {
    let (fifty, hundred) = (comparisons(50, isReversed: isReversed), comparisons(100, isReversed: isReversed))
    print("comparisons of 50: \(fifty), of 100: \(hundred)")
    #expect(hundred <= fifty * 5 / 2 && hundred <= 100 * 4 * 8)
  }
}
