import Foundation

extension TableRowContent {
  /// Adds a context menu to each row. The secondary mouse button opens it, as does a long press of a touch. Mirrors SwiftUI's
  /// `contextMenu(menuItems:)`.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(content: self) { row in AnyView(row.contextMenu { items }) }
  }

  /// Adds a context menu with a preview above its entries to each row. Mirrors SwiftUI's `contextMenu(menuItems:preview:)`.
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

  /// Adds an action to each row that is called when the pointer enters the row, and when it leaves. Mirrors SwiftUI's `onHover(perform:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { row in AnyView(row.onHover(perform: action)) }
  }

  /// Makes each row draggable as a whole. Mirrors SwiftUI's `draggable(_:)`.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { row in AnyView(row.draggable(payload())) }
  }

  /// Makes each row a destination of drops. Mirrors SwiftUI's `dropDestination(for:action:)`.
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

/// Rows with a decoration around each of them.
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
