import SwiftUI

/// An item or a group with valid values, in which repetitions are expanded.
final class LayoutNode: Sendable {
  enum Content: Sendable {
    case cell
    case stack(LayoutAxis, [LayoutNode], spacing: LayoutSpace)
    case custom([NSCollectionLayoutGroupCustomItem])
  }

  struct Edges: Hashable, Sendable {
    var leading = LayoutSpace.none
    var top = LayoutSpace.none
    var trailing = LayoutSpace.none
    var bottom = LayoutSpace.none

    func start(_ axis: LayoutAxis) -> LayoutSpace { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> LayoutSpace { axis == .horizontal ? trailing : bottom }
    func points(_ axis: LayoutAxis) -> CGFloat { start(axis).points + end(axis).points }
  }

  /// A supplementary view that is attached to an item or a group.
  struct Badge: Sendable {
    var kind: String
    /// The index among the views of the same kind.
    var ordinal: Int
    var width: LayoutLength
    var height: LayoutLength
    var anchor: Anchor
    var ownAnchor: Anchor?
    var zIndex: Int
  }

  struct Anchor: Sendable {
    /// The position from 0, the leading or top edge, to 1.
    var unit: CGPoint
    var offset: CGPoint
    var isAbsolute: Bool
  }

  let width: LayoutLength
  let height: LayoutLength
  let insets: NSDirectionalEdgeInsets
  let edges: Edges
  let badges: [Badge]
  let content: Content
  /// The number of items that the node consumes.
  let cellCount: Int
  /// Indicates whether the size of the node or a descendant has to be measured.
  let isMeasured: Bool

  init(
    width: LayoutLength, height: LayoutLength, insets: NSDirectionalEdgeInsets = .zero, edges: Edges = Edges(), badges: [Badge] = [],
    content: Content
  ) {
    self.width = width
    self.height = height
    self.insets = insets
    self.edges = edges
    self.badges = badges
    self.content = content
    let own = width.isMeasured || height.isMeasured
    switch content {
    case .cell:
      cellCount = 1
      isMeasured = own
    case .stack(_, let children, _):
      cellCount = children.reduce(0) { $0 + $1.cellCount }
      isMeasured = children.contains { $0.isMeasured }
    case .custom(let items):
      cellCount = items.count
      isMeasured = false
    }
  }

  func length(_ axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }

  /// Returns the declared size, with estimates for measured lengths, or the size that the parent imposes.
  func size(in container: CGSize, forced: ForcedSize = ForcedSize()) -> CGSize {
    CGSize(width: forced.width ?? width.points(in: container), height: forced.height ?? height.points(in: container))
  }

  /// Returns the effective insets, which are zero along measured dimensions.
  func insets(forced: ForcedSize = ForcedSize()) -> NSDirectionalEdgeInsets {
    var used = insets
    if width.isMeasured, forced.width == nil { (used.leading, used.trailing) = (0, 0) }
    if height.isMeasured, forced.height == nil { (used.top, used.bottom) = (0, 0) }
    return used
  }
}

/// The lengths that a parent imposes on a node.
struct ForcedSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
