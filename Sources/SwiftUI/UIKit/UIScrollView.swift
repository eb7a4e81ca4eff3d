import Foundation

/// The style of scroll views in UIKit. It has no visible effect. Mirrors UIKit's `UIScrollView` as far as apps set it on `appearance()`.
public class UIScrollView: UIView {
  /// The dismissal of the keyboard by scrolling. Mirrors UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The adjustment of content insets to the safe area. Mirrors UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// A Boolean value that indicates whether scrolling bounces at the edges. It has no effect.
  nonisolated public var bounces: Bool {
    get { kept["bounces"] ?? true }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether vertical scrolling always bounces. It has no effect.
  nonisolated public var alwaysBounceVertical: Bool {
    get { kept["alwaysBounceVertical"] ?? false }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether horizontal scrolling always bounces. It has no effect.
  nonisolated public var alwaysBounceHorizontal: Bool {
    get { kept["alwaysBounceHorizontal"] ?? false }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether scrolling is enabled. It has no effect.
  nonisolated public var isScrollEnabled: Bool {
    get { kept["isScrollEnabled"] ?? true }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether scrolling stops at pages. It has no effect.
  nonisolated public var isPagingEnabled: Bool {
    get { kept["isPagingEnabled"] ?? false }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the vertical scroll indicator is shown. It has no effect.
  nonisolated public var showsVerticalScrollIndicator: Bool {
    get { kept["showsVerticalScrollIndicator"] ?? true }
    set { keep(newValue) }
  }

  /// A Boolean value that indicates whether the horizontal scroll indicator is shown. It has no effect.
  nonisolated public var showsHorizontalScrollIndicator: Bool {
    get { kept["showsHorizontalScrollIndicator"] ?? true }
    set { keep(newValue) }
  }

  /// The insets of the content. They have no effect.
  nonisolated public var contentInset: UIEdgeInsets {
    get { kept["contentInset"] ?? .zero }
    set { keep(newValue) }
  }

  /// The adjustment of the content insets to the safe area. It has no effect.
  nonisolated public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { kept["contentInsetAdjustmentBehavior"] ?? .automatic }
    set { keep(newValue) }
  }

  /// The dismissal of the keyboard by scrolling. It has no effect.
  nonisolated public var keyboardDismissMode: KeyboardDismissMode {
    get { kept["keyboardDismissMode"] ?? .none }
    set { keep(newValue) }
  }

  nonisolated override class var replacement: String {
    "use scrollDisabled(_:), scrollIndicators(_:), scrollBounceBehavior(_:) and scrollDismissesKeyboard(_:) instead"
  }
}
