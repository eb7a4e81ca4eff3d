/// A type-erased view. A change of the wrapped type starts a new identity. Mirrors SwiftUI's `AnyView`.
nonisolated public struct AnyView: PrimitiveView {
  private let box: ErasedView

  /// Creates a type-erased view. Another `AnyView` isn't wrapped again.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView { self = erased } else { box = TypedErasedView(view) }
  }

  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Creates a type-erased view, or returns `nil` if the value isn't a view. Mirrors SwiftUI's `init(_fromValue:)`.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Creates a type-erased view whose content a list treats as rows, for a view whose `rowShape` declares several rows.
  init<V: View>(rows view: V) { box = TypedErasedView(view, isListed: true) }

  /// The wrapped view.
  var base: any View { box.base }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AnyViewHolderNode(view, in: context)
  }

  fileprivate class ErasedView {
    var base: any View { EmptyView() }
    @MainActor func makeNode(in context: _NodeContext) -> AnyViewNode { ViewNode<EmptyView>(in: context) }
    @MainActor func update(_ node: AnyViewNode) -> Bool { false }
  }

  private final class TypedErasedView<V: View>: ErasedView {
    let view: V
    let isListed: Bool

    init(_ view: V, isListed: Bool = false) {
      self.view = view
      self.isListed = isListed
    }

    override var base: any View { view }

    override func makeNode(in context: _NodeContext) -> AnyViewNode {
      isListed ? context.makeListed(view) : V._makeNode(view, in: context)
    }

    override func update(_ node: AnyViewNode) -> Bool {
      guard let node = node as? ViewNode<V> else { return false }
      node.update(view)
      return true
    }
  }

  @MainActor
  private final class AnyViewHolderNode: ViewNode<AnyView> {
    private let slot: DynamicSlot

    init(_ view: AnyView, in context: _NodeContext) {
      slot = DynamicSlot()
      super.init(in: context)
      slot.owner = self
      show(view, id: .ofType(ObjectIdentifier(type(of: view.box))), in: context.child(of: self), isInitial: true)
    }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { slot.forEachNode(body) }

    override var isStateless: Bool { slot.isStateless }

    override func restorationKey(of child: AnyViewNode) -> AnyHashable? { slot.restorationKey(of: child) }

    override func update(_ view: AnyView) {
      let id = DynamicSlot.ID.ofType(ObjectIdentifier(type(of: view.box)))
      if let node = slot.revive(id), view.box.update(node) { return }
      show(view, id: id, in: _NodeContext(graph: graph, parent: self, scope: scope), isInitial: false)
    }

    private func show(_ view: AnyView, id: DynamicSlot.ID, in context: _NodeContext, isInitial: Bool) {
      graph.updates.restoration?.nextKey = id.restorationKey
      slot.show(view.box.makeNode(in: context), id: id, isInitial: isInitial)
    }
  }
}
