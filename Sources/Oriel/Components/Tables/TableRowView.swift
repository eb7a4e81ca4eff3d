/// A row with a cell for each column, or for the first column if there is no space for more.
struct TableRowView<Columns: TableColumnContent>: View {
  let columns: _TableColumns<Columns>
  let value: Columns.TableRowValue

  init(_ value: Columns.TableRowValue, _ columns: _TableColumns<Columns>) {
    self.value = value
    self.columns = columns
  }

  var body: some View {
    columns.layout {
      if columns.isCompact {
        columns.columns._firstCell(for: value)
      } else {
        columns.columns._cells(for: value)
      }
      if let isExpanded = columns.disclosure { TableDisclosureArrow(isExpanded: isExpanded) }
    }
  }
}

/// A row that is tagged with its value's id, with the decorations of modifiers around it.
struct TableTaggedRow<Columns: TableColumnContent>: View {
  let columns: _TableColumns<Columns>
  let value: Columns.TableRowValue

  init(_ value: Columns.TableRowValue, _ columns: _TableColumns<Columns>) {
    self.value = value
    self.columns = columns
  }

  var body: some View {
    let row = TableRowView(value, columns)
    if columns.decorations.isEmpty {
      row.tag(value.id)
    } else {
      columns.decorations.reversed().reduce(AnyView(row)) { $1($0) }.tag(value.id)
    }
  }
}
