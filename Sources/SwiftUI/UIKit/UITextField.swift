import Foundation
import Oriel

/// Where UIKit's names for the notifications of text that is edited live. Mirrors UIKit's `UITextField` as far as that goes; any
/// view that takes text posts them, without an object.
public class UITextField: UIView {
  /// A text has the focus.
  nonisolated public static let textDidBeginEditingNotification = TextEditingNotification.didBegin.name
  /// A text had the focus.
  nonisolated public static let textDidEndEditingNotification = TextEditingNotification.didEnd.name

  /// When something beside the text is shown. Mirrors UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// When UIKit's fields have a button that empties them; ours have none.
  nonisolated public var clearButtonMode: ViewMode {
    get { kept["clearButtonMode"] ?? .never }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "textFieldStyle(_:) and modifiers of TextField say how it looks" }
}
