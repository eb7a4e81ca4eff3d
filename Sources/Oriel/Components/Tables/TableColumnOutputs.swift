/// What columns are made with. Mirrors SwiftUI's `_TableColumnInputs`.
public struct _TableColumnInputs {}

/// Columns as their headers and cells, independent of their type. Mirrors SwiftUI's `_TableColumnOutputs`.
public struct _TableColumnOutputs {
  let appendHeaders: @MainActor (inout _TableHeaders) -> Void
  let cells: @MainActor (Any) -> AnyView?
  let firstCell: @MainActor (Any) -> AnyView?

  init<Columns: TableColumnContent>(_ columns: Columns) {
    // A nonisolated method makes the outputs from the value that the table passes to it, on the main actor.
    nonisolated(unsafe) let columns = columns
    appendHeaders = { columns._appendHeaders(to: &$0) }
    cells = { value in (value as? Columns.TableRowValue).map { AnyView(columns._cells(for: $0)) } }
    firstCell = { value in (value as? Columns.TableRowValue).flatMap { columns._firstCell(for: $0) } }
  }
}

/// The cells of columns that other columns make.
public struct _MadeTableCells: View {
  let cells: AnyView?

  public var body: some View { cells }
}

extension TableColumnContent {
  /// Returns the columns as their headers and cells.
  nonisolated public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    _TableColumnOutputs(content.value)
  }
}

/// Columns without a body that aren't the engine's: they implement `_makeContent`.
extension TableColumnContent where TableColumnBody == Never, _Cells == _MadeTableCells {
  @MainActor private var outputs: _TableColumnOutputs { Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs()) }

  @MainActor public func _appendHeaders(to headers: inout _TableHeaders) { outputs.appendHeaders(&headers) }

  @MainActor public func _cells(for value: TableRowValue) -> _Cells { _MadeTableCells(cells: outputs.cells(value)) }

  @MainActor public func _firstCell(for value: TableRowValue) -> AnyView? { outputs.firstCell(value) }
}
