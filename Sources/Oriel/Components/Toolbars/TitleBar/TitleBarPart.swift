import Foundation

/// Points at the ends of a window's top edge that its buttons take where they stand on the content.
package struct WindowButtonRoom: Equatable, Sendable {
  package var left: CGFloat = 0
  package var right: CGFloat = 0

  package init(left: CGFloat = 0, right: CGFloat = 0) { (self.left, self.right) = (left, right) }

  /// What the buttons take of a bar with a frame in a window of a width.
  func overlap(with frame: CGRect, windowWidth: CGFloat) -> WindowButtonRoom {
    WindowButtonRoom(
      left: left > 0 ? max(0, left - frame.minX) : 0, right: right > 0 ? max(0, frame.maxX - (windowWidth - right)) : 0)
  }
}

/// A bar that takes the place of a window's title bar where it stands at the window's top edge.
@MainActor
protocol TitleBarPart: LayoutBox {
  /// Points that the bar is high; 0 where there is none, or its screen isn't seen.
  var titleBarHeight: CGFloat { get }
  /// Whether the box belongs to the bar: a press that nothing between takes moves the window.
  func isTitleBar(_ box: LayoutBox) -> Bool
  /// What the window's buttons take of the bar.
  var buttonRoom: WindowButtonRoom { get set }
  /// The box is laid out at a frame in a window of a size.
  func didPlace(at frame: CGRect, in window: CGSize)
}

extension TitleBarPart {
  func setButtonRoom(_ room: WindowButtonRoom) {
    guard room != buttonRoom else { return }
    buttonRoom = room
    node?.setNeedsUpdate()
  }

  func didPlace(at frame: CGRect, in window: CGSize) {}
}
