import Foundation

/// Rows of a table. Mirrors SwiftUI's `TableRowContent`.
///
/// The underscored requirements are the engine's: rows of your own implement `tableRowBody` alone.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

  /// The rows as they look in columns.
  @MainActor func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue
  /// Whether it is always a single row.
  @MainActor static var _isRow: Bool { get }
  /// Whether some rows open and close others.
  @MainActor static var _isOutline: Bool { get }
  /// What a single row shows.
  @MainActor var _value: TableRowValue? { get }
  /// The columns with what is around a single row.
  @MainActor func _decorated<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableColumns<Columns>
}

extension TableRowContent {
  @MainActor public static var _isRow: Bool { false }

  @MainActor public static var _isOutline: Bool { TableRowBody._isOutline }

  @MainActor public func _decorated<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableColumns<Columns> { columns }

  @MainActor public var _value: TableRowValue? { nil }
}

extension TableRowContent where TableRowValue == TableRowBody.TableRowValue {
  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue { tableRowBody._rows(columns) }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never

  nonisolated public var tableRowBody: Never { neverBody(Never.self) }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Never { switch self {} }

  @MainActor public static var _isOutline: Bool { false }
}

/// Rows without a body, for which there are views.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
  public var tableRowBody: Never { neverBody(Self.self) }
}

/// The columns that rows stand in, and what is the same for those rows.
public struct _TableColumns<Columns: TableColumnContent> {
  let columns: Columns
  var layout: TableRowLayout
  /// Whether there is room for the first column alone.
  var isCompact = false
  /// Whether the rows below a row are shown; nil where it has none.
  var disclosure: Binding<Bool>?
  /// What modifiers put around each row, from the outside in.
  var decorations: [@MainActor (AnyView) -> AnyView] = []

  /// For a row that opens and closes others.
  func disclosing(_ isExpanded: Binding<Bool>) -> Self {
    var copy = self
    copy.disclosure = isExpanded
    return copy
  }

  /// For the rows that another opens and closes.
  func indented() -> Self {
    var copy = self
    copy.disclosure = nil
    copy.layout.indent += TableRowLayout.step
    return copy
  }

  func decorated(_ decoration: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var copy = self
    copy.decorations.append(decoration)
    return copy
  }
}

/// Rows as a list sees them: each by itself, whatever their type is.
public struct _TableRows: View, RowStructure {
  private let rows: AnyView

  init<Rows: View>(_ rows: Rows) { self.rows = AnyView(rows: rows) }

  public var body: some View { rows }

  static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}
