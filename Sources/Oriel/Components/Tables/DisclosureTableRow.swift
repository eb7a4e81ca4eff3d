import Foundation
import OrielModel

/// A row that expands and collapses the rows below it. Mirrors SwiftUI's `DisclosureTableRow`.
///
/// Its arrow is in the first column. If the row is selected, the arrow keys expand and collapse it as well. The rows below are built when
/// they first become visible.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row that expands and collapses the rows below it.
  ///
  /// - Parameters:
  ///   - value: The value that the row shows.
  ///   - isExpanded: A binding that indicates whether the rows below are visible. With `nil` the row stores the state itself, and is
  ///     collapsed at first.
  ///   - content: The rows below.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue { _TableRows(TableDisclosure(row: self, columns: columns)) }

  @MainActor public static var _isOutline: Bool { true }
}

/// A row and, while it is expanded, the rows below it.
private struct TableDisclosure<Label: TableRowContent, Content: TableRowContent, Columns: TableColumnContent>: View
where Label.TableRowValue == Content.TableRowValue, Columns.TableRowValue == Label.TableRowValue {
  let row: DisclosureTableRow<Label, Content>
  let columns: _TableColumns<Columns>
  @State private var isOpen = false

  init(row: DisclosureTableRow<Label, Content>, columns: _TableColumns<Columns>) {
    self.row = row
    self.columns = columns
  }

  var body: some View {
    let isExpanded = row.isExpanded ?? $isOpen
    row.label._rows(columns.disclosing(isExpanded))
    if isExpanded.wrappedValue { row.content()._rows(columns.indented()) }
  }
}

/// The button that expands and collapses the rows below a row.
struct TableDisclosureArrow: View {
  @Binding var isExpanded: Bool

  var body: some View {
    Button {
      withAnimation(.spring(duration: 0.3)) { isExpanded.toggle() }
    } label: {
      DisclosureArrow(isExpanded: isExpanded, isTinted: false)
        .frame(width: TableRowLayout.step, height: 24, alignment: .leading)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(.own(isExpanded ? .collapse : .expand)))
    .modifier(ExpansionModifier(isExpanded: isExpanded))
  }
}
