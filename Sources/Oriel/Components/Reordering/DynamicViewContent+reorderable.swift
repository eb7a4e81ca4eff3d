import Foundation

extension DynamicViewContent {
  /// Enables the user to reorder the views in an enclosing `reorderContainer(for:isEnabled:move:)` with a single collection. Mirrors
  /// SwiftUI's `reorderable()`.
  nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Enables the user to move the views within their collection, and between it and the other collections of an enclosing
  /// `reorderContainer(for:in:isEnabled:move:)`. Mirrors SwiftUI's `reorderable(collectionID:)`.
  ///
  /// An item isn't moved to a collection that already contains its id.
  ///
  /// - Parameter collectionID: The identifier of the collection, which the destination of a movement contains.
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Self.Data> {
    modifier(ReorderableModifier(collectionID: AnyHashable(collectionID)))
  }
}

nonisolated struct ReorderableModifier: ViewModifier {
  typealias Body = Never
  let collectionID: AnyHashable

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    ReorderableNode(view, in: context)
  }
}

/// The node of a reorderable collection. Its first `ForEach` shows the arrangement of the elements.
@MainActor
private final class ReorderableNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, ReorderableModifier>> {
  private let collection: ReorderCollection
  private var inner: EnvironmentScope!
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, ReorderableModifier>, in context: _NodeContext) {
    let collection = ReorderCollection(id: view.modifier.collectionID, container: context.scope.values.reorderContainer)
    self.collection = collection
    super.init(in: context)
    collection.node = self
    inner = EnvironmentScope(parent: context.scope) { $0.elementArranger = collection }
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, ReorderableModifier>) {
    collection.id = view.modifier.collectionID
    content.update(view.content)
  }

  override func willUnmount() {
    collection.container?.remove(collection)
    super.willUnmount()
  }
}
