/// How windows look. Mirrors SwiftUI's `WindowStyle`.
///
/// Its types are opaque: `automatic`, `titleBar` and `hiddenTitleBar`.
public protocol WindowStyle {
  static var _hidesTitleBar: Bool { get }
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

/// Without a title bar: the window's content reaches up to its top edge. Mirrors SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
  public static var _hidesTitleBar: Bool { true }
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
