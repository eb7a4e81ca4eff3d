import Foundation
import Oriel

/// Where UIKit's names for the notifications of text that is edited live. Mirrors UIKit's `UITextField` as far as that goes; any
/// view that takes text posts them, without an object.
public class UITextField: UIView {
  /// A text has the focus.
  nonisolated public static let textDidBeginEditingNotification = TextEditingNotification.didBegin.name
  /// A text had the focus.
  nonisolated public static let textDidEndEditingNotification = TextEditingNotification.didEnd.name
}
