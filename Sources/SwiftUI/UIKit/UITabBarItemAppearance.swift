import Foundation

/// The appearance of tabs in UIKit. Mirrors UIKit's `UITabBarItemAppearance` as far as apps set it.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// Creates an appearance with default values.
  nonisolated public override init() { super.init() }

  /// The appearance in the default state.
  nonisolated public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  nonisolated public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  nonisolated public let disabled = UITabBarItemStateAppearance()
  /// The appearance of focused tabs.
  nonisolated public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab in a state in UIKit. Mirrors UIKit's `UITabBarItemStateAppearance` as far as apps set it.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  nonisolated private let kept = PropertyStorage()

  nonisolated override init() { super.init() }

  /// The color of the image. It has no effect.
  nonisolated public var iconColor: UIColor? {
    get { kept["iconColor"] }
    set { kept["iconColor"] = newValue }
  }

  /// The attributes of the title. They have no effect.
  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["titleTextAttributes"] ?? [:] }
    set { kept["titleTextAttributes"] = newValue }
  }

  /// The background color of the badge. It has no effect.
  nonisolated public var badgeBackgroundColor: UIColor? {
    get { kept["badgeBackgroundColor"] }
    set { kept["badgeBackgroundColor"] = newValue }
  }
}
