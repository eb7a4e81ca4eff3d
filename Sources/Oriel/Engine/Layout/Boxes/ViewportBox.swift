import Foundation

/// A box that shows a part of its content, and moves the content. It is the interface of a scroll view for the layers below scrolling.
///
/// `ScrollBox` is the only subclass.
@MainActor
class ViewportBox: LayoutBox {
  /// The axes that the content moves along.
  final var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  /// The distances by which content is visible beyond the viewport's edges, in the regions that the safe area excludes: bars, the keyboard,
  /// padding.
  final var overhang = EdgeInsets()
  /// The distances by which content is built beyond the visible region, for focus that moves there.
  final var lookahead = EdgeInsets() { didSet { if lookahead != oldValue { lookaheadDidChange() } } }

  init(axes: Axis.Set) {
    self.axes = axes
    super.init(node: nil)
  }

  /// The region that the safe area's insets leave free.
  final var viewport: CGRect { CGRect(origin: .zero, size: size) }

  /// The region in which content is built.
  final var reach: CGRect { viewport.outset(by: overhang).outset(by: lookahead) }

  func lookaheadDidChange() {}

  /// Registers a descendant that is notified when another part of the content becomes visible.
  func observe(_ box: any ViewportObserving) {}

  /// Indicates whether rows of the content are built when they become visible.
  var hasLazyContent: Bool { false }

  /// Returns a Boolean value that indicates whether there is more content in a direction.
  func hasMore(along axis: Axis, isForward: Bool) -> Bool { false }

  /// Returns a Boolean value that indicates whether at least a part of a descendant is visible.
  func shows(_ box: LayoutBox) -> Bool { true }

  /// Returns a Boolean value that indicates whether a scroll that will make a descendant visible is under way.
  func isBringing(_ box: LayoutBox) -> Bool { false }

  /// Scrolls by the shortest distance that makes a descendant visible with the given margins, with the transaction's animation.
  func scrollToVisible(_ box: @escaping @MainActor () -> LayoutBox?, margin: EdgeInsets, transaction: Transaction) {}

  /// Scrolls by the shortest distance that makes the content with the given name visible, whether or not it is built. Returns `false` if no
  /// content has the name.
  func scrollToVisible(named name: AnyHashable) -> Bool { false }

  /// Indicates whether focus that enters by arrow keys returns to the descendant that had it last.
  var remembersFocus: Bool { true }

  /// Scrolls by the shortest distance that makes a rectangle of a descendant visible. Returns `true` if the content moved.
  func reveal(_ rect: CGRect, of box: LayoutBox) -> Bool { false }

  /// Stops any motion.
  func stopMotion() {}

  /// Moves the content by a distance in points, within its bounds. Returns `true` if the content moved.
  @discardableResult func move(by distance: CGFloat, along axis: Axis) -> Bool { false }

  /// Moves the content like a turn of a scroll wheel.
  func turn(by distance: CGFloat, along axis: Axis) {}

  /// Compensates for a change of length before the visible region, so that the visible content keeps its position.
  func contentDidShift(by distance: CGFloat, along axis: Axis) {}
}

/// A box that contains only the visible part of its content.
@MainActor
protocol ViewportObserving: LayoutBox {
  /// Called when the box has moved within a viewport, or when the viewport has changed.
  func viewportDidChange()
}
