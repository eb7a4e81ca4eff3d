import Foundation

/// A container that arranges views in a row. Mirrors SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content

  /// Creates a horizontal stack. The spacing is in points; `nil` is the default distance between the views.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, in: context, layout: { $0.layout }, content: { $0.content })
  }
}
