/// Reads the accessibility tree off the boxes, when somebody asks; frames cost nothing for it.
@MainActor
enum AccessibilityTree {
  /// What a box and those inside of it say, in reading order.
  static func nodes(of box: LayoutBox) -> [AccessibilityNode] {
    guard !box.isLeaving, box.isPlaced, !box.isAccessibilityHidden else { return [] }
    var nodes: [AccessibilityNode] = []
    for child in box.paintOrder {
      let found = Self.nodes(of: child)
      // Whatever was drawn before a modal element lies below it.
      if found.contains(where: \.containsModal) { nodes.removeAll() }
      nodes += found
    }
    if let content = box.accessibilityContent { nodes = [AccessibilityNode(box: box, content: content, children: nodes)] }
    box.adjustAccessibility(&nodes)
    return nodes
  }
}

extension ViewGraph {
  /// The window's elements as they are after the last frame.
  package var accessibilityNodes: [AccessibilityNode] { AccessibilityTree.nodes(of: rootBox) }

  /// The elements as text, for comparison with an expected dump.
  package var accessibilityDump: String { accessibilityNodes.map { $0.dump() }.joined() }
}
