import Foundation

/// The appearance of a table. Mirrors SwiftUI's `TableStyle`.
///
/// The conforming types are opaque: `automatic`, `inset` and `bordered`.
public protocol TableStyle {
  /// The form of tables with the style.
  var _form: _TableForm { get }
}

/// The form of a table, which its style selects.
public struct _TableForm: Equatable, Sendable {
  enum Kind: Sendable { case automatic, inset, bordered }

  var kind = Kind.automatic
  var alternatesRows = false

  var look: _ListLook { kind == .inset ? .insetTable : .table }
}

/// A style with rows from edge to edge. Mirrors SwiftUI's `AutomaticTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _form: _TableForm { _TableForm() }
}

/// A style with rows that have insets at the sides. Mirrors SwiftUI's `InsetTableStyle`.
public struct InsetTableStyle: TableStyle {
  private var alternatesRows = false

  /// Creates the style without alternating row backgrounds.
  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

  public var _form: _TableForm { _TableForm(kind: .inset, alternatesRows: alternatesRows) }
}

/// A style with a border around the table. Mirrors SwiftUI's `BorderedTableStyle`.
public struct BorderedTableStyle: TableStyle {
  private var alternatesRows = false

  /// Creates the style without alternating row backgrounds.
  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

  public var _form: _TableForm { _TableForm(kind: .bordered, alternatesRows: alternatesRows) }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }

extension TableStyle where Self == InsetTableStyle {
  /// A style with rows that have insets at the sides. Mirrors SwiftUI's `inset`.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Mirrors SwiftUI's `inset(alternatesRowBackgrounds:)`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style with a border around the table. Mirrors SwiftUI's `bordered`.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Mirrors SwiftUI's `bordered(alternatesRowBackgrounds:)`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private enum TableFormKey: EnvironmentKey { static var defaultValue: _TableForm { _TableForm() } }

extension EnvironmentValues {
  var tableForm: _TableForm {
    get { self[TableFormKey.self] }
    set { self[TableFormKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables in the view. Mirrors SwiftUI's `tableStyle(_:)`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableForm, style._form) }
}
