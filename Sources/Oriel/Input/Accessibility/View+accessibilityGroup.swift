import Foundation

extension View {
  /// Groups what is inside. The group is called what those views say that name it, which are no elements of their own. A press on it is for the
  /// first element that does something.
  nonisolated func accessibilityGroup() -> some View { modifier(AccessibilityGroupModifier()) }

  /// What this view says is the name of the group around.
  nonisolated func accessibilityNamesGroup() -> some View { modifier(MarkerModifier(use: .label)) }
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
