import Foundation

/// How UIKit styles all scroll views. Mirrors UIKit's `UIScrollView` as far as programs set it on `appearance()`: nothing of it is seen.
public class UIScrollView: UIView {
  /// Mirrors UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Mirrors UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  nonisolated public var bounces: Bool {
    get { kept["bounces"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var alwaysBounceVertical: Bool {
    get { kept["alwaysBounceVertical"] ?? false }
    set { keep(newValue) }
  }

  nonisolated public var alwaysBounceHorizontal: Bool {
    get { kept["alwaysBounceHorizontal"] ?? false }
    set { keep(newValue) }
  }

  nonisolated public var isScrollEnabled: Bool {
    get { kept["isScrollEnabled"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var isPagingEnabled: Bool {
    get { kept["isPagingEnabled"] ?? false }
    set { keep(newValue) }
  }

  nonisolated public var showsVerticalScrollIndicator: Bool {
    get { kept["showsVerticalScrollIndicator"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var showsHorizontalScrollIndicator: Bool {
    get { kept["showsHorizontalScrollIndicator"] ?? true }
    set { keep(newValue) }
  }

  nonisolated public var contentInset: UIEdgeInsets {
    get { kept["contentInset"] ?? .zero }
    set { keep(newValue) }
  }

  nonisolated public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { kept["contentInsetAdjustmentBehavior"] ?? .automatic }
    set { keep(newValue) }
  }

  nonisolated public var keyboardDismissMode: KeyboardDismissMode {
    get { kept["keyboardDismissMode"] ?? .none }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "scrollDisabled(_:), scrollIndicators(_:), scrollBounceBehavior(_:) and scrollDismissesKeyboard(_:) say what scroll views do"
  }
}
