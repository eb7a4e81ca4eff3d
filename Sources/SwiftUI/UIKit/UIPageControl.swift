/// How UIKit styles the dots below pages. Mirrors UIKit's `UIPageControl` as far as programs set it on `appearance()`: nothing of it is seen.
public class UIPageControl: UIControl {
  nonisolated public var currentPageIndicatorTintColor: UIColor? {
    get { kept["currentPageIndicatorTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public var pageIndicatorTintColor: UIColor? {
    get { kept["pageIndicatorTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public var hidesForSinglePage: Bool {
    get { kept["hidesForSinglePage"] ?? false }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String { "indexViewStyle(_:) says how the dots look" }
}
