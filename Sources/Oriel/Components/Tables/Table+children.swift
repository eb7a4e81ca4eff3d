import Foundation

/// A row for each element of a tree. Rows with children expand and collapse them. Mirrors SwiftUI's `TableOutlineGroupContent`.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Data.Element {
    _TableRows(ForEach(data, id: \.id) { TableBranch<Data, Columns>(value: $0, children: children, columns: columns) })
  }

  @MainActor public static var _isOutline: Bool { true }
}

private struct TableBranch<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element: Identifiable, Columns.TableRowValue == Data.Element {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let columns: _TableColumns<Columns>

  var body: some View {
    if let inner = value[keyPath: children] {
      DisclosureTableRow(value) { TableOutlineGroupContent(data: inner, children: children) }._rows(columns)
    } else {
      TableRow(value)._rows(columns)
    }
  }
}

extension Table {
  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. Mirrors SwiftUI's
  /// `init(_:children:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(selection: nil, sorting: nil, rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. At most one row can be
  /// selected. Mirrors SwiftUI's `init(_:children:selection:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(selection), sorting: nil, rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. Any number of rows can be
  /// selected. Mirrors SwiftUI's `init(_:children:selection:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(selection), sorting: nil, rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. A press on a header changes
  /// the sort order. Mirrors SwiftUI's `init(_:children:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      selection: nil, sorting: TableSorting(sortOrder), rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. At most one row can be
  /// selected. A press on a header changes the sort order. Mirrors SwiftUI's `init(_:children:selection:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns())
  }

  /// Creates a table with a row for each element of a tree. An element whose children are `nil` has no arrow. Any number of rows can be
  /// selected. A press on a header changes the sort order. Mirrors SwiftUI's `init(_:children:selection:sortOrder:columns:)`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), rows: TableOutlineGroupContent(data: data, children: children),
      columns: columns())
  }
}
