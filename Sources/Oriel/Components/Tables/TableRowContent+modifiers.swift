import Foundation

extension TableRowContent {
  /// A menu for each row, which the other mouse button or a finger that rests on the row opens. Mirrors SwiftUI's
  /// `contextMenu(menuItems:)`.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(content: self) { row in AnyView(row.contextMenu { items }) }
  }

  /// A menu for each row, with a view above its entries that shows what they are for. Mirrors SwiftUI's `contextMenu(menuItems:preview:)`.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, picture) = (menuItems(), preview())
    return ModifiedTableRows(content: self) { row in
      AnyView(
        row.contextMenu {
          items
        } preview: {
          picture
        })
    }
  }

  /// Calls the action when the pointer comes over a row, and when it leaves it. Mirrors SwiftUI's `onHover(perform:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { row in AnyView(row.onHover(perform: action)) }
  }

  /// Lets each row be dragged as a whole. Mirrors SwiftUI's `draggable(_:)`.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { row in AnyView(row.draggable(payload())) }
  }

  /// Takes what is dropped on a row. Mirrors SwiftUI's `dropDestination(for:action:)`.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { row in
      AnyView(
        row.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }
}

/// Rows with something around each of them.
nonisolated struct ModifiedTableRows<Content: TableRowContent>: PrimitiveTableRows {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  let content: Content
  let decoration: @MainActor (AnyView) -> AnyView

  @MainActor func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue { content._rows(columns.decorated(decoration)) }

  @MainActor func _decorated<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableColumns<Columns> {
    content._decorated(columns.decorated(decoration))
  }

  @MainActor static var _isRow: Bool { Content._isRow }

  @MainActor static var _isOutline: Bool { Content._isOutline }

  @MainActor var _value: TableRowValue? { content._value }
}
