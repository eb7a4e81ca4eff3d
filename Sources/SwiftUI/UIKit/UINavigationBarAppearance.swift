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

  /// Nil unless `setBackIndicatorImage(_:transitionMaskImage:)` has set it.
  nonisolated public var backIndicatorImage: UIImage? { kept["backIndicatorImage"] }

  /// Nil unless `setBackIndicatorImage(_:transitionMaskImage:)` has set it.
  nonisolated public var backIndicatorTransitionMaskImage: UIImage? { kept["backIndicatorTransitionMaskImage"] }

  /// Both or neither, as in UIKit.
  nonisolated public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    kept["backIndicatorImage"] = isWhole ? backIndicatorImage : nil
    kept["backIndicatorTransitionMaskImage"] = isWhole ? transitionMaskImage : nil
  }
}
