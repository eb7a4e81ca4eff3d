import Foundation

/// A namespace for functions that derive the accessibility tree from the boxes. The tree is read on request and adds no cost to frames.
@MainActor
enum AccessibilityTree {
  /// Returns the nodes of a box and its descendants, in reading order.
  ///
  /// - Parameters:
  ///   - box: The box to start at.
  ///   - structured: Indicates whether containers, such as lists, are represented by groups.
  ///   - outOfReachToo: Indicates whether hidden elements, and elements behind a modal, are included.
  static func nodes(of box: LayoutBox, structured: Bool = false, outOfReachToo: Bool = false) -> [AccessibilityNode] {
    guard !box.isBeingRemoved, box.isPlaced, outOfReachToo || !box.isHidden(from: .accessibility) else { return [] }
    var parts: [(box: LayoutBox, nodes: [AccessibilityNode])] = []
    for child in box.paintOrder {
      let found = Self.nodes(of: child, structured: structured, outOfReachToo: outOfReachToo)
      guard !found.isEmpty else { continue }
      if !outOfReachToo, found.contains(where: \.containsModal) {
        // Elements that are drawn before a modal element lie below it, unless they lie beside the view that contains the element.
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

  /// Returns the window frames of a box and of its elements, in points. Elements may be drawn outside of their box.
  private static func areas(of box: LayoutBox, _ nodes: [AccessibilityNode]) -> [CGRect] { [box.windowFrame] + nodes.map(\.frame) }

  /// Returns a Boolean value that indicates whether the rectangles overlap by more than an edge.
  private static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    let shared = first.overlap(with: second)
    return shared.width > 0.5 && shared.height > 0.5
  }
}

extension ViewGraph {
  /// The elements of the window as of the last frame.
  package var accessibilityNodes: [AccessibilityNode] { AccessibilityNode.sorted(AccessibilityTree.nodes(of: rootBox)).labeledByPairs }

  /// A description of the elements, for the comparison with an expected dump.
  package var accessibilityDump: String { accessibilityNodes.map { $0.dump() }.joined() }
}

extension LayoutBox {
  /// All elements and groups in the box, including those that are hidden or behind a modal. Tests use them to explain a search without a
  /// result.
  package final var allAccessibilityNodes: [AccessibilityNode] {
    AccessibilityTree.nodes(of: self, outOfReachToo: true).labeledByPairs.flatMap(\.flattened)
  }
}
