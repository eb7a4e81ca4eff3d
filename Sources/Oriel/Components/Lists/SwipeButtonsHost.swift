/// A node that makes the buttons of a row that is swiped aside.
@MainActor
protocol SwipeButtonsHost: _AnyViewNode {
  /// Those of the open row, and of rows on their way back. The node's children, beside its others.
  var buttons: [SwipeButtonsEntry] { get set }
}

/// The buttons of one row.
struct SwipeButtonsEntry {
  let box: LayoutBox
  let node: ViewNode<SwipeButtons>
}

extension SwipeButtonsHost {
  func makeButtons(_ view: SwipeButtons) -> LayoutBox? {
    let node = SwipeButtons._makeNode(view, in: _NodeContext(graph: graph, parent: self, scope: scope))
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    guard let box = boxes.first else {
      node.unmount()
      return nil
    }
    buttons.append(SwipeButtonsEntry(box: box, node: node))
    return box
  }

  func removeButtons(_ box: LayoutBox) {
    guard let index = buttons.firstIndex(where: { $0.box === box }) else { return }
    buttons.remove(at: index).node.unmount()
  }
}
