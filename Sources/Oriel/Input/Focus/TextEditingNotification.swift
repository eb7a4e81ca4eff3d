import Foundation

/// The notifications of text that gets or loses the focus, by UIKit's raw names.
package enum TextEditingNotification: String, Sendable {
  case didBegin = "UITextFieldTextDidBeginEditingNotification"
  case didEnd = "UITextFieldTextDidEndEditingNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  func post() { NotificationCenter.default.post(name: name, object: nil) }
}
