import Foundation

/// An object beside an open menu that still receives the pointer, such as the bar that the menu belongs to.
@MainActor
protocol PresentationNeighbor: AnyObject {
  /// Returns the box at a point of the window, or `nil` if there is none.
  func hitTest(_ point: CGPoint) -> LayoutBox?
}

private enum MenuNeighborKey: EnvironmentKey { static var defaultValue: (any PresentationNeighbor)? { nil } }

extension EnvironmentValues {
  /// The object that still receives the pointer beside the menus that descendants open, or `nil` if there is none.
  var menuNeighbor: (any PresentationNeighbor)? {
    get { self[MenuNeighborKey.self] }
    set { self[MenuNeighborKey.self] = newValue }
  }
}
