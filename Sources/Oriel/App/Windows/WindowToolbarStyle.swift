/// The appearance of a window's toolbar. Mirrors SwiftUI's `WindowToolbarStyle`.
///
/// The conforming types are opaque: `automatic`, `expanded`, `unified` and `unifiedCompact`.
public protocol WindowToolbarStyle {
  /// A Boolean value that indicates whether the toolbar replaces the window's title bar, or `nil` for the default of the desktop
  /// environment.
  static var _isUnified: Bool? { get }
  /// A Boolean value that indicates whether the toolbar has a reduced height.
  static var _isCompact: Bool { get }
  /// A Boolean value that indicates whether the toolbar shows the title of the window.
  var _showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  /// A Boolean value that indicates whether the toolbar has a reduced height. The default is `false`.
  public static var _isCompact: Bool { false }
  /// A Boolean value that indicates whether the toolbar shows the title of the window. The default is `true`.
  public var _showsTitle: Bool { true }
}

/// A style that replaces the title bar in desktop environments whose programs have header bars, such as GNOME. In others, the toolbar is
/// below the title bar. Mirrors SwiftUI's `DefaultWindowToolbarStyle`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}

  public static var _isUnified: Bool? { nil }
}

/// A style with a toolbar below the window's title bar. Mirrors SwiftUI's `ExpandedWindowToolbarStyle`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}

  public static var _isUnified: Bool? { false }
}

/// A style with a toolbar that replaces the window's title bar. It contains the window's buttons and moves the window. Mirrors SwiftUI's
/// `UnifiedWindowToolbarStyle`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() { _showsTitle = true }
  fileprivate init(showsTitle: Bool) { _showsTitle = showsTitle }

  public static var _isUnified: Bool? { true }
  public let _showsTitle: Bool
}

/// A style like `unified`, with a reduced height. Mirrors SwiftUI's `UnifiedCompactWindowToolbarStyle`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() { _showsTitle = true }
  fileprivate init(showsTitle: Bool) { _showsTitle = showsTitle }

  public static var _isUnified: Bool? { true }
  public static var _isCompact: Bool { true }
  public let _showsTitle: Bool
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A style with a toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A style with a toolbar that replaces the title bar.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a style with a toolbar that replaces the title bar. Without the title, the toolbar contains only its items.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A style with a toolbar of reduced height that replaces the title bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Returns a style with a toolbar of reduced height that replaces the title bar. Without the title, the toolbar contains only its items.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets the style of the toolbars in the scene's windows. Mirrors SwiftUI's `windowToolbarStyle(_:)`.
  @MainActor @preconcurrency public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modified { AnyView($0.modifier(NavigationOption(.compactToolbar(S._isCompact)))) }
      .changed {
        guard $0.options.unifiesTitleBar == nil else { return }
        $0.options.unifiesTitleBar = S._isUnified
        $0.options.showsTitle = style._showsTitle
      }
  }
}
