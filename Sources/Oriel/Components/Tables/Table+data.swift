import Foundation

extension Table {
  /// Creates a table with a row for each element of a collection. Mirrors SwiftUI's `init(_:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(selection: nil, sorting: nil, rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element of a collection. At most one row can be selected. Mirrors SwiftUI's
  /// `init(_:selection:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element of a collection. Any number of rows can be selected. Mirrors SwiftUI's
  /// `init(_:selection:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element of a collection. A press on a header changes the sort order. Mirrors SwiftUI's
  /// `init(_:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: nil, sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element of a collection. At most one row can be selected. A press on a header changes the sort
  /// order. Mirrors SwiftUI's `init(_:selection:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each element of a collection. Any number of rows can be selected. A press on a header changes the sort
  /// order. Mirrors SwiftUI's `init(_:selection:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: TableForEachContent(data: data), columns: columns())
  }
}
