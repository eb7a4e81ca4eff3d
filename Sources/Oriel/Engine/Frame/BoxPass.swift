/// The pass that collects the boxes of nodes whose content contributes other boxes than before.
@MainActor
final class BoxPass {
  // Each node whose boxes change is added, and no access lasts longer than a line: the exclusivity check costs more than the access.
  @exclusivity(unchecked) private(set) var queue: [AnyViewNode] = []
  private(set) var needsRootBoxes = false
  private var actions: [() -> Void] = []
  /// An array that is reused; see `withBoxes(of:_:)`.
  private var spare: [LayoutBox] = []

  var isEmpty: Bool { queue.isEmpty && !needsRootBoxes }

  func enqueue(_ node: AnyViewNode) { queue.append(node) }

  /// Marks the boxes of the root as changed.
  func enqueueRoot() { needsRootBoxes = true }

  /// Runs an action once the boxes reflect the current update.
  func afterBoxes(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls the body with the boxes that a node contributes. They are collected in a reused array because most nodes contribute a single
  /// box, which doesn't justify an allocation.
  func withBoxes<Result>(of node: AnyViewNode, _ body: ([LayoutBox]) -> Result) -> Result {
    // If the body creates nodes, their boxes are collected in another array.
    var boxes = spare
    spare = []
    node.appendBoxes(to: &boxes)
    let result = body(boxes)
    boxes.removeAll(keepingCapacity: true)
    if boxes.capacity <= 64 { spare = boxes }
    return result
  }

  /// Collects boxes until no node is marked. The loop terminates because a node that collects marks at most an ancestor.
  func run(root: AnyViewNode?, into rootBox: RootBox) {
    while !isEmpty {
      // Deepest first: collecting may change a wrapper's own boxes, which its container collects in turn.
      let waiting = queue.sorted { $0.depth > $1.depth }
      queue.removeAll()
      for node in waiting where node.needsBoxes {
        node.needsBoxes = false
        if node.isMounted { node.syncBoxes() }
      }
      if queue.isEmpty, needsRootBoxes {
        needsRootBoxes = false
        var boxes: [LayoutBox] = []
        root?.appendBoxes(to: &boxes)
        rootBox.setContent(boxes)
      }
    }
    guard !actions.isEmpty else { return }
    let waiting = actions
    actions.removeAll()
    for action in waiting { action() }
  }

  func removeAll() {
    queue.removeAll()
    needsRootBoxes = false
    actions.removeAll()
  }
}
