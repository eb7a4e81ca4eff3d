import SwiftUI

/// What a keyboard's notification says, as 2.6 has it.
public struct SystemKeyboardInfo: Sendable {
  /// Where the keyboard ends, in window points; nil if the notification doesn't say.
  public let frame: CGRect?
  /// In seconds; 0 where nothing but the text that has the focus changed.
  public let animationDuration: TimeInterval
  /// Carries the curve, 16 bits up.
  public let animationOptions: UIView.AnimationOptions

  /// In seconds.
  public static let defaultAnimationDuration: TimeInterval = 0.25
  public static let defaultAnimationOptions = UIView.AnimationOptions.curveEaseInOut

  public init(frame: CGRect?, animationDuration: TimeInterval, animationOptions: UIView.AnimationOptions) {
    self.frame = frame
    self.animationDuration = animationDuration
    self.animationOptions = animationOptions
  }

  /// What the notification leaves out has its default.
  public init(notification: Notification) {
    let info = notification.userInfo
    let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    self.init(
      frame: info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      animationDuration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? Self.defaultAnimationDuration,
      animationOptions: curve.map { UIView.AnimationOptions(rawValue: UInt(max(0, $0)) << 16) } ?? Self.defaultAnimationOptions)
  }

  /// In seconds; the default in place of 0.
  public var nonZeroAnimationDuration: TimeInterval { animationDuration > 0 ? animationDuration : Self.defaultAnimationDuration }

  /// The same motion as the keyboard's: `withAnimation(info.animation) { … }` moves along with it, in place of UIKit's
  /// `animateKeyboardResponsiveness(…)`.
  public var animation: Animation {
    let curve = Int(animationOptions.rawValue >> 16)
    return KeyboardState(animationDuration: nonZeroAnimationDuration, frame: .zero, animationCurve: curve).animation ?? .keyboard
  }
}
