import Foundation

/// How UIKit styles all texts of several lines that are edited. Mirrors UIKit's `UITextView` as far as programs set it on `appearance()`: nothing of it is seen.
public class UITextView: UIScrollView {
  nonisolated public var textContainerInset: UIEdgeInsets {
    get { kept["textContainerInset"] ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
    set { keep(newValue) }
  }

  nonisolated public var textColor: UIColor? {
    get { kept["textColor"] }
    set { keep(newValue) }
  }

  nonisolated public var font: UIFont? {
    get { kept["font"] }
    set { keep(newValue) }
  }

  nonisolated public var isEditable: Bool {
    get { kept["isEditable"] ?? true }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "scrollContentBackground(_:) and modifiers of TextEditor say how it looks" }
}
