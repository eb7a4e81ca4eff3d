import SwiftUI

/// An item or a group as the solver uses it: numbers that can be used, and repetitions written out.
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

  /// What is fastened to each such item or group.
  struct Badge: Sendable {
    var kind: String
    /// Counts those of the same kind.
    var ordinal: Int
    var width: LayoutLength
    var height: LayoutLength
    var anchor: Anchor
    var ownAnchor: Anchor?
    var zIndex: Int
  }

  struct Anchor: Sendable {
    /// From 0, the leading or top edge, to 1.
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
  /// How many items it takes.
  let cellCount: Int
  /// Whether anything in it has to be measured.
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

  /// As declared, estimates included, or as something around has decided.
  func size(in container: CGSize, forced: ForcedSize = ForcedSize()) -> CGSize {
    CGSize(width: forced.width ?? width.points(in: container), height: forced.height ?? height.points(in: container))
  }

  /// The insets that count: none along what is measured.
  func insets(forced: ForcedSize = ForcedSize()) -> NSDirectionalEdgeInsets {
    var used = insets
    if width.isMeasured, forced.width == nil { (used.leading, used.trailing) = (0, 0) }
    if height.isMeasured, forced.height == nil { (used.top, used.bottom) = (0, 0) }
    return used
  }
}

/// Lengths that what is around has decided.
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
