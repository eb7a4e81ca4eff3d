import Foundation

/// What stays in reach of the pointer beside an open menu, such as the bar that the menu belongs to.
@MainActor
protocol PresentationNeighbor: AnyObject {
  /// The box that is hit at a point of the window.
  func hitTest(_ point: CGPoint) -> LayoutBox?
}

private enum MenuNeighborKey: EnvironmentKey { static var defaultValue: (any PresentationNeighbor)? { nil } }

extension EnvironmentValues {
  /// What stays in reach beside the menus that views inside open.
  var menuNeighbor: (any PresentationNeighbor)? {
    get { self[MenuNeighborKey.self] }
    set { self[MenuNeighborKey.self] = newValue }
  }
}
