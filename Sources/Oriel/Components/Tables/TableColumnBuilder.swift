import Foundation

/// A result builder of a table's columns. Mirrors SwiftUI's `TableColumnBuilder`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds a column from a `TableColumn`.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Builds columns from an expression.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Builds a column without a comparator in a table with a sort order.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _UnsortedTableColumns<TableColumn<RowValue, Never, Content, Label>, Sort> { _UnsortedTableColumns(columns: column) }

  /// Builds the first columns of a block.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

  /// Builds the columns of a block from those so far and the next ones.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> _TableColumnPair<First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Second.TableRowValue == RowValue,
    Second.TableColumnSortComparator == Sort
  { _TableColumnPair(first: accumulated, second: next) }

  /// Builds columns for an `if` statement without an `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Builds columns for the first branch of a conditional statement.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
    _EitherTableColumns(storage: .first(first))
  }

  /// Builds columns for the second branch of a conditional statement.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
    _EitherTableColumns(storage: .second(second))
  }
}

/// Columns, and the columns after them.
nonisolated public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: PrimitiveTableColumns
where First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = TupleView<(First._Cells, Second._Cells)>

  let first: First
  let second: Second

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) {
    first._appendHeaders(to: &headers)
    second._appendHeaders(to: &headers)
  }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells {
    TupleView((first._cells(for: value), second._cells(for: value)))
  }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? {
    first._firstCell(for: value) ?? second._firstCell(for: value)
  }
}

/// Columns without a comparator in a table with a sort order.
nonisolated public struct _UnsortedTableColumns<Columns: TableColumnContent, Sort: SortComparator>: PrimitiveTableColumns {
  public typealias TableRowValue = Columns.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public typealias _Cells = Columns._Cells

  let columns: Columns

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) { columns._appendHeaders(to: &headers) }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells { columns._cells(for: value) }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? { columns._firstCell(for: value) }
}

/// The columns of one of two branches.
nonisolated public struct _EitherTableColumns<First: TableColumnContent, Second: TableColumnContent>: PrimitiveTableColumns
where First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = _ConditionalContent<First._Cells, Second._Cells>

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) {
    switch storage {
    case .first(let columns): columns._appendHeaders(to: &headers)
    case .second(let columns): columns._appendHeaders(to: &headers)
    }
  }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells {
    switch storage {
    case .first(let columns): ViewBuilder.buildEither(first: columns._cells(for: value))
    case .second(let columns): ViewBuilder.buildEither(second: columns._cells(for: value))
    }
  }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? {
    switch storage {
    case .first(let columns): columns._firstCell(for: value)
    case .second(let columns): columns._firstCell(for: value)
    }
  }
}

/// Optional columns.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public typealias _Cells = Wrapped._Cells?

  nonisolated public var tableColumnBody: Never { neverBody(Self.self) }

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) { self?._appendHeaders(to: &headers) }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells { self?._cells(for: value) }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? { self?._firstCell(for: value) }
}
