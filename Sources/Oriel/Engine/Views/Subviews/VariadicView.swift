/// A type that creates one view from the subviews of another. Mirrors SwiftUI's `_VariadicView_Root`.
public protocol _VariadicView_Root {}

/// A root that creates a view from its children. Its dynamic properties behave like those of a view. Mirrors SwiftUI's
/// `_VariadicView_ViewRoot`.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root, DynamicProperty {
  /// The type of the view that the root creates.
  associatedtype Body: View

  /// Returns the view for the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body counts as one view in the enclosing container. Mirrors SwiftUI's `_VariadicView_UnaryViewRoot`.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body counts as the views that it contains in the enclosing container. Mirrors SwiftUI's `_VariadicView_MultiViewRoot`.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The namespace of the types for containers that precede `Group(subviews:transform:)`. Mirrors SwiftUI's `_VariadicView`.
public enum _VariadicView {
  /// A type that creates one view from the subviews of another.
  public typealias Root = _VariadicView_Root
  /// A root that creates a view from its children.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose body counts as one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose body counts as several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a root receives.
  public typealias Children = _VariadicView_Children

  /// A view that a root creates from the subviews of its content. Mirrors SwiftUI's `_VariadicView.Tree`.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root that creates the view.
    public var root: Root
    /// The view whose subviews the root receives.
    public var content: Content

    /// Creates a tree from a root and its content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree from a root and its content.
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

/// The body of a root, as a single view if the root is unary.
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

/// The views that a root receives, in order. Mirrors SwiftUI's `_VariadicView_Children`.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  public typealias Index = Int

  /// One of the views. If it is used several times, each use shows an instance of its own.
  nonisolated public struct Element: PrimitiveView, Identifiable {
    public typealias ID = AnyHashable

    fileprivate let subview: Subview

    /// The stable identity of the view among its siblings.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the id that `id(_:)` or `ForEach` has given the view, or `nil` if it has none of this type.
    @MainActor public func id<Name: Hashable>(as _: Name.Type = Name.self) -> Name? { subview.element.explicitID(as: Name.self) }

    /// The value of a trait of the view, or the key's default if it isn't set.
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
  /// Returns the innermost id of a type that the app has given the view, or `nil` if there is none.
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
