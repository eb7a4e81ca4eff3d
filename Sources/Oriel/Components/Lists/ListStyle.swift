import Foundation

/// How a list looks. Mirrors SwiftUI's `ListStyle`.
///
/// Its types are opaque: `automatic`, `plain`, `grouped`, `inset`, `insetGrouped`, `sidebar` and `bordered`.
public protocol ListStyle {
  static var _look: _ListLook { get }
  /// Whether every other row has a background of its own.
  var _alternatesRows: Bool { get }
}

extension ListStyle {
  public var _alternatesRows: Bool { false }
}

/// What tells the list styles apart.
public enum _ListLook: Sendable {
  case plain, grouped, inset, insetGrouped, sidebar, bordered, table, insetTable

  var hasCards: Bool { self == .grouped || self == .insetGrouped }
  var isTable: Bool { self == .table || self == .insetTable }
  var hasSeparators: Bool { self != .sidebar && !isTable }
  var pinsHeaders: Bool { self == .plain || self == .inset || self == .bordered }

  /// Points at the sides of what stands for a row.
  var margin: CGFloat {
    switch self {
    case .plain, .grouped, .bordered, .table: 0
    case .inset, .sidebar, .insetTable: 8
    case .insetGrouped: 16
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .plain, .grouped, .bordered, .table: 0
    case .inset, .sidebar, .insetTable: 8
    case .insetGrouped: 10
    }
  }

  var background: Color {
    hasCards
      ? Color(.adaptive(light: Color(.system(.secondaryBackground)), dark: Color(.system(.background)))) : Color(.system(.background))
  }

  var card: Color? { hasCards ? Color(.adaptive(light: Color(.system(.background)), dark: Color(.system(.secondaryBackground)))) : nil }
}

/// What a style says of a list or a table.
struct ListStyleForm: Equatable {
  var look = _ListLook.insetGrouped
  /// Whether every other row has a background of its own.
  var alternatesRows = false
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
  public private(set) var _alternatesRows = false

  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

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

/// As plain, with a line around all of the list. Mirrors SwiftUI's `BorderedListStyle`.
public struct BorderedListStyle: ListStyle {
  public private(set) var _alternatesRows = false

  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

  public static var _look: _ListLook { .bordered }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Mirrors SwiftUI's `inset(alternatesRowBackgrounds:)`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Mirrors SwiftUI's `bordered(alternatesRowBackgrounds:)`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

extension View {
  /// The look of lists inside. Mirrors SwiftUI's `listStyle(_:)`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listSetup.style, ListStyleForm(look: S._look, alternatesRows: style._alternatesRows))
  }
}
