extension ToolbarContent {
  /// Makes an item the source of a screen with `navigationTransition(.zoom(sourceID:in:))`. Mirrors SwiftUI's
  /// `matchedTransitionSource(id:in:)`.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    SourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
  }
}

/// Items that are sources of a transition.
nonisolated private struct SourceToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let id: AnyHashable
  let namespace: Namespace.ID

  @MainActor static func _view(of source: Self, at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(Content._view(of: source.content, at: placement).matchedTransitionSource(id: source.id, in: source.namespace))
  }
}
