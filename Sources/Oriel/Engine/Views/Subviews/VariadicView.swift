/// Makes one view out of those in another. Mirrors SwiftUI's `_VariadicView_Root`.
public protocol _VariadicView_Root {}

/// Mirrors SwiftUI's `_VariadicView_ViewRoot`. Dynamic properties of a root work as those of a view do.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root, DynamicProperty {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view to the container around. Mirrors SwiftUI's `_VariadicView_UnaryViewRoot`.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is as many views to the container around as there are in it. Mirrors SwiftUI's `_VariadicView_MultiViewRoot`.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// What containers were made with before `Group(subviews:transform:)`. Mirrors SwiftUI's `_VariadicView`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// The view that a root makes of the views in another. Mirrors SwiftUI's `_VariadicView.Tree`.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubviewsNode(
      view, in: context, base: { $0.content }, collected: { $0.subviews },
      transform: { tree in { VariadicResult(root: tree.root, children: _VariadicView_Children($0)) } })
  }
}

extension _VariadicView.Tree: RowStructure where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor static var rowShape: RowShape { VariadicResult<Root>.isOne ? .row : .of(Root.Body.self) }
}

/// What a root makes: one view where it says so.
private struct VariadicResult<Root: _VariadicView_ViewRoot>: View {
  let root: Root
  let children: _VariadicView_Children

  static var isOne: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

  var body: some View {
    if Self.isOne { VStack { views } } else { views }
  }

  private var views: VariadicBody<Root> { VariadicBody(root: root, children: children) }
}

private struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
  var root: Root
  let children: _VariadicView_Children

  var body: Root.Body { root.body(children: children) }
}

/// The views that a root gets, in order. Mirrors SwiftUI's `_VariadicView_Children`.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  public typealias Index = Int

  /// One of the views. Put into several places, each shows an instance of its own.
  nonisolated public struct Element: PrimitiveView, Identifiable {
    public typealias ID = AnyHashable

    fileprivate let subview: Subview

    /// Tells a view from the others of its root, for as long as it is there.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What the view was named by `id(_:)` or by `ForEach`; nil where that is of another type.
    @MainActor public func id<Name: Hashable>(as _: Name.Type = Name.self) -> Name? { subview.element.explicitID(as: Name.self) }

    /// What the view says to its root, or the key's default.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[trait: TraitMark<Trait>()] }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PassthroughNode(view, in: context) { $0.subview }
    }
  }

  private let elements: [Element]

  init(_ subviews: SubviewsCollection) { elements = subviews.map { Element(subview: $0) } }

  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> Element { elements[index] }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { ForEach($0.elements) { $0 } }
  }
}

extension _VariadicView_Children: RowStructure {
  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

extension SubviewElement {
  /// The innermost name of a type that user code gave the view.
  fileprivate func explicitID<ID: Hashable>(as type: ID.Type) -> ID? {
    var inner = box
    while let next = inner.layoutChild { inner = next }
    var node = inner.node
    while let current = node, !(current is SubviewsHolder) {
      if let named = current as? any ExplicitlyIdentified, let id = named.explicitID.base as? ID { return id }
      if let parent = current.parent as? any ChildIdentifying, let id = parent.id(of: current)?.base as? ID { return id }
      node = current.parent
    }
    return nil
  }
}
