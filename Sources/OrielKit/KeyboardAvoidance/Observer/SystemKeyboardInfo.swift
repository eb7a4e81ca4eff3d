import SwiftUI

/// The content of a keyboard notification.
public struct SystemKeyboardInfo: Sendable {
  /// The final frame of the keyboard in points of the window, or `nil` if the notification contains none.
  public let frame: CGRect?
  /// The duration of the movement in seconds, or 0 if only the focused text has changed.
  public let animationDuration: TimeInterval
  /// The animation options. They contain the curve, shifted by 16 bits.
  public let animationOptions: UIView.AnimationOptions

  /// The duration for notifications that contain none, in seconds.
  public static let defaultAnimationDuration: TimeInterval = 0.25
  /// The animation options for notifications that contain no curve.
  public static let defaultAnimationOptions = UIView.AnimationOptions.curveEaseInOut

  /// Creates a value from a frame in points of the window, a duration in seconds, and options.
  public init(frame: CGRect?, animationDuration: TimeInterval, animationOptions: UIView.AnimationOptions) {
    self.frame = frame
    self.animationDuration = animationDuration
    self.animationOptions = animationOptions
  }

  /// Creates a value from a notification. Missing values have their defaults.
  public init(notification: Notification) {
    let info = notification.userInfo
    let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    self.init(
      frame: info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      animationDuration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? Self.defaultAnimationDuration,
      animationOptions: curve.map { UIView.AnimationOptions(rawValue: UInt(max(0, $0)) << 16) } ?? Self.defaultAnimationOptions)
  }

  /// The duration in seconds, or the default if it is 0.
  public var nonZeroAnimationDuration: TimeInterval { animationDuration > 0 ? animationDuration : Self.defaultAnimationDuration }

  /// The animation of the keyboard. Use `withAnimation(info.animation) { … }` in place of UIKit's `animateKeyboardResponsiveness(…)`.
  public var animation: Animation {
    let curve = Int(animationOptions.rawValue >> 16)
    return KeyboardState(animationDuration: nonZeroAnimationDuration, frame: .zero, animationCurve: curve).animation ?? .keyboard
  }
}
