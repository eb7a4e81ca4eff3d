extension View {
  /// Sets the role of the element, for roles that traits can't express.
  nonisolated func accessibilityRole(_ role: AccessibilityRole) -> some View { modifier(AccessibilityModifier(change: .role(role))) }

  /// Sets the number of the element and its range.
  nonisolated func accessibilityRange(_ range: AccessibilityRange) -> some View { modifier(AccessibilityModifier(change: .range(range))) }

  /// Uses the label of this view as the value of the enclosing control.
  nonisolated func accessibilityLabelIsValue() -> some View {
    accessibilityElement(children: .combine).modifier(AccessibilityModifier(change: .labelIsValue))
  }

  /// Groups the elements of the content if the tree is read with its structure.
  nonisolated func accessibilityContainer(_ role: AccessibilityRole) -> some View { modifier(AccessibilityContainerModifier(role: role)) }
}

nonisolated private struct AccessibilityContainerModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let role: AccessibilityRole

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityContainerBox { AccessibilityContainerBox(role, node: node) }

  @MainActor func update(_ box: AccessibilityContainerBox, transaction: Transaction) { box.role = role }
}

@MainActor
private final class AccessibilityContainerBox: WrapperBox, AccessibilitySource {
  var role: AccessibilityRole

  init(_ role: AccessibilityRole, node: AnyViewNode) {
    self.role = role
    super.init(node: node)
  }

  var accessibilityContainer: AccessibilityRole? { role }
}
