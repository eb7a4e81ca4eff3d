/// How the bar of a window's toolbar looks. Mirrors SwiftUI's `WindowToolbarStyle`.
///
/// Its types are opaque: `automatic`, `expanded`, `unified` and `unifiedCompact`. A window's title stands in the desktop's title bar, above the bar of
/// its toolbar: neither becomes part of the other.
public protocol WindowToolbarStyle {
  static var _isCompact: Bool { get }
}

extension WindowToolbarStyle {
  public static var _isCompact: Bool { false }
}

/// Mirrors SwiftUI's `DefaultWindowToolbarStyle`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// Mirrors SwiftUI's `ExpandedWindowToolbarStyle`: looks as `automatic` does.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// Mirrors SwiftUI's `UnifiedWindowToolbarStyle`: looks as `automatic` does.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// A bar that is less high. Mirrors SwiftUI's `UnifiedCompactWindowToolbarStyle`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  public static var _isCompact: Bool { true }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The desktop's title bar shows the title in any case.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// The desktop's title bar shows the title in any case.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}

extension Scene {
  /// How the bars of the windows' toolbars look. Mirrors SwiftUI's `windowToolbarStyle(_:)`.
  @MainActor @preconcurrency public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modified { AnyView($0.modifier(NavigationOption(.compactToolbar(S._isCompact)))) }
  }
}
