/// Collects the boxes of nodes whose content lends other ones than before.
@MainActor
final class BoxPass {
  // Each node whose boxes change is put here, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) private(set) var queue: [AnyViewNode] = []
  private(set) var needsRootBoxes = false
  private var actions: [() -> Void] = []
  /// An array that is used again: see `withBoxes(of:_:)`.
  private var spare: [LayoutBox] = []

  var isEmpty: Bool { queue.isEmpty && !needsRootBoxes }

  func enqueue(_ node: AnyViewNode) { queue.append(node) }

  /// The window's own views lend other boxes.
  func enqueueRoot() { needsRootBoxes = true }

  /// Runs an action once the boxes are those of the update under way.
  func afterBoxes(_ action: @escaping () -> Void) { actions.append(action) }

  /// Looks at the boxes that a node lends. They are collected where the last ones were: most nodes lend one, which is no reason for an array.
  func withBoxes<Result>(of node: AnyViewNode, _ body: ([LayoutBox]) -> Result) -> Result {
    // Where the body makes nodes, theirs are collected elsewhere.
    var boxes = spare
    spare = []
    node.appendBoxes(to: &boxes)
    let result = body(boxes)
    boxes.removeAll(keepingCapacity: true)
    if boxes.capacity <= 64 { spare = boxes }
    return result
  }

  /// Collects until nothing is left. A node that collects marks at most a node above it, so this ends.
  func run(root: AnyViewNode?, into rootBox: RootBox) {
    while !isEmpty {
      // Deepest first: a wrapper's own boxes may change, which its container has to see.
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
