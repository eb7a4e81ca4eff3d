/// A box that has only what can be seen of it, keeps that in place by itself, and thus moves as a whole.
@MainActor
class LazyContentBox: LayoutBox, ViewportObserving {
  func viewportDidChange() {}

  /// How much of the viewport what is pinned covers while the row of a box inside is at its edges; left and right as leading and trailing.
  func clearance(around box: LayoutBox) -> EdgeInsets { EdgeInsets() }
}
