import Foundation

/// A node that wraps the boxes of a view with `swipeActions` in rows. It applies in a `swipeActionsContainer()`, outside of lists.
@MainActor
final class SwipeRowNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, SwipeActionsModifier>>, SwipeButtonsHost {
  private let list: ListContext
  private var inner: EnvironmentScope!
  private var content: WrapperNode<Wrapped, SwipeActionsModifier>!
  private var rows: [ListRowBox] = []
  var buttons: [SwipeButtonsEntry] = []

  init(_ view: ModifiedContent<Wrapped, SwipeActionsModifier>, in context: _NodeContext, list: ListContext) {
    self.list = list
    super.init(in: context)
    // Swipe actions of descendants belong to the same row.
    inner = EnvironmentScope(parent: context.scope) { $0.swipeContainer = nil }
    content = WrapperNode(view, in: context.child(of: self, scope: inner))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? { parent?.rowHost(for: self) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for entry in buttons { body(entry.node) }
  }

  override func update(_ view: ModifiedContent<Wrapped, SwipeActionsModifier>) { content.update(view) }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for row in rows { boxes.append(row) } }

  override func syncBoxes() {
    var contents: [LayoutBox] = []
    content.appendBoxes(to: &contents)
    let old = rows
    rows = contents.map { content in
      let row = old.first { $0.content === content } ?? ListRowBox(content, role: .content, list: list, node: self)
      row.buttonsHost = self
      row.isBeingRemoved = content.isBeingRemoved
      return row
    }
    for row in old where !rows.contains(where: { $0 === row }) { row.detach() }
    boxesDidChange()
  }

  override func willUnmount() {
    for row in rows { row.detach() }
    super.willUnmount()
  }
}
