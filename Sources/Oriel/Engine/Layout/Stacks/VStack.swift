import Foundation

/// A container that arranges views in a column. Mirrors SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content

  /// Creates a vertical stack. The spacing is in points; `nil` is the default distance between the views.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
