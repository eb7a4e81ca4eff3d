import Foundation

/// A modifier for content whose label is the value of the enclosing element for assistive technology.
nonisolated struct SpokenValueModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> SpokenValueBox { SpokenValueBox(node: node) }

  @MainActor func update(_ box: SpokenValueBox, transaction: Transaction) {}
}

@MainActor
final class SpokenValueBox: WrapperBox, AccessibilitySource {
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices where nodes[index].value == nil {
      nodes[index].value = nodes[index].label
      nodes[index].label = ""
    }
  }
}
