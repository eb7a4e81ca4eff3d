import Foundation

/// A box through which a part of its content is seen, and that moves the content: what is known of a scroll view below the layer of scrolling.
///
/// `ScrollBox` is the only subclass.
@MainActor
class ViewportBox: LayoutBox {
  /// The axes that the content is moved along.
  final var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  /// How far content is seen beyond the viewport's edges, under what the safe area keeps clear of: bars, the keyboard, a padding.
  final var overhang = EdgeInsets()
  /// How far content is built beyond what can be seen, for a focus that goes there.
  final var lookahead = EdgeInsets() { didSet { if lookahead != oldValue { lookaheadDidChange() } } }

  init(axes: Axis.Set) {
    self.axes = axes
    super.init(node: nil)
  }

  /// What is clear of the safe area's insets.
  final var viewport: CGRect { CGRect(origin: .zero, size: size) }

  /// Where content is built.
  final var reach: CGRect { viewport.outset(by: overhang).outset(by: lookahead) }

  func lookaheadDidChange() {}

  /// Tells a box inside whenever another part of the content can be seen.
  func observe(_ box: any ViewportObserving) {}

  /// Whether rows inside are built as they come into sight.
  var hasLazyContent: Bool { false }

  /// Whether there is more to see in a direction.
  func hasMore(along axis: Axis, isForward: Bool) -> Bool { false }

  /// Whether at least a part of a box inside is seen.
  func shows(_ box: LayoutBox) -> Bool { true }

  /// Whether it is on its way to show a box inside.
  func isBringing(_ box: LayoutBox) -> Bool { false }

  /// Scrolls by the shortest way so far that a box inside is seen with some room around, as the transaction says.
  func bringIntoSight(_ box: @escaping @MainActor () -> LayoutBox?, margin: EdgeInsets, transaction: Transaction) {}

  /// Scrolls by the shortest way so far that what user code knows by a name is seen, whether or not it is built; false where nothing has the name.
  func bringIntoSight(named name: AnyHashable) -> Bool { false }

  /// Whether a focus that comes by arrow keys goes to what had it last in here.
  var remembersFocus: Bool { true }

  /// Moves by the shortest way so far that a rectangle of a box inside is seen; true if it moved.
  func reveal(_ rect: CGRect, of box: LayoutBox) -> Bool { false }

  /// Ends whatever motion is under way.
  func stopMotion() {}

  /// Moves the content by a distance in points, as far as there is some; true if it moved.
  @discardableResult func move(by distance: CGFloat, along axis: Axis) -> Bool { false }

  /// Moves the content as the turn of a wheel does.
  func turn(by distance: CGFloat, along axis: Axis) {}

  /// Something before what is seen got longer: what is seen stays.
  func contentDidShift(by distance: CGFloat, along axis: Axis) {}
}

/// A box that has only what can be seen of it.
@MainActor
protocol ViewportObserving: LayoutBox {
  /// The box has been moved behind a viewport, or the viewport has changed.
  func viewportDidChange()
}
