import SwiftUI

/// The target and the animation of a movement of the keyboard, as a notification describes it.
public struct KeyboardState: Hashable, Sendable {
  /// The duration of the movement, in seconds.
  public let animationDuration: TimeInterval
  /// The final frame of the keyboard in points of the window, clipped to the window, or zero if it is outside of the window.
  public let frame: CGRect
  /// A raw value of `UIView.AnimationCurve`, or 7 for the keyboard's own curve. It is passed on unchanged.
  public let animationCurve: Int

  /// Creates a state from a duration in seconds, a frame in points of the window, and a curve.
  public init(animationDuration: TimeInterval, frame: CGRect, animationCurve: Int) {
    self.animationDuration = animationDuration
    self.frame = frame
    self.animationCurve = animationCurve
  }

  /// The state of a hidden keyboard that doesn't move.
  public static let `default` = KeyboardState(animationDuration: 0, frame: .zero, animationCurve: 0)

  /// The height of the keyboard in points, or 0 if it is hidden.
  public var height: CGFloat { frame.height }

  /// The curve, shifted to the bits at which UIKit's options store it.
  public var animationOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(max(0, animationCurve)) << 16) }

  /// The animation of the keyboard, for views that move with it, or `nil` if the duration is 0.
  public var animation: Animation? {
    guard animationDuration > 0 else { return nil }
    switch animationCurve {
    case 0: return .easeInOut(duration: animationDuration)
    case 1: return .easeIn(duration: animationDuration)
    case 2: return .easeOut(duration: animationDuration)
    case 3: return .linear(duration: animationDuration)
    default: return .keyboard
    }
  }

  /// Returns the state that a notification describes, or `nil` if the notification isn't that of a keyboard that will show, change its
  /// frame or hide.
  ///
  /// The defaults are a duration of 0.25 seconds and the curve 0. A frame that isn't finite counts as zero, and a screen that isn't finite
  /// doesn't clip the frame.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - screen: The rectangle to which the frame is clipped, in the same coordinates, or `nil` for the window that posted the
  ///     notification.
  public static func from(notification: Notification, screen: CGRect? = nil) -> KeyboardState? {
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification]
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    guard isHiding || names.contains(notification.name) else { return nil }
    let info = notification.userInfo
    var frame = isHiding ? .zero : info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    if !frame.hasFiniteNumbers { frame = .zero }
    // Foundation's intersection traps for NaN on Linux.
    if let screen = screen ?? (notification.object as? UIScreen)?.bounds, screen.isNull || screen.hasFiniteNumbers {
      frame = frame.intersection(screen)
    }
    return KeyboardState(
      animationDuration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25,
      frame: frame.isNull || frame.isEmpty ? .zero : frame,
      animationCurve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0)
  }
}

extension CGRect {
  /// Indicates whether all numbers and edges are finite.
  fileprivate var hasFiniteNumbers: Bool {
    [origin.x, origin.y, size.width, size.height, origin.x + size.width, origin.y + size.height].allSatisfy(\.isFinite)
  }
}

extension Animation {
  /// The keyboard's own animation, UIKit's curve 7: a critically damped spring, to which the damping of 500 is equivalent.
  static let keyboard = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
}
