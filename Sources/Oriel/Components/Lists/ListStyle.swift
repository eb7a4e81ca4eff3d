import Foundation

/// The appearance of a list. Mirrors SwiftUI's `ListStyle`.
///
/// The conforming types are opaque: `automatic`, `plain`, `grouped`, `inset`, `insetGrouped`, `sidebar` and `bordered`.
public protocol ListStyle {
  /// The look of lists with the style.
  static var _look: _ListLook { get }
  /// A Boolean value that indicates whether every other row has a different background.
  var _alternatesRows: Bool { get }
}

extension ListStyle {
  public var _alternatesRows: Bool { false }
}

/// The look of a list or a table, which its style selects.
public enum _ListLook: Sendable {
  case plain, grouped, inset, insetGrouped, sidebar, bordered, table, insetTable

  var hasCards: Bool { self == .grouped || self == .insetGrouped }
  var isTable: Bool { self == .table || self == .insetTable }
  var hasSeparators: Bool { self != .sidebar && !isTable }
  var pinsHeaders: Bool { self == .plain || self == .inset || self == .bordered }

  /// The distance of a row from the left and right edges of the list, in points.
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

/// The properties of a style for lists or tables.
struct ListStyleForm: Equatable {
  var look = _ListLook.insetGrouped
  /// Indicates whether every other row has a different background.
  var alternatesRows = false
}

/// The default style: inset groups. Mirrors SwiftUI's `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// A style with rows from edge to edge. Headers stay pinned at the top while their section scrolls by. Mirrors SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { .plain }
}

/// A style with sections on bands from edge to edge. Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { .grouped }
}

/// A style like `PlainListStyle`, with insets at the sides. Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  public private(set) var _alternatesRows = false

  /// Creates the style without alternating row backgrounds.
  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

  public static var _look: _ListLook { .inset }
}

/// A style with sections on cards. Mirrors SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

/// A style with rows without separators, for navigation beside the content. Mirrors SwiftUI's `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { .sidebar }
}

/// A style like `PlainListStyle`, with a border around the list. Mirrors SwiftUI's `BorderedListStyle`.
public struct BorderedListStyle: ListStyle {
  public private(set) var _alternatesRows = false

  /// Creates the style without alternating row backgrounds.
  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

  public static var _look: _ListLook { .bordered }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle {
  /// A style with rows that have insets at the sides. Mirrors SwiftUI's `inset`.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Mirrors SwiftUI's `inset(alternatesRowBackgrounds:)`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with sections on cards. Mirrors SwiftUI's `insetGrouped`.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  /// A style with a border around the list. Mirrors SwiftUI's `bordered`.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Mirrors SwiftUI's `bordered(alternatesRowBackgrounds:)`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

extension View {
  /// Sets the style of lists in the view. Mirrors SwiftUI's `listStyle(_:)`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listSetup.style, ListStyleForm(look: S._look, alternatesRows: style._alternatesRows))
  }
}
