/// A modifier that creates a view from another view. Mirrors SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the content that the modifier receives.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view for the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Creates the node of a modified view.
  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    CompositeModifierNode(view, in: context)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { neverBody(Self.self) }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A view or modifier with a modifier applied to it. Mirrors SwiftUI's `ModifiedContent`.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view or modifier with a modifier applied to it.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    Modifier._makeNode(view, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Returns the view with a modifier applied to it.
  // Bodies of views are in other modules. Functions that create views are inlined there so that the types are specialized at compile time:
  // a generic function would instantiate them at run time for each body that runs.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A placeholder for the modified view in a modifier's body. Mirrors SwiftUI's `_ViewModifier_Content`.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: ContentSource

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContentPlaceholderNode(view, in: context)
  }
}

/// Creates and updates the modified view at each placeholder in a modifier's body.
class ContentSource {
  @MainActor fileprivate var placeholders: [PlaceholderEntry] = []

  fileprivate struct PlaceholderEntry { weak var node: AnyViewNode? }

  @MainActor fileprivate func makeNode(in context: _NodeContext) -> AnyViewNode { ViewNode<EmptyView>(in: context) }
  @MainActor fileprivate func update(_ node: AnyViewNode) {}
}

private final class TypedContentSource<V: View>: ContentSource {
  var view: V

  init(_ view: V) { self.view = view }

  override func makeNode(in context: _NodeContext) -> AnyViewNode { V._makeNode(view, in: context) }

  override func update(_ node: AnyViewNode) { unsafeDowncast(node, to: ViewNode<V>.self).update(view) }
}

@MainActor
private final class ContentPlaceholderNode<Modifier: ViewModifier>: ViewNode<_ViewModifier_Content<Modifier>> {
  private var source: ContentSource
  fileprivate var content: AnyViewNode!

  init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
    source = view.source
    super.init(in: context)
    content = source.makeNode(in: context.child(of: self))
    source.placeholders.removeAll { $0.node == nil }
    source.placeholders.append(.init(node: self))
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func performUpdate() { source.update(content) }
}

/// The node of a modifier with a body. It works like the node of a view with a body, and passes the modified view to its placeholders.
@MainActor
private final class CompositeModifierNode<Wrapped: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Wrapped, Modifier>>, BodyNode {
  var input: Modifier
  private let source: TypedContentSource<Wrapped>
  let properties: PropertyPlan
  var slots: PropertySlots
  var child: ViewNode<Modifier.Body>?
  var animated: AnimatedInput<Modifier>?
  var isWaiting = false

  init(_ view: ModifiedContent<Wrapped, Modifier>, in context: _NodeContext) {
    input = view.modifier
    source = TypedContentSource(view.content)
    properties = PropertyPlan.of(Modifier.self)
    slots = properties.makeSlots()
    super.init(in: context)
    prepareProperties()
    evaluate(.isNew)
  }

  override var viewTypeName: String { String(describing: Modifier.self) }
  override var namesItselfInPaths: Bool { true }

  override var inspectedProperties: [InspectedProperty] { InspectedProperty.all(of: input, slots: slots) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let child { body(child) }
  }

  override func update(_ view: ModifiedContent<Wrapped, Modifier>) {
    source.view = view.content
    let reason = reasonToUpdate
    if take(view.modifier) { evaluate(reason) }
    for entry in source.placeholders { if let node = entry.node, node.isMounted { node.performUpdate() } }
  }

  override func performUpdate() { evaluate(.readsChanged) }

  override var retainedState: [Int: AnyObject] { slots.retained }

  override var isStateless: Bool { hasNoState }

  override func willUnmount() { releaseProperties() }

  private func evaluate(_ reason: BodyReason) { runBody(because: reason) }

  @inline(__always) func makeBody(of modifier: Modifier) -> Modifier.Body {
    tracking { modifier.body(content: _ViewModifier_Content(source: source)) }
  }
}
