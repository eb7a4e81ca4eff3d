/// The name of the space of the nearest scroll view, or of the nearest one that scrolls along an axis.
nonisolated struct ScrollViewSpace: Hashable {
  var axis: Axis?

  @MainActor func isSpace(of box: ViewportBox) -> Bool { axis.map { box.axes.contains($0) } ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the nearest enclosing scroll view, or the window's content if there is none. Mirrors SwiftUI's `scrollView`.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace()) }

  /// Returns the viewport of the nearest enclosing scroll view that scrolls along an axis. Mirrors SwiftUI's `scrollView(axis:)`.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollViewSpace(axis: axis)) }
}
