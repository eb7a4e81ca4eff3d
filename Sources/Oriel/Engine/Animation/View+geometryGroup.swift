extension View {
  /// Makes inserted and removed views of the content move with this view while its frame is animated. Without it, inserted views appear at
  /// their final position in the window, and removed ones keep their position. Mirrors SwiftUI's `geometryGroup()`.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}

nonisolated private struct GeometryGroup: BoxModifier {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> GeometryGroupBox { GeometryGroupBox(node: node) }

  @MainActor func update(_ box: GeometryGroupBox, transaction: Transaction) {}
}

@MainActor
final class GeometryGroupBox: WrapperBox {}
