/// The style of page indicators in UIKit. It has no visible effect. Mirrors UIKit's `UIPageControl` as far as apps set it on
/// `appearance()`.
public class UIPageControl: UIControl {
  /// The color of the dot of the current page. It has no effect.
  nonisolated public var currentPageIndicatorTintColor: UIColor? {
    get { kept["currentPageIndicatorTintColor"] }
    set { keep(newValue) }
  }

  /// The color of the dots. It has no effect.
  nonisolated public var pageIndicatorTintColor: UIColor? {
    get { kept["pageIndicatorTintColor"] }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the dots are hidden for a single page. It has no effect.
  nonisolated public var hidesForSinglePage: Bool {
    get { kept["hidesForSinglePage"] ?? false }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "use indexViewStyle(_:) instead" }
}
