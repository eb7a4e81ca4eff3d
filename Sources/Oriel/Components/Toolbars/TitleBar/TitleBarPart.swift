import Foundation

/// The widths at the ends of a window's top edge that its buttons take if they are above the content, in points.
package struct WindowButtonInsets: Equatable, Sendable {
  package var left: CGFloat = 0
  package var right: CGFloat = 0

  package init(left: CGFloat = 0, right: CGFloat = 0) { (self.left, self.right) = (left, right) }

  /// Returns the widths that the buttons take of a bar with a frame, in a window of a width.
  func overlap(with frame: CGRect, windowWidth: CGFloat) -> WindowButtonInsets {
    WindowButtonInsets(
      left: left > 0 ? max(0, left - frame.minX) : 0, right: right > 0 ? max(0, frame.maxX - (windowWidth - right)) : 0)
  }
}

/// A bar that replaces a window's title bar if it is at the window's top edge.
@MainActor
protocol TitleBarPart: LayoutBox {
  /// The height of the bar, in points, or 0 if there is none, or its screen isn't visible.
  var titleBarHeight: CGFloat { get }
  /// Returns `true` if a box belongs to the bar. A press on it moves the window, unless a box between handles it.
  func isTitleBar(_ box: LayoutBox) -> Bool
  /// The space that the window's buttons reserve in the bar.
  var windowButtonInsets: WindowButtonInsets { get set }
  /// Updates the bar after layout has placed the box at a frame in a window of a size.
  func didPlace(at frame: CGRect, in window: CGSize)
}

extension TitleBarPart {
  func setButtonRoom(_ room: WindowButtonInsets) {
    guard room != windowButtonInsets else { return }
    windowButtonInsets = room
    node?.setNeedsUpdate()
  }

  func didPlace(at frame: CGRect, in window: CGSize) {}
}
