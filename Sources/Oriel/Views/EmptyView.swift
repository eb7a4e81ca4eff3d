/// No view at all. Mirrors SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ViewNode(in: context) }
}
