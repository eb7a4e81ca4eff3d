import Foundation

/// The appearance of a navigation bar in UIKit. Mirrors UIKit's `UINavigationBarAppearance` as far as apps set it.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles. They have no effect.
  nonisolated public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["titleTextAttributes"] ?? [:] }
    set { kept["titleTextAttributes"] = newValue }
  }

  /// The attributes of large titles. They have no effect.
  nonisolated public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept["largeTitleTextAttributes"] ?? [:] }
    set { kept["largeTitleTextAttributes"] = newValue }
  }

  /// The image of the back button, or `nil` if `setBackIndicatorImage(_:transitionMaskImage:)` hasn't set it.
  nonisolated public var backIndicatorImage: UIImage? { kept["backIndicatorImage"] }

  /// The mask of the back button's image, or `nil` if `setBackIndicatorImage(_:transitionMaskImage:)` hasn't set it.
  nonisolated public var backIndicatorTransitionMaskImage: UIImage? { kept["backIndicatorTransitionMaskImage"] }

  /// Sets the image of the back button and its mask. As in UIKit, both are cleared unless both are given.
  nonisolated public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    kept["backIndicatorImage"] = isWhole ? backIndicatorImage : nil
    kept["backIndicatorTransitionMaskImage"] = isWhole ? transitionMaskImage : nil
  }
}
