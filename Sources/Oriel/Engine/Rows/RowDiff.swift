import Foundation

/// The difference between a collection of elements and the next one.
///
/// Both ends are compared first, in blocks of memory if the collections have contiguous storage: elements with equal bytes are the same
/// element. The elements in between are matched by id.
@MainActor
struct RowDiff<Data: RandomAccessCollection, ID: Hashable> {
  let old: Data
  let new: Data
  let id: (Data.Element) -> ID

  /// Returns the edit, or `nil` if no element was inserted, removed or moved.
  func edit() -> RowEdit? {
    let (oldCount, newCount) = (old.count, new.count)
    let limit = min(oldCount, newCount)
    // Alternately compares memory, and ids where the memory differs: a changed element costs one comparison of ids.
    var prefix = 0
    repeat { prefix += commonPrefix(from: prefix, upTo: limit) } while prefix < limit && id(old, prefix) == id(new, prefix) && step(&prefix)
    if prefix == oldCount, prefix == newCount { return nil }
    var suffix = 0
    repeat {
      suffix += commonSuffix(from: suffix, upTo: limit - prefix)
    } while suffix < limit - prefix && id(old, oldCount - 1 - suffix) == id(new, newCount - 1 - suffix) && step(&suffix)
    let (oldMiddle, newMiddle) = (prefix..<(oldCount - suffix), prefix..<(newCount - suffix))
    var edit = RowEdit(range: oldMiddle, count: newMiddle.count)
    guard !oldMiddle.isEmpty, !newMiddle.isEmpty else { return edit }
    // Duplicate ids are matched in order.
    var places: [ID: [Int]] = [:]
    places.reserveCapacity(newMiddle.count)
    for index in newMiddle.reversed() { places[id(new, index), default: []].append(index) }
    for index in oldMiddle { if let place = places[id(old, index)]?.popLast() { edit.kept[index] = place } }
    return edit
  }

  private func step(_ index: inout Int) -> Bool {
    index += 1
    return true
  }

  private func id(_ data: Data, _ index: Int) -> ID { id(data[data.index(data.startIndex, offsetBy: index)]) }

  private func commonPrefix(from start: Int, upTo limit: Int) -> Int {
    compareMemory { old, new, size in
      Self.commonLength(limit - start) { low, length in memcmp(old + (start + low) * size, new + (start + low) * size, length * size) == 0 }
    }
  }

  private func commonSuffix(from start: Int, upTo limit: Int) -> Int {
    let (oldCount, newCount) = (old.count - start, new.count - start)
    return compareMemory { old, new, size in
      Self.commonLength(limit - start) { low, length in
        memcmp(old + (oldCount - low - length) * size, new + (newCount - low - length) * size, length * size) == 0
      }
    }
  }

  /// Returns the length of the common part, which is determined by blocks of growing and then shrinking length.
  private static func commonLength(_ limit: Int, _ agree: (Int, Int) -> Bool) -> Int {
    var (low, step, grows) = (0, 1, true)
    while low < limit, step > 0 {
      let length = min(step, limit - low)
      if agree(low, length) {
        low += length
        if grows { step = min(step * 4, 4096) }
      } else {
        grows = false
        step /= 4
      }
    }
    return low
  }

  /// Calls the body with the storage of both collections, or returns 0 if one of them isn't contiguous.
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
