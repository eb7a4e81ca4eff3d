import Foundation

/// Reads the accessibility tree off the boxes, when somebody asks; frames cost nothing for it.
@MainActor
enum AccessibilityTree {
  /// What a box and those inside of it say, in reading order; `structured` with groups for what holds several of a kind, and
  /// `outOfReachToo` with what is hidden, or behind something modal.
  static func nodes(of box: LayoutBox, structured: Bool = false, outOfReachToo: Bool = false) -> [AccessibilityNode] {
    guard !box.isLeaving, box.isPlaced, outOfReachToo || !box.isHidden(from: .accessibility) else { return [] }
    var parts: [(box: LayoutBox, nodes: [AccessibilityNode])] = []
    for child in box.paintOrder {
      let found = Self.nodes(of: child, structured: structured, outOfReachToo: outOfReachToo)
      guard !found.isEmpty else { continue }
      if !outOfReachToo, found.contains(where: \.containsModal) {
        // What is drawn before a modal element lies below it, unless it lies beside the view that the element is in.
        let areas = Self.areas(of: child, found)
        parts.removeAll { part in Self.areas(of: part.box, part.nodes).contains { area in areas.contains { Self.overlap(area, $0) } } }
      }
      parts.append((child, found))
    }
    var nodes = parts.flatMap(\.nodes)
    guard let source = box as? any AccessibilitySource else { return nodes }
    if let content = source.accessibilityContent { nodes = [AccessibilityNode(box: box, content: content, children: nodes)] }
    source.adjustAccessibility(&nodes)
    if structured, let container = source.accessibilityContainer, !nodes.isEmpty {
      var group = AccessibilityNode(box: box, children: nodes)
      group.role = container
      if let action = source.accessibilityContainerAction { group.actions[.default] = action }
      if container == .row, nodes.contains(where: { $0.traits.contains(.isSelected) }) { group.traits.insert(.isSelected) }
      nodes = [group]
    }
    return nodes
  }

  /// The parts of the window that a box and its elements take, in points: elements may be drawn outside of their box.
  private static func areas(of box: LayoutBox, _ nodes: [AccessibilityNode]) -> [CGRect] { [box.windowFrame] + nodes.map(\.frame) }

  /// Whether the rectangles share more than an edge.
  private static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    let shared = first.overlap(with: second)
    return shared.width > 0.5 && shared.height > 0.5
  }
}

extension ViewGraph {
  /// The window's elements as they are after the last frame.
  package var accessibilityNodes: [AccessibilityNode] { AccessibilityNode.sorted(AccessibilityTree.nodes(of: rootBox)).labelledByPairs }

  /// The elements as text, for comparison with an expected dump.
  package var accessibilityDump: String { accessibilityNodes.map { $0.dump() }.joined() }
}

extension LayoutBox {
  /// All elements and groups in the box, those included that nobody can get to: for tests that look in vain.
  package final var accessibilityNodesOutOfReachToo: [AccessibilityNode] {
    AccessibilityTree.nodes(of: self, outOfReachToo: true).labelledByPairs.flatMap(\.flattened)
  }
}
