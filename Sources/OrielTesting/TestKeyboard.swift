import Foundation
import Oriel

extension TestHost {
  /// The window's keyboard, which the test moves.
  public var keyboard: TestKeyboard { TestKeyboard(host: self) }
}

/// A keyboard as a window's views see it: its inset, its frame and its notifications. Each verb runs a frame at the present
/// time, in which the `will…` notifications are posted; what moves needs `advance(by:)`.
@MainActor
public struct TestKeyboard {
  let host: TestHost

  private var keyboard: Keyboard { host.graph.keyboard }

  /// Shows a keyboard at the window's bottom, or gives it another height. `height` is in points and kept within the window;
  /// `duration` is in seconds, 0 for at once. `curve` is a raw value of `UIView.AnimationCurve`, or 7, the keyboard's own, which
  /// takes half a second whatever the duration.
  public func show(height: CGFloat, duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .docked(height: height), duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  /// Shows a keyboard that floats over the content, at a frame in window points, which is kept within the window.
  public func show(floating frame: CGRect, duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .floating(frame), duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  public func hide(duration: TimeInterval = 0.25, curve: Int = 7) {
    keyboard.move(to: .hidden, duration: duration, curve: KeyboardCurve(rawValue: curve))
    host.render()
  }

  /// Holds the docked keyboard with its top edge at `y` in the window, no higher than it is tall.
  public func drag(to y: CGFloat) {
    keyboard.drag(to: y)
    host.render()
  }

  /// Lets go, with the finger's velocity in points a second, positive downwards.
  public func endDrag(velocity: CGFloat = 0) {
    keyboard.endDrag(velocity: velocity)
    host.render()
  }

  /// How far the docked keyboard reaches over the window's bottom in the last frame, in points.
  public var inset: CGFloat { keyboard.inset }
  /// The inset once the keyboard has arrived.
  public var finalInset: CGFloat { keyboard.finalInset }
  /// In window points, in the last frame. A hidden keyboard lies below the window.
  public var frame: CGRect { keyboard.frame }
  public var isDragged: Bool { keyboard.isDragged }
}
