/// How UIKit styles the bars of tabs. Mirrors UIKit's `UITabBar` as far as programs set it on `appearance()`: nothing of it is seen.
public class UITabBar: UIView {
  nonisolated public var barTintColor: UIColor? {
    get { kept["barTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public var unselectedItemTintColor: UIColor? {
    get { kept["unselectedItemTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public var isTranslucent: Bool {
    get { kept["isTranslucent"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var isHidden: Bool {
    get { kept["isHidden"] ?? false }
    set { keep(newValue) }
  }

  nonisolated public var backgroundImage: UIImage? {
    get { kept["backgroundImage"] }
    set { keep(newValue) }
  }

  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { keep(newValue) }
  }

  nonisolated public var standardAppearance: UITabBarAppearance {
    get { kept["standardAppearance"] ?? UITabBarAppearance() }
    set { keep(newValue) }
  }

  nonisolated public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept["scrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "toolbarBackground(_:for:) with .tabBar, toolbar(_:for:) and tint(_:) say how the bar looks"
  }
}
