/// A view that is updated only if its content isn't equal to the previous one. Mirrors SwiftUI's `EquatableView`.
///
/// It counts as one view in its container, and as one row in a list. Several views in it are arranged in a column.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The content.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, in: context)
  }

  @MainActor
  private final class EquatableNode: UnaryNode<EquatableView> {
    private var view: EquatableView
    private var content: ViewNode<Content>!

    init(_ view: EquatableView, in context: _NodeContext) {
      self.view = view
      super.init(in: context)
      content = Content._makeNode(view.content, in: context.child(of: self))
      syncBoxes()
    }

    override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

    override func update(_ newView: EquatableView) {
      guard view.content != newView.content else { return }
      view = newView
      content.update(newView.content)
    }
  }
}

extension View where Self: Equatable {
  /// Returns a view that is updated only if it isn't equal to the previous one. Mirrors SwiftUI's `equatable()`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
