import SwiftUI

/// Something that a layout shows, and where.
struct LayoutElement: Equatable, Sendable {
  enum ID: Hashable, Sendable {
    case item(ItemPosition)
    /// Fastened to an item, or to the group that begins with it.
    case badge(kind: String, ItemPosition, ordinal: Int)
    /// At an edge of a section: the first of its kind has the ordinal 0.
    case boundary(kind: String, section: Int, ordinal: Int)
    /// At an edge of the layout.
    case layoutBoundary(kind: String, ordinal: Int)
    case decoration(kind: String, section: Int, ordinal: Int)
    /// The line below an item of a list.
    case separator(ItemPosition)
  }

  let id: ID
  /// In the layout's content, counted from its leading edge; of what scrolls with a section, in the section's own content.
  var frame: CGRect
  var zIndex = 0
  /// Whether the content says how wide it is: ask it, and tell the solver.
  var isWidthMeasured = false
  var isHeightMeasured = false
  var isPinned = false
  /// Whether it keeps to what is in sight, be it there by itself at the moment.
  var canBePinned = false

  /// What is drawn first: smaller indices, and with the same one decorations, then cells, then supplementaries, then what is pinned.
  var layer: (Int, Int) {
    switch id {
    case .decoration, .separator: (zIndex, 0)
    case .item: (zIndex, 1)
    case .badge: (zIndex, 2)
    case .boundary, .layoutBoundary: (zIndex, isPinned ? 4 : 3)
    }
  }
}
