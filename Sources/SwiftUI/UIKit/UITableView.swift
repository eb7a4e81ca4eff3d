import Foundation

/// The style of lists in UIKit. It has no visible effect. Mirrors UIKit's `UITableView` as far as apps set it on `appearance()`.
public class UITableView: UIScrollView {
  /// The style of separators. It has no effect.
  nonisolated public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { kept["separatorStyle"] ?? .singleLine }
    set { keep(newValue) }
  }

  /// The color of separators. It has no effect.
  nonisolated public var separatorColor: UIColor? {
    get { kept["separatorColor"] }
    set { keep(newValue) }
  }

  /// The insets of separators. They have no effect.
  nonisolated public var separatorInset: UIEdgeInsets {
    get { kept["separatorInset"] ?? .zero }
    set { keep(newValue) }
  }

  /// The view above the rows. It has no effect.
  nonisolated public var tableHeaderView: UIView? {
    get { kept["tableHeaderView"] }
    set { keep(newValue) }
  }

  /// The view below the rows. It has no effect.
  nonisolated public var tableFooterView: UIView? {
    get { kept["tableFooterView"] }
    set { keep(newValue) }
  }

  /// The padding above section headers, in points. It has no effect.
  nonisolated public var sectionHeaderTopPadding: CGFloat {
    get { kept["sectionHeaderTopPadding"] ?? 0 }
    set { keep(newValue) }
  }

  /// The height of section headers, in points. It has no effect.
  nonisolated public var sectionHeaderHeight: CGFloat {
    get { kept["sectionHeaderHeight"] ?? -1 }
    set { keep(newValue) }
  }

  /// The height of section footers, in points. It has no effect.
  nonisolated public var sectionFooterHeight: CGFloat {
    get { kept["sectionFooterHeight"] ?? -1 }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether rows can be selected. It has no effect.
  nonisolated public var allowsSelection: Bool {
    get { kept["allowsSelection"] ?? true }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "use listStyle(_:), scrollContentBackground(_:) and listRowSeparator(_:edges:) instead"
  }
}
