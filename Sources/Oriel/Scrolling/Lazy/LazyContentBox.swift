/// A box that has only what can be seen of it, keeps that in place by itself, and thus moves as a whole.
@MainActor
class LazyContentBox: LayoutBox, ViewportObserving {
  func viewportDidChange() {}
}
