import OrielDrawing

/// The bars at a window's edges, as large as the window. The root box places them in front of the window's views.
@MainActor
protocol WindowEdgeBars: LayoutBox {
  /// The room that the bars take of the window, in points.
  var insets: EdgeInsets { get }
  /// Called once the window's views, of which the menus are some, are laid out.
  func stand(below menus: LayoutBox?)
}

/// An app's menus above a window's views.
@MainActor
protocol WindowMenus: LayoutBox {
  /// The window's bars take another room.
  func barsDidChange()
}

/// A box that draws the ground on which its views stand, where nothing else gives them one.
@MainActor
protocol GroundDrawing: LayoutBox {}

extension LayoutBox {
  /// What the box stands on is another ground than before, or none: those inside that draw one do so anew.
  final func groundDidChange() {
    if self is any GroundDrawing { setNeedsDisplay() }
    for child in children { child.groundDidChange() }
  }
}
