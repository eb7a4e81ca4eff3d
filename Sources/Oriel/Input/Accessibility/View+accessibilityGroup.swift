import Foundation

extension View {
  /// Groups the elements of the content. The views with the modifier `accessibilityLabelsGroup()` label the group and aren't elements of
  /// their own. A press on the group activates the first element that has an action.
  nonisolated func accessibilityGroup() -> some View { modifier(AccessibilityGroupModifier()) }

  /// Uses the label of this view as the label of the enclosing group.
  nonisolated func accessibilityLabelsGroup() -> some View { modifier(MarkerModifier(use: .label)) }
}

nonisolated private struct AccessibilityGroupModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityGroupBox { AccessibilityGroupBox(node: node) }

  @MainActor func update(_ box: AccessibilityGroupBox, transaction: Transaction) {}
}

@MainActor
private final class AccessibilityGroupBox: WrapperBox, AccessibilitySource {
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    let names = nodes.filter { $0.use == .label }.flatMap(\.flattened).map(\.label)
    let elements = nodes.filter { $0.use != .label }
    var group = AccessibilityNode(box: self, children: AccessibilityNode.sorted(elements))
    group.label = names.filter { !$0.isEmpty }.joined(separator: ", ")
    if let acting = elements.flatMap(\.flattened).first(where: { !$0.actions.isEmpty }) { group.activationPoint = acting.activationPoint }
    nodes = [group]
  }
}
