import Foundation

/// How UIKit styles all lists. Mirrors UIKit's `UITableView` as far as programs set it on `appearance()`: nothing of it is seen.
public class UITableView: UIScrollView {
  nonisolated public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { kept["separatorStyle"] ?? .singleLine }
    set { keep(newValue) }
  }

  nonisolated public var separatorColor: UIColor? {
    get { kept["separatorColor"] }
    set { keep(newValue) }
  }

  nonisolated public var separatorInset: UIEdgeInsets {
    get { kept["separatorInset"] ?? .zero }
    set { keep(newValue) }
  }

  nonisolated public var tableHeaderView: UIView? {
    get { kept["tableHeaderView"] }
    set { keep(newValue) }
  }

  nonisolated public var tableFooterView: UIView? {
    get { kept["tableFooterView"] }
    set { keep(newValue) }
  }

  nonisolated public var sectionHeaderTopPadding: CGFloat {
    get { kept["sectionHeaderTopPadding"] ?? 0 }
    set { keep(newValue) }
  }

  nonisolated public var sectionHeaderHeight: CGFloat {
    get { kept["sectionHeaderHeight"] ?? -1 }
    set { keep(newValue) }
  }

  nonisolated public var sectionFooterHeight: CGFloat {
    get { kept["sectionFooterHeight"] ?? -1 }
    set { keep(newValue) }
  }

  nonisolated public var allowsSelection: Bool {
    get { kept["allowsSelection"] ?? true }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "listStyle(_:), scrollContentBackground(_:) and listRowSeparator(_:edges:) say how lists look"
  }
}
