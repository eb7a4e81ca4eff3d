import Foundation

/// How UIKit would draw a bar of navigation. Mirrors UIKit's `UINavigationBarAppearance` as far as programs set it.
public final class UINavigationBarAppearance: UIBarAppearance {
  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["titleTextAttributes"] ?? [:] }
    set { kept["titleTextAttributes"] = newValue }
  }

  nonisolated public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["largeTitleTextAttributes"] ?? [:] }
    set { kept["largeTitleTextAttributes"] = newValue }
  }
}
