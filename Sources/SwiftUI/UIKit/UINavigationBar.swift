import Foundation

/// How UIKit styles the bars of navigation. Mirrors UIKit's `UINavigationBar` as far as programs set it on `appearance()`: nothing of it is seen.
public class UINavigationBar: UIView {
  nonisolated public var barTintColor: UIColor? {
    get { kept["barTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public var isTranslucent: Bool {
    get { kept["isTranslucent"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var prefersLargeTitles: Bool {
    get { kept["prefersLargeTitles"] ?? false }
    set { keep(newValue) }
  }

  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { keep(newValue) }
  }

  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept["titleTextAttributes"] }
    set { keep(newValue) }
  }

  nonisolated public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept["largeTitleTextAttributes"] }
    set { keep(newValue) }
  }

  nonisolated public var standardAppearance: UINavigationBarAppearance {
    get { kept["standardAppearance"] ?? UINavigationBarAppearance() }
    set { keep(newValue) }
  }

  nonisolated public var compactAppearance: UINavigationBarAppearance? {
    get { kept["compactAppearance"] }
    set { keep(newValue) }
  }

  nonisolated public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept["scrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  nonisolated public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept["compactScrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  nonisolated public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    keep(backgroundImage, as: "backgroundImage \(barMetrics.rawValue)")
  }

  /// What was set.
  nonisolated public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { kept["backgroundImage \(barMetrics.rawValue)"] }

  nonisolated override class var replacement: String {
    "toolbarBackground(_:for:), toolbarColorScheme(_:for:) and navigationBarTitleDisplayMode(_:) say how the bar looks"
  }
}
