import Foundation

extension MutableCollection {
  /// Moves the elements at the given offsets to the position before the element at `destination`, in their order. Mirrors SwiftUI's
  /// `move(fromOffsets:toOffset:)`.
  ///
  /// Offsets without an element are ignored, and a destination beyond an end is that end.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets. Offsets without an element are ignored. Mirrors SwiftUI's `remove(atOffsets:)`.
  ///
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var result = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
    self = result
  }
}
