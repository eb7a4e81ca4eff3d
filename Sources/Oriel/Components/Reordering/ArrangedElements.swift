/// The elements of a collection in an arrangement that differs from it by at most one element.
nonisolated struct ArrangedElements<Base: RandomAccessCollection, ID>: RandomAccessCollection {
  /// The difference from the collection. The offsets are those of the collection.
  enum Change {
    case none
    /// The element at an offset is shown at the offset `to` among the result.
    case move(from: Int, to: Int)
    case removal(Int)
    /// A gap for an element of another collection is shown before the element at an offset.
    case gap(ID, at: Int)
  }

  enum Element {
    case own(Base.Element)
    case gap(ID)
  }

  let base: Base
  let change: Change

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch change {
    case .none, .move: base.count
    case .removal: base.count - 1
    case .gap: base.count + 1
    }
  }

  subscript(position: Int) -> Element {
    switch change {
    case .none: return own(position)
    case .move(let from, let to):
      guard position != to else { return own(from) }
      let index = position > to ? position - 1 : position
      return own(index >= from ? index + 1 : index)
    case .removal(let index): return own(position >= index ? position + 1 : position)
    case .gap(let id, let index):
      if position == index { return .gap(id) }
      return own(position > index ? position - 1 : position)
    }
  }

  private func own(_ offset: Int) -> Element { .own(base[base.index(base.startIndex, offsetBy: offset)]) }
}

/// A `ForEach` whose elements are shown in the arrangement of a reorderable collection.
struct ArrangedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let base: ForEach<Data, ID, Content>
  let collection: ReorderCollection

  typealias Elements = ArrangedElements<Data, ID>

  var body: some View {
    let (base, collection) = (base, collection)
    let elements = Elements(base: base.data, change: collection.change(of: base))
    // The elements of a nested collection aren't arranged.
    ForEach(data: elements, content: { row($0) }, id: { Self.id($0, in: base) }, edits: base.edits)
      .environment(\.elementArranger, nil)
  }

  nonisolated private static func id(_ element: Elements.Element, in base: ForEach<Data, ID, Content>) -> ID {
    switch element {
    case .own(let element): base.id(element)
    case .gap(let id): id
    }
  }

  @ViewBuilder private func row(_ element: Elements.Element) -> some View {
    switch element {
    case .own(let element):
      let id = AnyHashable(base.id(element))
      ArrangedItem(
        id: id, collection: collection, content: base.content(element).modifier(ReorderItemModifier(id: id, collection: collection)))
    case .gap(let id):
      ReorderGap(size: collection.container?.drag?.size ?? .zero)
        .modifier(ReorderItemModifier(id: AnyHashable(id), collection: collection))
    }
  }
}

/// An item whose state is kept while it is dragged over another collection.
nonisolated private struct ArrangedItem<Content: View>: PrimitiveView {
  let id: AnyHashable
  let collection: ReorderCollection
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ArrangedItemNode(view, in: context) }
}

@MainActor
private final class ArrangedItemNode<Content: View>: ViewNode<ArrangedItem<Content>> {
  private var id: AnyHashable
  private let collection: ReorderCollection
  private var content: ViewNode<Content>!

  init(_ view: ArrangedItem<Content>, in context: _NodeContext) {
    id = view.id
    collection = view.collection
    super.init(in: context)
    let make = { Content._makeNode(view.content, in: context.child(of: self)) }
    if let state = collection.takeState(of: id) {
      content = graph.restoring(StateRestoration(state, for: self), make)
    } else {
      content = make()
    }
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ArrangedItem<Content>) {
    id = view.id
    content.update(view.content)
  }

  override func unmount() {
    collection.keepState(of: self, for: id)
    super.unmount()
  }
}

/// The space for an item that is dragged over another collection than its own.
nonisolated private struct ReorderGap: LeafView, Equatable {
  let size: CGSize

  @MainActor func makeBox(_ node: AnyViewNode) -> ReorderGapBox { ReorderGapBox(size, node: node) }

  @MainActor func update(_ box: ReorderGapBox, transaction: Transaction) {}
}

@MainActor
private final class ReorderGapBox: LayoutBox {
  private let gap: CGSize

  init(_ gap: CGSize, node: AnyViewNode) {
    self.gap = gap
    super.init(node: node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(gap.width, max(0, proposal.width ?? gap.width)), height: gap.height)
  }
}
