import SwiftUI

/// The lengths of a sequence of elements, each of them known or estimated, with their prefix sums.
///
/// While no length is known, all values are computed arithmetically, for any count. Known lengths are stored in blocks of 64, which are
/// allocated on demand, and their sums in a Fenwick tree over the blocks. Computing an offset, finding the index at an offset, and
/// correcting a length each take O(log n), plus the length of a block. Elements with unknown lengths are only counted, so the estimate can
/// be changed for all of them at once.
struct ExtentSums: Sendable {
  private static let blockLength = 64

  private struct Sum {
    var known: Int32 = 0
    var extent = 0.0
  }

  let count: Int
  /// The length of each element whose length isn't known.
  var estimate: Double
  /// The lengths by block, with NaN for unknown lengths. A block without known lengths is empty.
  private var blocks: [[Double]] = []
  private var sums: [Sum] = []
  private(set) var knownCount = 0
  private var knownExtent = 0.0

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// Creates a sequence of known lengths.
  ///
  /// - Complexity: O(n), where n is the number of lengths.
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
    // Each node of the tree adds its sum to the next node that covers it.
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

  /// Returns the length at an index, or `nil` if it isn't known.
  func known(at index: Int) -> Double? {
    guard index >= 0, index < count, !blocks.isEmpty else { return nil }
    let block = blocks[index / Self.blockLength]
    guard !block.isEmpty else { return nil }
    let extent = block[index % Self.blockLength]
    return extent.isNaN ? nil : extent
  }

  subscript(index: Int) -> Double { known(at: index) ?? estimate }

  /// Returns the number of known lengths before an index.
  func knownCount(before index: Int) -> Int {
    guard knownCount > 0 else { return 0 }
    return sum(before: min(max(0, index), count)).known
  }

  /// Returns the sum of the lengths before an index, which may be `count`.
  func offset(of index: Int) -> Double {
    let index = min(max(0, index), count)
    guard knownCount > 0 else { return Double(index) * estimate }
    let (known, extent) = sum(before: index)
    return points(known: known, extent: extent, of: index)
  }

  /// Returns the index of the element that contains an offset, or of the first or last element if the offset is out of range. Elements with
  /// a length of zero contain no offset. Returns `nil` if there are no elements.
  func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    guard knownCount > 0 else {
      guard estimate > 0 else { return count - 1 }
      return offset / estimate >= Double(count) ? count - 1 : Int(offset / estimate)
    }
    // Finds the last block that begins at the offset or before it.
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

  /// Sets a length. Returns the distance by which the elements behind it have moved.
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
