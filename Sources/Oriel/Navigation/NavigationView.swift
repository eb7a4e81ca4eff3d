/// A stack whose path nobody else keeps. Mirrors SwiftUI's `NavigationView`, which `NavigationStack` has replaced.
///
/// Its content is the root of one stack, whatever the window's width.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view, in: context, path: { _ in nil }, root: { $0.content })
  }
}
