import Foundation

/// How UIKit would draw tabs. Mirrors UIKit's `UITabBarItemAppearance` as far as programs set it.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  nonisolated public override init() { super.init() }

  nonisolated public let normal = UITabBarItemStateAppearance()
  nonisolated public let selected = UITabBarItemStateAppearance()
  nonisolated public let disabled = UITabBarItemStateAppearance()
  nonisolated public let focused = UITabBarItemStateAppearance()
}

/// How UIKit would draw a tab in one of its states. Mirrors UIKit's `UITabBarItemStateAppearance` as far as programs set it.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  nonisolated private let kept = KeptValues()

  nonisolated override init() { super.init() }

  nonisolated public var iconColor: UIColor? {
    get { kept["iconColor"] }
    set { kept["iconColor"] = newValue }
  }

  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["titleTextAttributes"] ?? [:] }
    set { kept["titleTextAttributes"] = newValue }
  }

  nonisolated public var badgeBackgroundColor: UIColor? {
    get { kept["badgeBackgroundColor"] }
    set { kept["badgeBackgroundColor"] = newValue }
  }
}
