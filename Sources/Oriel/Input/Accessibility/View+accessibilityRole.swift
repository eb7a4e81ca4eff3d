extension View {
  /// What the element is, where traits don't tell.
  nonisolated func accessibilityRole(_ role: AccessibilityRole) -> some View { modifier(AccessibilityModifier(change: .role(role))) }

  /// The number that the element shows.
  nonisolated func accessibilityRange(_ range: AccessibilityRange) -> some View { modifier(AccessibilityModifier(change: .range(range))) }

  /// What the view says is the value of the control that it is part of.
  nonisolated func accessibilityTellsValue() -> some View {
    accessibilityElement(children: .combine).modifier(AccessibilityModifier(change: .labelIsValue))
  }

  /// Groups what is inside for assistive technology that wants to know of containers.
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
