/// How UIKit would draw a bar of tabs. Mirrors UIKit's `UITabBarAppearance` as far as programs set it.
public final class UITabBarAppearance: UIBarAppearance {
  /// Of tabs whose titles are below their pictures.
  nonisolated public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// Of tabs whose titles are beside their pictures.
  nonisolated public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// Of tabs whose titles are beside smaller pictures.
  nonisolated public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}
