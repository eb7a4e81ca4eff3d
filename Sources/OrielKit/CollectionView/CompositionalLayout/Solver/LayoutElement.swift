import SwiftUI

/// An element that a layout shows, with its frame.
struct LayoutElement: Equatable, Sendable {
  enum ID: Hashable, Sendable {
    case item(ItemPosition)
    /// A supplementary view that is attached to an item, or to the group that begins with it.
    case badge(kind: String, ItemPosition, ordinal: Int)
    /// A supplementary view at an edge of a section. The ordinal counts views of the same kind from 0.
    case boundary(kind: String, section: Int, ordinal: Int)
    /// A supplementary view at an edge of the layout.
    case layoutBoundary(kind: String, ordinal: Int)
    case decoration(kind: String, section: Int, ordinal: Int)
    /// The separator below an item of a list.
    case separator(ItemPosition)
  }

  let id: ID
  /// The frame in the content of the layout, relative to its leading edge. For an element of an orthogonal section, it is relative to the
  /// content of the section.
  var frame: CGRect
  var zIndex = 0
  /// Indicates whether the content determines the width. Measure it, and pass the size to the solver.
  var isWidthMeasured = false
  var isHeightMeasured = false
  var isPinned = false
  /// Indicates whether the element is pinned when it would leave the viewport, even if it isn't at the moment.
  var canBePinned = false

  /// The sort key of the drawing order: the z-index and, for equal ones, decorations before cells, supplementary views, and pinned views.
  var layer: (Int, Int) {
    switch id {
    case .decoration, .separator: (zIndex, 0)
    case .item: (zIndex, 1)
    case .badge: (zIndex, 2)
    case .boundary, .layoutBoundary: (zIndex, isPinned ? 4 : 3)
    }
  }
}
