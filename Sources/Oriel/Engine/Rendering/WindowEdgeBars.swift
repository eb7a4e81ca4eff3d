import OrielDrawing

/// The bars at a window's edges. The box is as large as the window, and the root box places it in front of the window's views.
@MainActor
protocol WindowEdgeBars: LayoutBox {
  /// The space that the bars take in the window, in points.
  var insets: EdgeInsets { get }
  /// Called after the layout of the window's views, which include the menus.
  func stand(below menus: LayoutBox?)
}

/// The menus of an app, above a window's views.
@MainActor
protocol WindowMenus: LayoutBox {
  /// Called when the space of the window's bars has changed.
  func barsDidChange()
}

/// A box that draws the background of its views if no other view provides one.
@MainActor
protocol DefaultBackgroundDrawing: LayoutBox {}

extension LayoutBox {
  /// Notifies the descendants that draw a background that the background behind the box has changed.
  final func backgroundDidChange() {
    if self is any DefaultBackgroundDrawing { setNeedsDisplay() }
    for child in children { child.backgroundDidChange() }
  }
}
