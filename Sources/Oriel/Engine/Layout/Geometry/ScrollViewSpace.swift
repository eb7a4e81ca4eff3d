/// The name of the space of the nearest scroll view, or of the nearest that scrolls along an axis.
nonisolated struct ScrollViewSpace: Hashable {
  var axis: Axis?

  @MainActor func isSpace(of box: ViewportBox) -> Bool { axis.map { box.axes.contains($0) } ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the nearest scroll view around; the window's content if there is none. Mirrors SwiftUI's `scrollView`.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace()) }

  /// The viewport of the nearest scroll view around that scrolls along an axis. Mirrors SwiftUI's `scrollView(axis:)`.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollViewSpace(axis: axis)) }
}
