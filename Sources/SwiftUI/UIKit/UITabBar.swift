/// The style of tab bars in UIKit. It has no visible effect. Mirrors UIKit's `UITabBar` as far as apps set it on `appearance()`.
public class UITabBar: UIView {
  /// The background color. It has no effect.
  nonisolated public var barTintColor: UIColor? {
    get { kept["barTintColor"] }
    set { keep(newValue) }
  }

  /// The color of tabs that aren't selected. It has no effect.
  nonisolated public var unselectedItemTintColor: UIColor? {
    get { kept["unselectedItemTintColor"] }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the bar is translucent. It has no effect.
  nonisolated public var isTranslucent: Bool {
    get { kept["isTranslucent"] ?? true }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the bar is hidden. It has no effect.
  nonisolated public var isHidden: Bool {
    get { kept["isHidden"] ?? false }
    set { keep(newValue) }
  }

  /// The background image. It has no effect.
  nonisolated public var backgroundImage: UIImage? {
    get { kept["backgroundImage"] }
    set { keep(newValue) }
  }

  /// The shadow image. It has no effect.
  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { keep(newValue) }
  }

  /// The standard appearance. It has no effect.
  nonisolated public var standardAppearance: UITabBarAppearance {
    get { kept["standardAppearance"] ?? UITabBarAppearance() }
    set { keep(newValue) }
  }

  /// The appearance at the edge of scrolled content. It has no effect.
  nonisolated public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept["scrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "use toolbarBackground(_:for:) with .tabBar, toolbar(_:for:) and tint(_:) instead"
  }
}
