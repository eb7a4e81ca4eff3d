import Foundation
import Oriel

/// The names of UIKit's notifications for text editing. All text input views post the notifications, without an object. Mirrors UIKit's
/// `UITextField` in part.
public class UITextField: UIView {
  /// A text view has received focus.
  nonisolated public static let textDidBeginEditingNotification = TextEditingNotification.didBegin.name
  /// A text view has lost focus.
  nonisolated public static let textDidEndEditingNotification = TextEditingNotification.didEnd.name

  /// The condition under which a view beside the text is shown. Mirrors UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The condition under which UIKit's fields show a clear button. It has no effect, because Oriel's fields have none.
  nonisolated public var clearButtonMode: ViewMode {
    get { kept["clearButtonMode"] ?? .never }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "use textFieldStyle(_:) and other modifiers of TextField instead" }
}
