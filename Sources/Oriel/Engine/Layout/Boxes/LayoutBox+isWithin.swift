import Foundation

extension LayoutBox {
  /// Returns a Boolean value that indicates whether the box is `other` or one of its descendants.
  package final func isWithin(_ other: LayoutBox) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current === other { return true }
      box = current.parent
    }
    return false
  }

  /// Indicates whether the box is in a window, and neither it nor an ancestor is being removed. It can be read for a box that has outlived
  /// its window.
  package final var isThere: Bool {
    var box = self
    while !box.isBeingRemoved {
      guard let parent = box.parent else { return box is RootBox }
      box = parent
    }
    return false
  }

  /// The path of the box's view, for diagnostics.
  package final var viewPathForDiagnostics: String { node?.viewPath ?? "the window" }
}
