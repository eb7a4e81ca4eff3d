import Foundation
import Oriel

extension TestHost {
  /// The window's keyboard, which the test shows, moves and hides.
  public var keyboard: TestKeyboard { TestKeyboard(host: self) }
}

/// The keyboard of a window, as its views observe it: by its inset, its frame and its notifications.
///
/// Each method runs a frame at the present time, in which the `will…` notifications are posted. Use `advance(by:)` to run the animation.
@MainActor
public struct TestKeyboard {
  let host: TestHost

  private var keyboard: Keyboard { host.graph.keyboard }

  /// Shows a keyboard at the bottom of the window, or changes its height.
  ///
  /// - Parameters:
  ///   - height: The height in points, limited to the window.
  ///   - duration: The duration in seconds, or 0 for no animation.
  ///   - curve: A raw value of `UIView.AnimationCurve`, or 7 for the keyboard's own curve, which always takes half a second.
  public func show(height: CGFloat, duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .docked(height: height), duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  /// Shows a keyboard that floats over the content, with a frame in points of the window, limited to the window.
  public func show(floating frame: CGRect, duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .floating(frame), duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  /// Hides the keyboard. See `show(height:duration:curve:)` for the parameters.
  public func hide(duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .hidden, duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  /// Drags the docked keyboard, so that its top edge is at `y` in the window, and no higher than the keyboard is tall.
  public func drag(to y: CGFloat) {
    keyboard.drag(to: y)
    host.render()
  }

  /// Ends the drag with the velocity of the finger, in points per second, positive downwards.
  public func endDrag(velocity: CGFloat = 0) {
    keyboard.endDrag(velocity: velocity)
    host.render()
  }

  /// The overlap of the docked keyboard with the bottom of the window in the last frame, in points.
  public var inset: CGFloat { keyboard.inset }
  /// The inset at the end of the keyboard's animation, in points.
  public var finalInset: CGFloat { keyboard.finalInset }
  /// The frame of the keyboard in the last frame, in points of the window. A hidden keyboard is below the window.
  public var frame: CGRect { keyboard.frame }
  /// A Boolean value that indicates whether the keyboard is being dragged.
  public var isDragged: Bool { keyboard.isDragged }
}
