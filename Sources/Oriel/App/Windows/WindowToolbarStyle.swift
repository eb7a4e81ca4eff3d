/// How the bar of a window's toolbar looks. Mirrors SwiftUI's `WindowToolbarStyle`.
///
/// Its types are opaque: `automatic`, `expanded`, `unified` and `unifiedCompact`.
public protocol WindowToolbarStyle {
  /// Whether the bar stands in the place of the window's title bar; nil as the desktop has it.
  static var _isUnified: Bool? { get }
  static var _isCompact: Bool { get }
  var _showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  public static var _isCompact: Bool { false }
  public var _showsTitle: Bool { true }
}

/// In the title bar's place on desktops whose programs have header bars, such as GNOME; else below it. Mirrors SwiftUI's `DefaultWindowToolbarStyle`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  public static var _isUnified: Bool? { nil }
}

/// A bar below the window's title bar. Mirrors SwiftUI's `ExpandedWindowToolbarStyle`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  public static var _isUnified: Bool? { false }
}

/// A bar in the place of the window's title bar, which has the window's buttons and moves the window. Mirrors SwiftUI's `UnifiedWindowToolbarStyle`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() { _showsTitle = true }
  fileprivate init(showsTitle: Bool) { _showsTitle = showsTitle }

  public static var _isUnified: Bool? { true }
  public let _showsTitle: Bool
}

/// As `unified`, but less high. Mirrors SwiftUI's `UnifiedCompactWindowToolbarStyle`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() { _showsTitle = true }
  fileprivate init(showsTitle: Bool) { _showsTitle = showsTitle }

  public static var _isUnified: Bool? { true }
  public static var _isCompact: Bool { true }
  public let _showsTitle: Bool
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Without its title the bar shows what the toolbar has alone.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Without its title the bar shows what the toolbar has alone.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// How the bars of the windows' toolbars look. Mirrors SwiftUI's `windowToolbarStyle(_:)`.
  @MainActor @preconcurrency public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modified { AnyView($0.modifier(NavigationOption(.compactToolbar(S._isCompact)))) }
      .changed {
        guard $0.options.unifiesTitleBar == nil else { return }
        $0.options.unifiesTitleBar = S._isUnified
        $0.options.showsTitle = style._showsTitle
      }
  }
}
