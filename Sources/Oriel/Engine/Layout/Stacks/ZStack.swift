import Foundation

/// A container that arranges views in layers, the first one at the back. Mirrors SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  /// Creates a layered stack with an alignment for its views.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
