import Foundation

/// The notifications of a keyboard, by UIKit's raw names.
package enum KeyboardNotification: String, Sendable {
  case willShow = "UIKeyboardWillShowNotification"
  case didShow = "UIKeyboardDidShowNotification"
  case willHide = "UIKeyboardWillHideNotification"
  case didHide = "UIKeyboardDidHideNotification"
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// UIKit's raw keys of the notifications.
  package enum Key {
    package static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    package static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
    package static let animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    package static let animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
  }
}

/// The content of the notifications for one motion of a keyboard.
struct KeyboardChange {
  enum Kind { case show, hide, frameOnly }

  let kind: Kind
  let begin: CGRect
  var end: CGRect
  let duration: TimeInterval
  let curve: KeyboardCurve
  /// The size of the window.
  var screen: CGSize

  @MainActor func postWill() {
    post(.willChangeFrame)
    switch kind {
    case .show: post(.willShow)
    case .hide: post(.willHide)
    case .frameOnly: break
    }
  }

  @MainActor func postDid() {
    post(.didChangeFrame)
    switch kind {
    case .show: post(.didShow)
    case .hide: post(.didHide)
    case .frameOnly: break
    }
  }

  @MainActor private func post(_ notification: KeyboardNotification) {
    NotificationCenter.default.post(
      name: notification.name, object: UIScreen(size: screen),
      userInfo: [
        KeyboardNotification.Key.frameBegin: begin, KeyboardNotification.Key.frameEnd: end,
        KeyboardNotification.Key.animationDuration: duration, KeyboardNotification.Key.animationCurve: curve.rawValue,
        KeyboardNotification.Key.isLocal: true,
      ])
  }
}
