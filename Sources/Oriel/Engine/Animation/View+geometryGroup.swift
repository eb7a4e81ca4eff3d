extension View {
  /// Has the views that come and go inside move along with this one while its frame is animated; without it they come to their place in the
  /// window at once, and go where they were. Mirrors SwiftUI's `geometryGroup()`.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}

nonisolated private struct GeometryGroup: BoxModifier {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> GeometryGroupBox { GeometryGroupBox(node: node) }

  @MainActor func update(_ box: GeometryGroupBox, transaction: Transaction) {}
}

@MainActor
final class GeometryGroupBox: WrapperBox {}
