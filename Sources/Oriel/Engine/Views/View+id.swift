/// A view whose identity is a value. Mirrors what SwiftUI's `id(_:)` makes.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

/// A view value that tells its name before it has a node.
protocol IdentifiedByValue {
  var identity: AnyHashable { get }
}

extension IdentifiedView: IdentifiedByValue {
  var identity: AnyHashable { AnyHashable(id) }
}

/// A node that a view gave a name.
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

  /// Under another name there is another view in any case.
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
  /// Binds the view's identity to a value: another value is another view, with state of its own. Mirrors SwiftUI's `id(_:)`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
