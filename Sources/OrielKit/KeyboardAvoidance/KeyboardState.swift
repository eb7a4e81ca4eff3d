import SwiftUI

/// Where the keyboard goes and how, as a notification tells it.
public struct KeyboardState: Hashable, Sendable {
  /// In seconds.
  public let animationDuration: TimeInterval
  /// Where it ends, in window points, as far as it lies in the window; zero where none of it does.
  public let frame: CGRect
  /// A raw value of `UIView.AnimationCurve`, or 7, the keyboard's own: carried through unchanged.
  public let animationCurve: Int

  public init(animationDuration: TimeInterval, frame: CGRect, animationCurve: Int) {
    self.animationDuration = animationDuration
    self.frame = frame
    self.animationCurve = animationCurve
  }

  /// No keyboard, and no motion.
  public static let `default` = KeyboardState(animationDuration: 0, frame: .zero, animationCurve: 0)

  /// In points; 0 is a hidden keyboard.
  public var height: CGFloat { frame.height }

  /// The curve, shifted to where UIKit's options have it.
  public var animationOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(max(0, animationCurve)) << 16) }

  /// The same motion as the keyboard's, for what is to move along with it. Nil where it takes no time.
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

  /// What a notification says: of a keyboard that will show, change its frame or hide; nil for any other. Without a duration it takes 0.25 s,
  /// without a curve curve 0.
  ///
  /// - Parameter screen: What the frame is cut to, in the same points; nil is the window that posted the notification.
  public static func from(notification: Notification, screen: CGRect? = nil) -> KeyboardState? {
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification]
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    guard isHiding || names.contains(notification.name) else { return nil }
    let info = notification.userInfo
    var frame = isHiding ? .zero : info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    if ![frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite) { frame = .zero }
    if let screen = screen ?? (notification.object as? UIScreen)?.bounds { frame = frame.intersection(screen) }
    return KeyboardState(
      animationDuration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25,
      frame: frame.isNull || frame.isEmpty ? .zero : frame,
      animationCurve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0)
  }
}

extension Animation {
  /// The keyboard's own, which UIKit knows as curve 7: critically damped, which a damping of 500 comes down to.
  static let keyboard = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
}
