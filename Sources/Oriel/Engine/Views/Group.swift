/// A collection of views without a container of its own. Mirrors SwiftUI's `Group`.
nonisolated public struct Group<Content> {
  package let content: Content

  /// Creates a group whose content may not be a view, such as a map's content. Modules with their own builders use it to create a `Group`.
  package init(holding content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { $0.content }
  }
}

/// A node that passes a part of its view to its child unchanged.
@MainActor
class PassthroughNode<V: View, Content: View>: ViewNode<V> {
  private(set) var content: ViewNode<Content>!
  private let contentOf: (V) -> Content

  init(_ view: V, in context: _NodeContext, content: @escaping (V) -> Content) {
    contentOf = content
    super.init(in: context)
    self.content = Content._makeNode(content(view), in: makeContext(context, for: view))
  }

  /// Returns the context for the content, for nodes that change the environment.
  func makeContext(_ context: _NodeContext, for view: V) -> _NodeContext { context.child(of: self) }

  override var isStateless: Bool { type(of: self) == PassthroughNode.self }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: V) { content.update(contentOf(view)) }
}
