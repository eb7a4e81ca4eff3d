/// A view whose identity is a value, which SwiftUI's `id(_:)` creates.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

/// A view value with an explicit id, which is available without a node.
protocol IdentifiedByValue {
  var identity: AnyHashable { get }
}

extension IdentifiedView: IdentifiedByValue {
  var identity: AnyHashable { AnyHashable(id) }
}

/// A node of a view with an explicit id.
@MainActor
protocol ExplicitlyIdentified: _AnyViewNode {
  var explicitID: AnyHashable { get }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>>, ExplicitlyIdentified {
  private let slot = DynamicSlot()
  private(set) var explicitID: AnyHashable

  init(_ view: IdentifiedView<Content, ID>, in context: _NodeContext) {
    explicitID = AnyHashable(view.id)
    super.init(in: context)
    slot.owner = self
    apply(view, isInitial: true)
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { slot.forEachNode(body) }

  /// Only removed views count as state, because another id always creates another view.
  override var isStateless: Bool { slot.isStateless }

  override func restorationKey(of child: AnyViewNode) -> AnyHashable? { slot.restorationKey(of: child) }

  override func update(_ view: IdentifiedView<Content, ID>) {
    explicitID = AnyHashable(view.id)
    apply(view, isInitial: false)
  }

  private func apply(_ view: IdentifiedView<Content, ID>, isInitial: Bool) {
    let context = _NodeContext(graph: graph, parent: self, scope: scope)
    slot.apply(view.content, id: .named(explicitID), in: context, isInitial: isInitial)
  }
}

extension View {
  /// Binds the view's identity to a value. A change of the value replaces the view with a new one that has its own state. Mirrors SwiftUI's
  /// `id(_:)`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
