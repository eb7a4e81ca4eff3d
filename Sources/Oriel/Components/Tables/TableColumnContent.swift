import Foundation

/// Columns of a table. Mirrors SwiftUI's `TableColumnContent`.
///
/// The underscored requirements are the engine's: columns of your own implement `tableColumnBody` alone.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts rows by a column; `Never` where nothing does.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  associatedtype _Cells: View = TableColumnBody._Cells

  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }

  @MainActor func _appendHeaders(to headers: inout _TableHeaders)
  /// What the columns show of a row, a view each.
  @MainActor func _cells(for value: TableRowValue) -> _Cells
  /// What the first column shows of a row; nil where there is no column.
  @MainActor func _firstCell(for value: TableRowValue) -> AnyView?
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue, _Cells == TableColumnBody._Cells {
  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) { tableColumnBody._appendHeaders(to: &headers) }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells { tableColumnBody._cells(for: value) }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? { tableColumnBody._firstCell(for: value) }
}

/// Nothing to sort by, and no columns.
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public typealias _Cells = Never

  nonisolated public var tableColumnBody: Never { neverBody(Never.self) }

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) {}

  @MainActor public func _cells(for value: Never) -> Never {}

  @MainActor public func _firstCell(for value: Never) -> AnyView? {}
}

/// The headers of a table's columns, from the leading one on.
public struct _TableHeaders {
  struct Item {
    let label: AnyView
    let width: TableColumnWidth
    let comparator: AnyHashable?
  }

  var items: [Item] = []
}

/// Columns without a body, for which there are cells.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
  public var tableColumnBody: Never { neverBody(Self.self) }
}
