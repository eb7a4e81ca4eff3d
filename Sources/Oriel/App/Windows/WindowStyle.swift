/// How windows look. Mirrors SwiftUI's `WindowStyle`.
///
/// Its types are opaque: `automatic`, `titleBar`, `hiddenTitleBar` and `plain`.
public protocol WindowStyle {
  static var _hidesTitleBar: Bool { get }
  static var _isPlain: Bool { get }
}

extension WindowStyle {
  public static var _isPlain: Bool { false }
}

/// With the desktop's title bar. Mirrors SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
  public static var _hidesTitleBar: Bool { false }
}

/// With the desktop's title bar. Mirrors SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
  public static var _hidesTitleBar: Bool { false }
}

/// Without a title and its bar: the window's content reaches up to its top edge. The window's buttons stand above it, in a strip that the window is
/// moved by, and that the content's safe area leaves out. Mirrors SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
  public static var _hidesTitleBar: Bool { true }
}

/// Nothing but the content: neither a title bar nor a frame, nor a ground behind. Mirrors SwiftUI's `PlainWindowStyle`.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
  public static var _hidesTitleBar: Bool { true }
  public static var _isPlain: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
