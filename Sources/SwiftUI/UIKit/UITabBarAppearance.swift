/// The appearance of a tab bar in UIKit. Mirrors UIKit's `UITabBarAppearance` as far as apps set it.
public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with titles below their images.
  nonisolated public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with titles beside their images.
  nonisolated public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with titles beside smaller images.
  nonisolated public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}
