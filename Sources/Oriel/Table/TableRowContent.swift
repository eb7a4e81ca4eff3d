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
  /// What a single row shows.
  @MainActor var _value: TableRowValue? { get }
}

extension TableRowContent {
  @MainActor public static var _isRow: Bool { false }

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
}

/// Rows without a body, for which there are views.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
  public var tableRowBody: Never { neverBody(Self.self) }
}

/// The columns that rows stand in.
public struct _TableColumns<Columns: TableColumnContent> {
  let columns: Columns
  let layout: TableRowLayout
}

/// Rows as a list sees them: each by itself, whatever their type is.
public struct _TableRows: View, RowStructure {
  private let rows: AnyView

  init<Rows: View>(_ rows: Rows) { self.rows = AnyView(rows: rows) }

  public var body: some View { rows }

  static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

/// A row: a cell for each column.
struct TableRowView<Columns: TableColumnContent>: View {
  let columns: _TableColumns<Columns>
  let value: Columns.TableRowValue

  init(_ value: Columns.TableRowValue, _ columns: _TableColumns<Columns>) {
    self.value = value
    self.columns = columns
  }

  var body: some View { columns.layout { columns.columns._cells(for: value) } }
}
