import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("ExtentTree")
struct ExtentTreeTests {
  // MARK: - Comparison with an array

  @Test("Any sequence of changes yields the same extents as an array", arguments: SeededGenerator.seeds(1...6))
  func matchesArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = ExtentArray(estimate: 44)
    var tree = ExtentTree(estimate: 44)
    for step in 0..<600 {
      let n = model.extents.count
      let action = random.change(of: n)
      action.apply(to: &tree)
      action.apply(to: &model)
      if let flaw = tree.flaw {
        Issue.record("seed \(seed), step \(step), \(action): \(flaw)")
        return
      }
      if let difference = model.difference(from: tree, random: &random) {
        Issue.record("seed \(seed), step \(step), \(action): \(difference)")
        return
      }
    }
  }

  @Test("A change of a copy doesn't affect the original")
  func copies() {
    var tree = ExtentTree(count: 100, estimate: 10)
    tree.measure(30, at: 50)
    let copy = tree
    tree.measure(5, at: 50)
    tree.remove(0..<40)
    #expect(copy.count == 100)
    #expect(copy.measuredExtent(at: 50) == 30)
    #expect(tree.measuredExtent(at: 10) == 5)
    #expect(copy.flaw == nil)
  }

  // MARK: - Edge cases

  @Test("An empty tree returns zero for every query")
  func empty() {
    var tree = ExtentTree(estimate: 44)
    tree.remove(0..<3)
    tree.forget(0..<3)
    tree.measure(10, at: 0)
    #expect(tree.count == 0)
    #expect(tree.total == 0)
    #expect(tree.offset(of: 0) == 0)
    #expect(tree.offset(of: 7) == 0)
    #expect(tree.extent(at: 0) == 0)
    #expect(tree.measuredExtent(at: 0) == nil)
    for offset in [-1, 0, 1, Double.infinity, .nan] { #expect(tree.index(at: offset) == 0) }
    #expect(tree.flaw == nil)
  }

  @Test("Two billion items with five jumps take a handful of entries, exact to less than a thousandth of a point")
  func twoBillion() {
    let count = 2_000_000_000
    var tree = ExtentTree(count: count, estimate: 44)
    #expect(tree.entryCount == 1)
    #expect(tree.total == 88_000_000_000)
    var added = 0.0
    var jumps = [1_999_999_980, 3, 1_000_000_000, 700_000_001, 1_500_000_000]
    while let start = jumps.popLast() {
      for index in start..<start + 20 {
        tree.measure(50.5, at: index)
        added += 6.5
      }
    }
    #expect(tree.measuredCount == 100)
    #expect(tree.entryCount <= 11)
    #expect(tree.flaw == nil)
    #expect(abs(tree.total - (88_000_000_000 + added)) < 0.001)
    #expect(abs(tree.offset(of: 1_500_000_005) - (1_500_000_005.0 * 44 + 65 * 6.5)) < 0.001)
    for index in [0, 4, 22, 700_000_000, 700_000_020, 1_000_000_019, 1_234_567_890, 1_999_999_999] {
      #expect(tree.index(at: tree.offset(of: index)) == index)
      #expect(tree.index(at: tree.offset(of: index + 1) - 0.01) == index)
    }
    tree.remove(0..<count)
    #expect(tree.count == 0)
    #expect(tree.total == 0)
    #expect(tree.flaw == nil)
  }

  @Test("The greatest possible counts neither overflow nor trap")
  func greatestCount() {
    var tree = ExtentTree(count: .max, estimate: .greatestFiniteMagnitude)
    tree.insert(.max, at: 5)
    #expect(tree.count == .max)
    tree.measure(.greatestFiniteMagnitude, at: .max - 1)
    tree.measure(1, at: .max / 2)
    #expect(tree.total.isFinite)
    for offset in [0, 1e12, 1e30, tree.total.nextDown, tree.total, .infinity, -.infinity, .nan] {
      #expect((0..<Int.max).contains(tree.index(at: offset)))
    }
    #expect(tree.flaw == nil)
  }

  @Test("Items without an extent are skipped, and the last item is returned if none has one")
  func zeroExtents() {
    var tree = ExtentTree(count: 100, estimate: 44)
    for index in 0..<100 { tree.measure(0, at: index) }
    #expect(tree.total == 0)
    #expect(tree.index(at: 0) == 99)
    #expect(tree.index(at: 10) == 99)
    #expect(tree.index(at: -10) == 0)
    tree.measure(20, at: 60)
    #expect(tree.index(at: 0) == 60)
    #expect(tree.index(at: 19.9) == 60)
    #expect(tree.index(at: 20) == 99)
    #expect(tree.flaw == nil)
  }

  @Test("Invalid extents count as zero", arguments: [Double.nan, .infinity, -.infinity, -3, -0.0])
  func badExtents(extent: Double) {
    var tree = ExtentTree(count: 3, estimate: 10)
    tree.measure(extent, at: 1)
    #expect(tree.measuredExtent(at: 1) == 0)
    #expect(tree.total == 20)
    #expect(tree.flaw == nil)
  }

  @Test("An invalid estimate is ignored", arguments: [Double.nan, .infinity, -.infinity, -3, 0])
  func badEstimates(estimate: Double) {
    var tree = ExtentTree(count: 3, estimate: 10)
    tree.estimate = estimate
    #expect(tree.estimate == 10)
    #expect(tree.total == 30)
    #expect(ExtentTree(count: 2, estimate: estimate).total == 88)
  }

  @Test("Out-of-range indexes are clamped")
  func badIndexes() {
    var tree = ExtentTree(count: -4, estimate: 10)
    #expect(tree.count == 0)
    tree.insert(3, at: 70)
    tree.insert(-3, at: 0)
    tree.insert(2, at: -70)
    tree.measure(9, at: 5)
    tree.measure(9, at: -1)
    #expect(tree.count == 5)
    #expect(tree.measuredCount == 0)
    tree.measure(9, at: 4)
    tree.forget(5..<70)
    tree.forget(-70..<4)
    tree.remove(5..<70)
    #expect(tree.count == 5)
    #expect(tree.measuredCount == 1)
    #expect(tree.offset(of: -1) == 0)
    #expect(tree.offset(of: 70) == tree.total)
    tree.remove(-70 ..< -60)
    tree.remove(3..<Int.max)
    #expect(tree.count == 3)
    #expect(tree.flaw == nil)
  }

  // MARK: - Work

  @Test("Items measured in order fill their blocks, in both directions")
  func density() {
    let blocks = 600
    let count = blocks * ExtentTree.blockCapacity
    var down = ExtentTree(count: count, estimate: 44)
    var up = down
    for index in 0..<count {
      down.measure(Double(index % 7), at: index)
      up.measure(Double((count - 1 - index) % 7), at: count - 1 - index)
    }
    #expect(down.entryCount == blocks)
    #expect(up.entryCount == blocks)
    #expect(down.flaw == nil && up.flaw == nil)
    #expect(down.total == up.total)
  }

  @Test("Queries and changes among 40,000 entries visit a logarithmic number of them")
  func visits() {
    let count = 1_000_000
    var tree = ExtentTree(count: count, estimate: 44)
    var random = SeededGenerator(seed: 7)
    // Every other item is measured, which is the worst case: each is an entry.
    for index in stride(from: 0, to: 40_000, by: 2) { tree.measure(50, at: index) }
    #expect(tree.entryCount == 40_000)
    // log2(40,000) is 15.3. The probability that a treap of that size exceeds three times that height is negligible.
    #expect(tree.height <= 46)

    let changes: [(inout ExtentTree, Int) -> Void] = [
      { tree, index in tree.measure(70, at: index) },
      { tree, index in tree.insert(3, at: index) },
      { tree, index in tree.remove(index..<index + 3) },
      { tree, index in tree.forget(index..<index + 3) },
    ]
    for change in changes {
      var all = 0
      for _ in 0..<1_000 {
        let before = tree.visits
        change(&tree, random.index(below: 40_000))
        let visits = tree.visits - before
        #expect(visits < 12 * 46)
        all += visits
      }
      #expect(all / 1_000 < 12 * 22)
    }
  }
}

// MARK: - The model

/// Extents in an array. `nil` stands for an unmeasured extent.
private struct ExtentArray {
  var extents: [Double?] = []
  var estimate: Double

  func difference(from tree: ExtentTree, random: inout SeededGenerator) -> String? {
    var offsets = [0.0]
    for extent in extents { offsets.append(offsets.last! + (extent ?? estimate)) }
    let n = extents.count
    if tree.count != n { return "count \(tree.count), not \(n)" }
    let measured = extents.compactMap(\.self)
    if tree.measuredCount != measured.count { return "measured \(tree.measuredCount), not \(measured.count)" }
    if abs(tree.measuredTotal - measured.reduce(0, +)) > 1e-6 { return "measured total \(tree.measuredTotal)" }
    if abs(tree.total - offsets[n]) > 1e-6 { return "total \(tree.total), not \(offsets[n])" }
    if tree.offset(of: n) != tree.total { return "the end is not the total" }
    for _ in 0..<8 where n > 0 {
      let index = random.index(below: n)
      if tree.measuredExtent(at: index) != extents[index] { return "extent \(index)" }
      if tree.extent(at: index) != extents[index] ?? estimate { return "extent \(index)" }
      let offset = tree.offset(of: index)
      if abs(offset - offsets[index]) > 1e-6 { return "offset of \(index) is \(offset), not \(offsets[index])" }
      if tree.extent(at: index) > 0, tree.index(at: offset) != index { return "item at the offset of \(index)" }
      let somewhere = (random.fraction() * 1.2 - 0.1) * offsets[n]
      let found = tree.index(at: somewhere)
      let expected = somewhere < 0 ? 0 : (0..<n).first { somewhere < offsets[$0 + 1] } ?? n - 1
      // Sums in different orders differ in their last bits.
      if found != expected, abs(somewhere - offsets[expected]) > 1e-6, abs(somewhere - offsets[expected + 1]) > 1e-6 {
        return "item at \(somewhere) is \(found), not \(expected)"
      }
    }
    return nil
  }
}

private enum ExtentChange {
  case insert(Int, at: Int)
  case remove(Range<Int>)
  case measure(Double, at: Int)
  /// Measures adjacent items in the order in which scrolling builds them, or in reverse.
  case sweep(Range<Int>, backwards: Bool)
  case forget(Range<Int>)
  case estimate(Double)

  func apply(to tree: inout ExtentTree) {
    switch self {
    case .insert(let count, let index): tree.insert(count, at: index)
    case .remove(let range): tree.remove(range)
    case .measure(let extent, let index): tree.measure(extent, at: index)
    case .sweep(let range, let backwards):
      for index in backwards ? Array(range.reversed()) : Array(range) { tree.measure(Self.swept(index), at: index) }
    case .forget(let range): tree.forget(range)
    case .estimate(let estimate): tree.estimate = estimate
    }
  }

  func apply(to model: inout ExtentArray) {
    switch self {
    case .insert(let count, let index): model.extents.insert(contentsOf: Array(repeating: nil, count: count), at: index)
    case .remove(let range): model.extents.removeSubrange(range)
    case .measure(let extent, let index): model.extents[index] = extent
    case .sweep(let range, _): for index in range { model.extents[index] = Self.swept(index) }
    case .forget(let range): for index in range { model.extents[index] = nil }
    case .estimate(let estimate): model.estimate = estimate
    }
  }

  private static func swept(_ index: Int) -> Double { Double(index % 13) * 7.3 }
}

extension SeededGenerator {
  fileprivate mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  fileprivate mutating func fraction() -> Double { Double.random(in: 0..<1, using: &self) }

  fileprivate mutating func range(below count: Int, upTo length: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &self)
    return start..<min(count, start + index(below: length + 1))
  }

  fileprivate mutating func change(of count: Int) -> ExtentChange {
    switch index(below: 100) {
    case _ where count == 0, 0..<20:
      return .insert(index(below: count > 1_000 ? 5 : 60), at: Int.random(in: 0...count, using: &self))
    case 20..<35: return .remove(range(below: count, upTo: index(below: 20) == 0 ? count : 50))
    case 35..<60: return .measure(index(below: 6) == 0 ? 0 : fraction() * 200, at: index(below: count))
    case 60..<80: return .sweep(range(below: count, upTo: 70), backwards: Bool.random(using: &self))
    case 80..<95: return .forget(range(below: count, upTo: index(below: 10) == 0 ? count : 40))
    default: return .estimate(1 + fraction() * 100)
    }
  }
}
