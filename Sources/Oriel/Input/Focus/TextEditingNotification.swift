import Foundation

/// The notifications for text that gains or loses the focus, by UIKit's raw names.
package enum TextEditingNotification: String, Sendable {
  case didBegin = "UITextFieldTextDidBeginEditingNotification"
  case didEnd = "UITextFieldTextDidEndEditingNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  func post() { NotificationCenter.default.post(name: name, object: nil) }
}
