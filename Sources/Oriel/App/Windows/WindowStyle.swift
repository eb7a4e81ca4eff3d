/// The appearance of windows. Mirrors SwiftUI's `WindowStyle`.
///
/// The conforming types are opaque: `automatic`, `titleBar`, `hiddenTitleBar` and `plain`.
public protocol WindowStyle {
  /// A Boolean value that indicates whether the title bar is hidden. The engine reads this property.
  static var _hidesTitleBar: Bool { get }
  /// A Boolean value that indicates whether the window has neither a frame nor a background. The engine reads this property.
  static var _isPlain: Bool { get }
}

extension WindowStyle {
  /// A Boolean value that indicates whether the window has neither a frame nor a background. The default is `false`.
  public static var _isPlain: Bool { false }
}

/// A style with the title bar of the desktop environment. Mirrors SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _hidesTitleBar: Bool { false }
}

/// A style with the title bar of the desktop environment. Mirrors SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _hidesTitleBar: Bool { false }
}

/// A style without a title and its bar. The window's content extends to the top edge. The window's buttons are above it, in a strip that
/// moves the window and that the content's safe area excludes. Mirrors SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _hidesTitleBar: Bool { true }
}

/// A style with the content only: without a title bar, a frame, and a background. Mirrors SwiftUI's `PlainWindowStyle`.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public static var _hidesTitleBar: Bool { true }
  public static var _isPlain: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style, with the title bar of the desktop environment.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style with the title bar of the desktop environment.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A style without a title bar, a frame, and a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
