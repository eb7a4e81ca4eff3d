import Foundation

/// A column of a table: its header, and what it shows of each row. Mirrors SwiftUI's `TableColumn`.
///
/// A press on the header of a column with a comparator sorts by it, where the table has a sort order. Several views in a cell stand side by
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
  /// Points for what is in the column's cells, 0 or more, whatever somebody drags; nil is as much as there is for it. Mirrors SwiftUI's `width(_:)`.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: width, ideal: width, max: width)
    return copy
  }

  /// Points between which the column's share of the table lies, and between which somebody drags its edge, 0 or more. With nil a column is
  /// no narrower than 20 points, begins with an equal share, and may be as wide as there is room. Mirrors SwiftUI's
  /// `width(min:ideal:max:)`.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }
}

/// A view of a table's cell.
public struct _TableCell<Content: View>: View {
  let content: Content

  public var body: some View { HStack(spacing: 8) { content } }
}
