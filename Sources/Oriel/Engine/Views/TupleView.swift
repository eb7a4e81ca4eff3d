/// A view of several views in order, as a view builder creates it. Mirrors SwiftUI's `TupleView`.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The tuple of views.
  public var value: T
  @usableFromInline let make: @MainActor (T, _AnyViewNode, _NodeContext) -> [_AnyViewNode]
  @usableFromInline let updateChildren: @MainActor (T, [_AnyViewNode]) -> Void

  /// Creates a view from a tuple of views.
  @inlinable public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    make = { value, node, context in
      var nodes: [_AnyViewNode] = []
      @MainActor func append<V: View>(_ view: V) { nodes.append(context.makeListed(view, at: nodes.count, of: node)) }
      repeat append(each value)
      return nodes
    }
    updateChildren = { value, nodes in
      var index = 0
      @MainActor func update<V: View>(_ view: V) {
        unsafeDowncast(nodes[index], to: _ViewNode<V>.self).update(view)
        index += 1
      }
      repeat update(each value)
    }
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }

  @MainActor
  private final class TupleNode: ViewNode<TupleView<T>> {
    private var children: [AnyViewNode] = []

    init(_ view: TupleView<T>, in context: _NodeContext) {
      super.init(in: context)
      children = view.make(view.value, self, context.child(of: self))
    }

    override var isStateless: Bool { true }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { children.forEach(body) }

    override func update(_ view: TupleView<T>) { view.updateChildren(view.value, children) }
  }
}
