import Foundation
import Oriel

/// The base class of UIKit's responders, which provides the names of the keyboard's notifications on `NotificationCenter.default`. An app's
/// delegate may inherit from it. Mirrors UIKit's `UIResponder` in part.
///
/// Frames are in window coordinates, in points, and can be read `as? CGRect` or `as? NSValue`.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// A docked keyboard is about to be shown, or to change its height.
  nonisolated public static let keyboardWillShowNotification = KeyboardNotification.willShow.name
  /// A docked keyboard was shown.
  nonisolated public static let keyboardDidShowNotification = KeyboardNotification.didShow.name
  /// A docked keyboard is about to be hidden, or to float.
  nonisolated public static let keyboardWillHideNotification = KeyboardNotification.willHide.name
  /// A docked keyboard was hidden.
  nonisolated public static let keyboardDidHideNotification = KeyboardNotification.didHide.name
  /// A docked or floating keyboard is about to move.
  nonisolated public static let keyboardWillChangeFrameNotification = KeyboardNotification.willChangeFrame.name
  /// A keyboard has moved.
  nonisolated public static let keyboardDidChangeFrameNotification = KeyboardNotification.didChangeFrame.name

  /// A `CGRect`: the keyboard's frame at the start of the animation.
  nonisolated public static let keyboardFrameBeginUserInfoKey = KeyboardNotification.Key.frameBegin
  /// A `CGRect`: the keyboard's frame at the end of the animation.
  nonisolated public static let keyboardFrameEndUserInfoKey = KeyboardNotification.Key.frameEnd
  /// A `Double`: the duration of the animation, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = KeyboardNotification.Key.animationDuration
  /// An `Int`: the raw value of the animation's `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = KeyboardNotification.Key.animationCurve
  /// A `Bool` that indicates whether the keyboard belongs to this app. It is always `true`.
  nonisolated public static let keyboardIsLocalUserInfoKey = KeyboardNotification.Key.isLocal
}
