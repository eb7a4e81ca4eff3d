/// A box that contributes an element to the accessibility tree, or that changes the elements of its descendants.
@MainActor
protocol AccessibilitySource: LayoutBox {
  /// The element of the box itself, or `nil` if the box has none.
  var accessibilityContent: AccessibilityNode.Content? { get }

  /// Changes the elements of the descendants.
  func adjustAccessibility(_ nodes: inout [AccessibilityNode])

  /// The role of the group of the descendants' elements if the tree is read with its structure, or `nil` to add no group.
  var accessibilityContainer: AccessibilityRole? { get }

  /// The action of a press on that group, or `nil` if there is none.
  var accessibilityContainerAction: (() -> Void)? { get }
}

extension AccessibilitySource {
  var accessibilityContent: AccessibilityNode.Content? { nil }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {}

  var accessibilityContainer: AccessibilityRole? { nil }

  var accessibilityContainerAction: (() -> Void)? { nil }
}
