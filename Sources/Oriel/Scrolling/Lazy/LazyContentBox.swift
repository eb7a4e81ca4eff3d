/// A box that builds only the visible part of its content and holds that content in place itself, so that it moves as a whole.
@MainActor
class LazyContentBox: LayoutBox, ViewportObserving {
  func viewportDidChange() {}

  /// Returns the lengths of the viewport that pinned views cover while the row of a descendant box is at the viewport's edges. The leading
  /// inset is the left one, the trailing inset the right one.
  func clearance(around box: LayoutBox) -> EdgeInsets { EdgeInsets() }
}
