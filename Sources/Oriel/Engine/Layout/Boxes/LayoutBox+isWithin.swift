import Foundation

extension LayoutBox {
  /// Whether the box is the other or inside of it.
  package final func isWithin(_ other: LayoutBox) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current === other { return true }
      box = current.parent
    }
    return false
  }

  /// Whether the box is in a window and isn't on its way out. May be asked of a box that has outlived its window.
  package final var isThere: Bool {
    var box = self
    while !box.isLeaving {
      guard let parent = box.parent else { return box is RootBox }
      box = parent
    }
    return false
  }

  /// Where the box comes from, as messages say it.
  package final var viewPathForMessages: String { node?.viewPath ?? "the window" }
}
