import Foundation

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some offsets to before the element at another, in their order. Mirrors SwiftUI's `move(fromOffsets:toOffset:)`.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var result = Self()
    for (offset, element) in enumerated() where source.contains(offset) { moved.append(element) }
    for (offset, element) in enumerated() {
      if offset == destination { result.append(contentsOf: moved) }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= count { result.append(contentsOf: moved) }
    self = result
  }

  /// Removes the elements at some offsets. Mirrors SwiftUI's `remove(atOffsets:)`.
  ///
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var result = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
    self = result
  }
}
