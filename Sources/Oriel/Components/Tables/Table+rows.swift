import Foundation

extension Table {
  /// Creates a table with rows for values of a type. Mirrors SwiftUI's `init(of:columns:rows:)`.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: nil, sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type. At most one row can be selected. Mirrors SwiftUI's `init(of:selection:columns:rows:)`.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type. Any number of rows can be selected. Mirrors SwiftUI's
  /// `init(of:selection:columns:rows:)`.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type. A press on a header changes the sort order. Mirrors SwiftUI's
  /// `init(of:sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: nil, sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type. At most one row can be selected. A press on a header changes the sort order. Mirrors
  /// SwiftUI's `init(of:selection:sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  /// Creates a table with rows for values of a type. Any number of rows can be selected. A press on a header changes the sort order.
  /// Mirrors SwiftUI's `init(of:selection:sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }
}

extension Table {
  /// Creates a table with rows for the columns' values. Mirrors SwiftUI's `init(columns:rows:)`.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: nil, sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for the columns' values. At most one row can be selected. Mirrors SwiftUI's `init(selection:columns:rows:)`.
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for the columns' values. Any number of rows can be selected. Mirrors SwiftUI's
  /// `init(selection:columns:rows:)`.
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(selection: ListSelection(selection), sorting: nil, rows: rows(), columns: columns())
  }

  /// Creates a table with rows for the columns' values. A press on a header changes the sort order. Mirrors SwiftUI's
  /// `init(sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: nil, sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  /// Creates a table with rows for the columns' values. At most one row can be selected. A press on a header changes the sort order.
  /// Mirrors SwiftUI's `init(selection:sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }

  /// Creates a table with rows for the columns' values. Any number of rows can be selected. A press on a header changes the sort order.
  /// Mirrors SwiftUI's `init(selection:sortOrder:columns:rows:)`.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: rows(), columns: columns())
  }
}
