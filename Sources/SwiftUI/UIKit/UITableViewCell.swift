/// How UIKit styles all rows of lists. Mirrors UIKit's `UITableViewCell` as far as programs set it on `appearance()`: nothing of it is seen.
public class UITableViewCell: UIView {
  /// Mirrors UIKit's `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Mirrors UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  nonisolated public var selectionStyle: SelectionStyle {
    get { kept["selectionStyle"] ?? .default }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "listRowBackground(_:) says what is behind a row" }
}
