import Foundation

/// How a list looks. Mirrors SwiftUI's `ListStyle`.
///
/// Its types are opaque: `automatic`, `plain`, `grouped`, `inset`, `insetGrouped` and `sidebar`.
public protocol ListStyle {
  static var _look: _ListLook { get }
}

/// What tells the list styles apart.
public enum _ListLook: Sendable {
  case plain, grouped, inset, insetGrouped, sidebar, table

  var hasCards: Bool { self == .grouped || self == .insetGrouped }
  var hasSeparators: Bool { self != .sidebar && self != .table }
  var pinsHeaders: Bool { self == .plain || self == .inset }

  /// Points at the sides of what stands for a row.
  var margin: CGFloat {
    switch self {
    case .plain, .grouped, .table: 0
    case .inset: 8
    case .insetGrouped: 16
    case .sidebar: 8
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .plain, .grouped, .table: 0
    case .inset, .sidebar: 8
    case .insetGrouped: 10
    }
  }

  var background: Color {
    hasCards
      ? Color(.adaptive(light: Color(.system(.secondaryBackground)), dark: Color(.system(.background)))) : Color(.system(.background))
  }

  var card: Color? { hasCards ? Color(.adaptive(light: Color(.system(.background)), dark: Color(.system(.secondaryBackground)))) : nil }
}

/// Mirrors SwiftUI's `DefaultListStyle`: inset groups.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// Rows from edge to edge; headers stay at the top while their section passes. Mirrors SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .plain }
}

/// Sections on bands from edge to edge. Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .grouped }
}

/// As plain, with room at the sides. Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .inset }
}

/// Sections on cards. Mirrors SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// Rows without separators, for navigation beside the content. Mirrors SwiftUI's `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

extension View {
  /// The look of lists inside. Mirrors SwiftUI's `listStyle(_:)`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listSetup.look, S._look) }
}
