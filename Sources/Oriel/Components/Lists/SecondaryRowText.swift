/// A modifier for text that doesn't determine where the separator of its row begins, such as a badge.
nonisolated struct SecondaryRowText: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> SecondaryRowTextBox { SecondaryRowTextBox(node: node) }

  @MainActor func update(_ box: SecondaryRowTextBox, transaction: Transaction) {}
}

@MainActor
final class SecondaryRowTextBox: WrapperBox {}
