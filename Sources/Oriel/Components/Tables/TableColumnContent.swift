import Foundation

/// Columns of a table. Mirrors SwiftUI's `TableColumnContent`.
///
/// The underscored requirements are the engine's. Columns of your own implement `tableColumnBody` only.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparator that sorts rows by a column, or `Never` if there is none.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns' body.
  associatedtype TableColumnBody: TableColumnContent
  /// The type of the views of a row's cells.
  associatedtype _Cells: View = TableColumnBody._Cells

  /// The content of the columns.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }

  /// Appends the headers of the columns.
  @MainActor func _appendHeaders(to headers: inout _TableHeaders)
  /// Returns the cells of the columns for a row's value, with a view for each column.
  @MainActor func _cells(for value: TableRowValue) -> _Cells
  /// Returns the cell of the first column for a row's value, or `nil` if there is no column.
  @MainActor func _firstCell(for value: TableRowValue) -> AnyView?
  /// Returns the columns as their headers and cells. Mirrors the requirement of SwiftUI's that columns around other columns implement.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue, _Cells == TableColumnBody._Cells {
  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) { tableColumnBody._appendHeaders(to: &headers) }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells { tableColumnBody._cells(for: value) }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? { tableColumnBody._firstCell(for: value) }
}

/// No columns, and no value to sort by.
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  // That of columns whose body is `Never`, unless they have cells of their own.
  public typealias _Cells = _MadeTableCells

  nonisolated public var tableColumnBody: Never { neverBody(Never.self) }

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) {}

  @MainActor public func _cells(for value: Never) -> _MadeTableCells {}

  @MainActor public func _firstCell(for value: Never) -> AnyView? {}
}

/// The headers of a table's columns, in order from the leading edge.
public struct _TableHeaders {
  struct Item {
    let label: AnyView
    let width: TableColumnWidth
    let comparator: AnyHashable?
  }

  var items: [Item] = []
}

/// Columns without a body, which the engine renders by their cells.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
  public var tableColumnBody: Never { neverBody(Self.self) }
}
