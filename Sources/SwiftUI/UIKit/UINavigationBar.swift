import Foundation

/// The style of navigation bars in UIKit. It has no visible effect. Mirrors UIKit's `UINavigationBar` as far as apps set it on
/// `appearance()`.
public class UINavigationBar: UIView {
  /// The background color. It has no effect.
  nonisolated public var barTintColor: UIColor? {
    get { kept["barTintColor"] }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the bar is translucent. It has no effect.
  nonisolated public var isTranslucent: Bool {
    get { kept["isTranslucent"] ?? true }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether titles are large. It has no effect.
  nonisolated public var prefersLargeTitles: Bool {
    get { kept["prefersLargeTitles"] ?? false }
    set { keep(newValue) }
  }

  /// The shadow image. It has no effect.
  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { keep(newValue) }
  }

  /// The attributes of titles. They have no effect.
  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept["titleTextAttributes"] }
    set { keep(newValue) }
  }

  /// The attributes of large titles. They have no effect.
  nonisolated public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept["largeTitleTextAttributes"] }
    set { keep(newValue) }
  }

  /// The appearance of bars of standard height. It has no effect.
  nonisolated public var standardAppearance: UINavigationBarAppearance {
    get { kept["standardAppearance"] ?? UINavigationBarAppearance() }
    set { keep(newValue) }
  }

  /// The appearance of bars of compact height. It has no effect.
  nonisolated public var compactAppearance: UINavigationBarAppearance? {
    get { kept["compactAppearance"] }
    set { keep(newValue) }
  }

  /// The appearance of bars at the edge of scrolled content. It has no effect.
  nonisolated public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept["scrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  /// The appearance of bars of compact height at the edge of scrolled content. It has no effect.
  nonisolated public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept["compactScrollEdgeAppearance"] }
    set { keep(newValue) }
  }

  /// Stores the background image for metrics. It has no effect.
  nonisolated public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    keep(backgroundImage, as: "backgroundImage \(barMetrics.rawValue)")
  }

  /// Returns the background image that was set for metrics.
  nonisolated public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { kept["backgroundImage \(barMetrics.rawValue)"] }

  nonisolated override class var replacement: String {
    "use toolbarBackground(_:for:), toolbarColorScheme(_:for:) and navigationBarTitleDisplayMode(_:) instead"
  }
}
