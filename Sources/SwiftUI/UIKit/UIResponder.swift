import Foundation
import Oriel

/// Where UIKit's names for the keyboard's notifications live, for programs that listen to them on
/// `NotificationCenter.default`, and what an app's delegate may be a kind of. Mirrors UIKit's `UIResponder` as far as that goes.
///
/// Frames are in window points, and can be read `as? CGRect` or `as? NSValue`.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// A docked keyboard is about to come, or to change its height.
  nonisolated public static let keyboardWillShowNotification = KeyboardNotification.willShow.name
  /// A docked keyboard has arrived.
  nonisolated public static let keyboardDidShowNotification = KeyboardNotification.didShow.name
  /// A docked keyboard is about to go, or to float.
  nonisolated public static let keyboardWillHideNotification = KeyboardNotification.willHide.name
  /// A docked keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = KeyboardNotification.didHide.name
  /// A keyboard, docked or floating, is about to move.
  nonisolated public static let keyboardWillChangeFrameNotification = KeyboardNotification.willChangeFrame.name
  /// A keyboard has arrived.
  nonisolated public static let keyboardDidChangeFrameNotification = KeyboardNotification.didChangeFrame.name

  /// A `CGRect`: where the move starts.
  nonisolated public static let keyboardFrameBeginUserInfoKey = KeyboardNotification.Key.frameBegin
  /// A `CGRect`: where the move ends.
  nonisolated public static let keyboardFrameEndUserInfoKey = KeyboardNotification.Key.frameEnd
  /// A `Double`, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = KeyboardNotification.Key.animationDuration
  /// An `Int`: a raw value of `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = KeyboardNotification.Key.animationCurve
  /// A `Bool`: the keyboard is this app's; always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = KeyboardNotification.Key.isLocal
}
