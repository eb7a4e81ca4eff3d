/// A box that assistive technology is told of, or that changes what it is told of the boxes inside.
@MainActor
protocol AccessibilitySource: LayoutBox {
  /// What the box itself is; nil where it is nothing by itself.
  var accessibilityContent: AccessibilityNode.Content? { get }

  /// Changes what the boxes inside say.
  func adjustAccessibility(_ nodes: inout [AccessibilityNode])

  /// What the box groups the elements inside as, where assistive technology asks for structure; nil leaves them where they are.
  var accessibilityContainer: AccessibilityRole? { get }

  /// What pressing that group does.
  var accessibilityContainerAction: (() -> Void)? { get }
}

extension AccessibilitySource {
  var accessibilityContent: AccessibilityNode.Content? { nil }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {}

  var accessibilityContainer: AccessibilityRole? { nil }

  var accessibilityContainerAction: (() -> Void)? { nil }
}
