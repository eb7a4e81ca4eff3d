import Foundation

/// Rows in columns, which scroll below their headers. Mirrors SwiftUI's `Table`.
///
/// A table takes the whole proposed size. It builds rows as they approach the viewport. Presses and keys select rows as in a list. With a
/// sort order, a press on a header changes the order; the app has to sort the rows. The user can drag the edges between headers to resize
/// columns. Text in cells has one line, and large text shrinks if it doesn't fit. In a narrow window the table shows the first column only,
/// without headers.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let selection: ListSelection?
  private let sorting: TableSorting?
  private let rows: Rows
  private let columns: Columns
  @State private var context = ListContext()
  /// The widths of the columns after the user has dragged edges, or empty before that.
  @State private var choices: [TableColumnWidth.Choice] = []
  @Environment(\.listSetup) private var environment
  @Environment(\.tableForm) private var form
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headersVisibility
  @Environment(\.textIsLarge) private var textIsLarge
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight

  init(selection: ListSelection?, sorting: TableSorting?, rows: Rows, columns: Columns) {
    self.selection = selection
    self.sorting = sorting
    self.rows = rows
    self.columns = columns
  }

  public var body: some View {
    let headers = headers
    let isCompact = sizeClass == .compact
    let widths = isCompact ? headers.prefix(1).map { _ in TableColumnWidth() } : widths(of: headers)
    let layout = TableRowLayout(columns: widths, indent: Rows._isOutline ? TableRowLayout.step : 0)
    let columns = _TableColumns(columns: columns, layout: layout, isCompact: isCompact)
    VStack(spacing: 0) {
      if !isCompact, headersVisibility != .hidden {
        TableHeader(items: headers, layout: layout.header(margin: form.look.margin), sorting: sorting, choices: $choices)
      }
      ListScroll(content: rows._rows(columns), setup: setup, context: context)
        // A press on a link in a cell follows the link, and a press beside it selects the row.
        .environment(\.listSelector, nil)
        .lineLimit(1)
        .minimumScaleFactor(textIsLarge ? 0.5 : 1)
        .modifier(ListFrameModifier(setup: setup, context: context))
    }
    .modifier(ListBorderModifier(isShown: form.kind == .bordered))
    .preference(key: ListSurfaceKey.self, value: setup.surface)
  }

  private func widths(of headers: [_TableHeaders.Item]) -> [TableColumnWidth] {
    guard choices.count == headers.count else { return headers.map(\.width) }
    return zip(headers, choices).map { $0.width.chosen($1) }
  }

  private var headers: [_TableHeaders.Item] {
    var headers = _TableHeaders()
    columns._appendHeaders(to: &headers)
    return headers.items
  }

  private var setup: ListSetup {
    var environment = environment
    environment.style = ListStyleForm(look: form.look, alternatesRows: form.alternatesRows)
    return ListSetup(environment: environment, selection: selection?.read(), minRowHeight: minRowHeight, minHeaderHeight: minHeaderHeight)
  }
}

/// The sort order of a table, independent of the type of its comparators.
struct TableSorting {
  /// A function that returns the direction of the first comparator, or `nil` if it sorts otherwise than a column's comparator.
  let order: @MainActor (AnyHashable) -> SortOrder?
  /// An action that makes a column's comparator the first one, or reverses its direction if it is already the first.
  let choose: @MainActor (AnyHashable) -> Void

  @MainActor init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let own = comparator.base as? Sort, let first = binding.wrappedValue.first, Self.sortsAlike(own, first) else { return nil }
      return first.order
    }
    choose = { comparator in
      guard var chosen = comparator.base as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, Self.sortsAlike(chosen, first) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        if let known = all.first(where: { Self.sortsAlike(chosen, $0) }) { chosen = known }
        all.removeAll { Self.sortsAlike(chosen, $0) }
        chosen.order = .forward
        all.insert(chosen, at: 0)
      }
      binding.wrappedValue = all
    }
  }

  /// Returns `true` if two comparators differ at most in their direction. Two comparators of the same property are alike, even if they
  /// compare it differently.
  private static func sortsAlike<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
    if let first = first as? KeyPathComparator<Sort.Compared>, let second = second as? KeyPathComparator<Sort.Compared> {
      return first.keyPath == second.keyPath
    }
    var (first, second) = (first, second)
    first.order = .forward
    second.order = .forward
    return first == second
  }
}
