import Foundation

/// What became of the elements of one collection in the next.
///
/// Both ends are compared first, whole blocks of memory at a time where the collections lie in memory: bytes that agree are the same
/// element. What is left in the middle is told apart by id.
@MainActor
struct RowDiff<Data: RandomAccessCollection, ID: Hashable> {
  let old: Data
  let new: Data
  let id: (Data.Element) -> ID

  /// Nil where nothing came, went or moved.
  func edit() -> RowEdit? {
    let (oldCount, newCount) = (old.count, new.count)
    var prefix = commonPrefix(oldCount, newCount)
    while prefix < min(oldCount, newCount), id(old, prefix) == id(new, prefix) { prefix += 1 }
    if prefix == oldCount, prefix == newCount { return nil }
    var suffix = commonSuffix(upTo: min(oldCount, newCount) - prefix)
    while suffix < min(oldCount, newCount) - prefix, id(old, oldCount - 1 - suffix) == id(new, newCount - 1 - suffix) { suffix += 1 }
    let (oldMiddle, newMiddle) = (prefix..<(oldCount - suffix), prefix..<(newCount - suffix))
    var edit = RowEdit(range: oldMiddle, count: newMiddle.count)
    guard !oldMiddle.isEmpty, !newMiddle.isEmpty else { return edit }
    // An id that stands twice keeps its order among its likes.
    var places: [ID: [Int]] = [:]
    places.reserveCapacity(newMiddle.count)
    for index in newMiddle.reversed() { places[id(new, index), default: []].append(index) }
    for index in oldMiddle { if let place = places[id(old, index)]?.popLast() { edit.kept[index] = place } }
    return edit
  }

  private func id(_ data: Data, _ index: Int) -> ID { id(data[data.index(data.startIndex, offsetBy: index)]) }

  private func commonPrefix(_ oldCount: Int, _ newCount: Int) -> Int {
    compareMemory { old, new, size in
      let limit = min(oldCount, newCount)
      var (low, step) = (0, 1 << 10)
      while step > 0 {
        let length = min(step, limit - low)
        if length > 0, memcmp(old + low * size, new + low * size, length * size) == 0 { low += length } else { step /= 4 }
        if low == limit { break }
      }
      return low
    }
  }

  private func commonSuffix(upTo limit: Int) -> Int {
    let (oldCount, newCount) = (old.count, new.count)
    return compareMemory { old, new, size in
      var (high, step) = (0, 1 << 10)
      while step > 0 {
        let length = min(step, limit - high)
        let (oldStart, newStart) = (oldCount - high - length, newCount - high - length)
        if length > 0, memcmp(old + oldStart * size, new + newStart * size, length * size) == 0 { high += length } else { step /= 4 }
        if high == limit { break }
      }
      return high
    }
  }

  /// 0 where the collections are not stretches of memory.
  private func compareMemory(_ body: (UnsafeRawPointer, UnsafeRawPointer, Int) -> Int) -> Int {
    let result = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return 0 }
        return body(UnsafeRawPointer(old), UnsafeRawPointer(new), MemoryLayout<Data.Element>.stride)
      }
    }
    return (result ?? nil) ?? 0
  }
}
