import Foundation

/// How a table looks. Mirrors SwiftUI's `TableStyle`.
///
/// Its types are opaque: `automatic`, `inset` and `bordered`.
public protocol TableStyle {
  var _form: _TableForm { get }
}

/// What tells the table styles apart.
public struct _TableForm: Equatable, Sendable {
  enum Kind: Sendable { case automatic, inset, bordered }

  var kind = Kind.automatic
  var alternatesRows = false

  var look: _ListLook { kind == .inset ? .insetTable : .table }
}

/// Rows from edge to edge. Mirrors SwiftUI's `AutomaticTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
  public var _form: _TableForm { _TableForm() }
}

/// Rows with room at the sides. Mirrors SwiftUI's `InsetTableStyle`.
public struct InsetTableStyle: TableStyle {
  private var alternatesRows = false

  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

  public var _form: _TableForm { _TableForm(kind: .inset, alternatesRows: alternatesRows) }
}

/// A line around all of the table. Mirrors SwiftUI's `BorderedTableStyle`.
public struct BorderedTableStyle: TableStyle {
  private var alternatesRows = false

  public init() {}

  /// Mirrors SwiftUI's `init(alternatesRowBackgrounds:)`, which `alternatingRowBackgrounds(_:)` has replaced.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

  public var _form: _TableForm { _TableForm(kind: .bordered, alternatesRows: alternatesRows) }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Mirrors SwiftUI's `inset(alternatesRowBackgrounds:)`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
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
  /// The look of tables inside. Mirrors SwiftUI's `tableStyle(_:)`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableForm, style._form) }
}
