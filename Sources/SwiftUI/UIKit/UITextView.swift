import Foundation

/// The style of text editors in UIKit. It has no visible effect. Mirrors UIKit's `UITextView` as far as apps set it on `appearance()`.
public class UITextView: UIScrollView {
  /// The insets of the text. They have no effect.
  nonisolated public var textContainerInset: UIEdgeInsets {
    get { kept["textContainerInset"] ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
    set { keep(newValue) }
  }

  /// The color of the text. It has no effect.
  nonisolated public var textColor: UIColor? {
    get { kept["textColor"] }
    set { keep(newValue) }
  }

  /// The font of the text. It has no effect.
  nonisolated public var font: UIFont? {
    get { kept["font"] }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the text can be edited. It has no effect.
  nonisolated public var isEditable: Bool {
    get { kept["isEditable"] ?? true }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "use scrollContentBackground(_:) and other modifiers of TextEditor instead" }
}
