import SwiftUI

/// Extents one after the other, each of them known or taken for the estimate.
///
/// As long as none is known everything is arithmetic, for any count. Known ones lie in blocks of 64, made where the first becomes known, and
/// a Fenwick tree over the blocks has their sums: an offset, the index at an offset and a correction each take O(log n), and at most a block's
/// length more. What isn't known counts by its number alone, so that the estimate can change for all of them at once.
struct ExtentSums: Sendable {
  private static let blockLength = 64

  private struct Sum {
    var known: Int32 = 0
    var extent = 0.0
  }

  let count: Int
  /// For each that isn't known.
  var estimate: Double
  /// The extents of a block, NaN for what isn't known; empty while nothing of it is.
  private var blocks: [[Double]] = []
  private var sums: [Sum] = []
  private(set) var knownCount = 0
  private var knownExtent = 0.0

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// All known. O(n).
  init(_ extents: [Double]) {
    self.init(count: extents.count, estimate: 0)
    guard count > 0 else { return }
    let blockCount = (count + Self.blockLength - 1) / Self.blockLength
    sums = Array(repeating: Sum(), count: blockCount + 1)
    for block in 0..<blockCount {
      let values = Array(extents[(block * Self.blockLength)..<min(count, (block + 1) * Self.blockLength)])
      blocks.append(values)
      sums[block + 1].known += Int32(values.count)
      sums[block + 1].extent += values.reduce(0, +)
    }
    // Each node of the tree hands its sum to the next that covers it.
    for node in 1...blockCount {
      let parent = node + (node & -node)
      guard parent <= blockCount else { continue }
      sums[parent].known += sums[node].known
      sums[parent].extent += sums[node].extent
    }
    knownCount = count
    knownExtent = extents.reduce(0, +)
  }

  var total: Double { points(known: knownCount, extent: knownExtent, of: count) }

  /// Nil while it isn't known.
  func known(at index: Int) -> Double? {
    guard index >= 0, index < count, !blocks.isEmpty else { return nil }
    let block = blocks[index / Self.blockLength]
    guard !block.isEmpty else { return nil }
    let extent = block[index % Self.blockLength]
    return extent.isNaN ? nil : extent
  }

  subscript(index: Int) -> Double { known(at: index) ?? estimate }

  /// How many of the first ones are known.
  func knownCount(before index: Int) -> Int {
    guard knownCount > 0 else { return 0 }
    return sum(before: min(max(0, index), count)).known
  }

  /// The extents of all before one, which may be the end.
  func offset(of index: Int) -> Double {
    let index = min(max(0, index), count)
    guard knownCount > 0 else { return Double(index) * estimate }
    let (known, extent) = sum(before: index)
    return points(known: known, extent: extent, of: index)
  }

  /// The one that an offset lies in; the first or the last for what lies outside, nil if there is none. Of those without any extent the
  /// offset is in none.
  func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    guard knownCount > 0 else {
      guard estimate > 0 else { return count - 1 }
      return offset / estimate >= Double(count) ? count - 1 : Int(offset / estimate)
    }
    // The last block that begins at the offset or before it.
    var block = 0
    var known = 0
    var extent = 0.0
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      let next = block + step
      if next < sums.count {
        let sum = sums[next]
        let index = min(count, next * Self.blockLength)
        if next * Self.blockLength < count, points(known: known + Int(sum.known), extent: extent + sum.extent, of: index) <= offset {
          block = next
          known += Int(sum.known)
          extent += sum.extent
        }
      }
      step /= 2
    }
    let first = block * Self.blockLength
    let end = min(count, first + Self.blockLength)
    var position = points(known: known, extent: extent, of: first)
    let values = blocks[block]
    if values.isEmpty {
      guard estimate > 0 else { return end - 1 }
      return min(end - 1, first + Int((offset - position) / estimate))
    }
    for index in first..<end {
      let value = values[index - first]
      position += value.isNaN ? estimate : value
      if position > offset { return index }
    }
    return end - 1
  }

  /// Makes one known, or corrects it. Returns by how much everything behind it has moved.
  @discardableResult
  mutating func set(_ index: Int, to extent: Double) -> Double {
    guard index >= 0, index < count else { return 0 }
    let blockCount = (count + Self.blockLength - 1) / Self.blockLength
    if blocks.isEmpty {
      blocks = Array(repeating: [], count: blockCount)
      sums = Array(repeating: Sum(), count: blockCount + 1)
    }
    let block = index / Self.blockLength
    if blocks[block].isEmpty {
      blocks[block] = Array(repeating: .nan, count: min(Self.blockLength, count - block * Self.blockLength))
    }
    let old = blocks[block][index % Self.blockLength]
    blocks[block][index % Self.blockLength] = extent
    let change = Sum(known: old.isNaN ? 1 : 0, extent: extent - (old.isNaN ? 0 : old))
    var node = block + 1
    while node <= blockCount {
      sums[node].known += change.known
      sums[node].extent += change.extent
      node += node & -node
    }
    knownCount += Int(change.known)
    knownExtent += change.extent
    return extent - (old.isNaN ? estimate : old)
  }

  private func sum(before index: Int) -> (known: Int, extent: Double) {
    let block = index / Self.blockLength
    var known = 0
    var extent = 0.0
    var node = block
    while node > 0 {
      known += Int(sums[node].known)
      extent += sums[node].extent
      node -= node & -node
    }
    guard block < blocks.count, !blocks[block].isEmpty else { return (known, extent) }
    for value in blocks[block].prefix(index % Self.blockLength) where !value.isNaN {
      known += 1
      extent += value
    }
    return (known, extent)
  }

  private func points(known: Int, extent: Double, of count: Int) -> Double { extent + Double(count - known) * estimate }
}
