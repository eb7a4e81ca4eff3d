/// A node that builds the buttons of a swiped row.
@MainActor
protocol SwipeButtonsHost: _AnyViewNode {
  /// The buttons of the open row and of closing rows. They are children of the node, in addition to its others.
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
