/// One of two views, which `if` and `switch` create in a view builder. Mirrors SwiftUI's `_ConditionalContent`.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }

  @MainActor
  private final class ConditionalNode: ViewNode<_ConditionalContent> {
    private let slot = DynamicSlot()

    init(_ view: _ConditionalContent, in context: _NodeContext) {
      super.init(in: context)
      slot.owner = self
      apply(view, isInitial: true)
    }

    override var isStateless: Bool { slot.isStateless }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { slot.forEachNode(body) }

    override func restorationKey(of child: AnyViewNode) -> AnyHashable? { slot.restorationKey(of: child) }

    override func update(_ view: _ConditionalContent) { apply(view, isInitial: false) }

    private func apply(_ view: _ConditionalContent, isInitial: Bool) {
      let context = _NodeContext(graph: graph, parent: self, scope: scope)
      switch view.storage {
      case .trueContent(let content): slot.apply(content, id: .first, in: context, isInitial: isInitial)
      case .falseContent(let content): slot.apply(content, id: .second, in: context, isInitial: isInitial)
      }
    }
  }
}

extension DynamicSlot {
  /// Shows a view under an identity that determines its type: updates the node with that identity, or creates one.
  func apply<V: View>(_ view: V, id: ID, in context: _NodeContext, isInitial: Bool) {
    if let node = revive(id) {
      // A checked cast would look up the metadata of `ViewNode<V>` at each update.
      unsafeDowncast(node, to: ViewNode<V>.self).update(view)
    } else {
      owner.graph.updates.restoration?.nextKey = id.restorationKey
      show(context.makeListed(view), id: id, isInitial: isInitial)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

@MainActor
private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let slot = DynamicSlot()

  init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(in: context)
    slot.owner = self
    apply(view, isInitial: true)
  }

  override var isStateless: Bool { slot.isStateless }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { slot.forEachNode(body) }

  override func restorationKey(of child: AnyViewNode) -> AnyHashable? { slot.restorationKey(of: child) }

  override func update(_ view: Wrapped?) { apply(view, isInitial: false) }

  private func apply(_ view: Wrapped?, isInitial: Bool) {
    if let view {
      slot.apply(view, id: .first, in: _NodeContext(graph: graph, parent: self, scope: scope), isInitial: isInitial)
    } else {
      slot.hideShown()
    }
  }
}
