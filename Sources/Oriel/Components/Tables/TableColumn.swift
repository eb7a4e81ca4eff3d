import Foundation

/// A column of a table: its header, and its cell for each row. Mirrors SwiftUI's `TableColumn`.
///
/// A press on the header of a column with a comparator sorts by it, if the table has a sort order. Several views in a cell are side by
/// side.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public typealias _Cells = _TableCell<Content>

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var columnWidth = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) {
    headers.items.append(
      _TableHeaders.Item(label: AnyView(label), width: columnWidth, comparator: comparator.map { AnyHashable($0) }))
  }

  @MainActor public func _cells(for value: RowValue) -> _TableCell<Content> { _TableCell(content: content(value)) }

  @MainActor public func _firstCell(for value: RowValue) -> AnyView? { AnyView(_cells(for: value)) }
}

extension TableColumn {
  /// Sets a fixed width for the content of the column's cells, in points. The user can't change it. A negative width counts as 0, NaN is
  /// ignored, and either is reported once. `nil` selects the available width. Mirrors SwiftUI's `width(_:)`.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: width, ideal: width, max: width)
    return copy
  }

  /// Sets the range and the ideal of the column's width, in points. Negative values count as 0, NaN is ignored, and either is reported
  /// once. The user can drag the column's edge within the range. By default a column is at least 20 points wide, starts with an equal
  /// fraction of the table's width, and has no maximum width. Mirrors SwiftUI's `width(min:ideal:max:)`.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }
}

/// The view of a cell of a table.
public struct _TableCell<Content: View>: View {
  let content: Content

  public var body: some View { HStack(spacing: 8) { content } }
}
