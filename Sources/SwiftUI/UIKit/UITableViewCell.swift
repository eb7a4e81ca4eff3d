/// The style of list rows in UIKit. It has no visible effect. Mirrors UIKit's `UITableViewCell` as far as apps set it on `appearance()`.
public class UITableViewCell: UIView {
  /// The style of separators. Mirrors UIKit's `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The style of selected rows. Mirrors UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The style of selected rows. It has no effect.
  nonisolated public var selectionStyle: SelectionStyle {
    get { kept["selectionStyle"] ?? .default }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "use listRowBackground(_:) instead" }
}
