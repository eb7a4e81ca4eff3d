/// A modifier that adds behavior to a node, but no geometry. Its state lives as long as the content.
@MainActor
protocol HookModifier: ViewModifier where Body == Never {
  associatedtype Hook: NodeHook<Self>
  func makeHook() -> Hook
}

/// The state of a hook modifier.
@MainActor
class NodeHook<Modifier> {
  // Written once, by the node itself, before the first read; each update of the node reads it.
  @exclusivity(unchecked) private var nodeReference = UnownedOptional<AnyViewNode>()
  fileprivate(set) final var node: AnyViewNode! {
    get { nodeReference.object }
    set { nodeReference.object = newValue }
  }

  /// Called once, before the content is created, so that the subscriptions of ancestors are active before descendants act.
  func willMount(_ modifier: Modifier) {}
  /// Called once, after the content is created.
  func didMount(_ modifier: Modifier) {}
  /// Called before the content is updated.
  func willUpdate(from old: Modifier, to new: Modifier) {}
  /// Called after the content was updated.
  func didUpdate(from old: Modifier, to new: Modifier) {}
  func willUnmount(_ modifier: Modifier) {}
  /// Merges the preferences that the modifier writes into those of its content.
  func reduce(into values: inout PreferenceValues, modifier: Modifier) {}
  /// Indicates whether the node withholds the preferences of its content from the nodes above.
  var endsPreferences: Bool { false }
  /// Called when a value that the hook's tracked code has read changes.
  func dependencyDidChange(_ modifier: Modifier) {}
  func readPreferences(_ modifier: Modifier) {}
  /// The barrier that can exclude the content from the focus, or `nil` if there is none.
  var barrier: FocusBarrier? { nil }
}

extension HookModifier {
  public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    HookNode(view, in: context)
  }
}

@MainActor
final class HookNode<Wrapped: View, M: HookModifier>: ViewNode<ModifiedContent<Wrapped, M>> {
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
  @exclusivity(unchecked) private var modifier: M
  private let hook: M.Hook
  @exclusivity(unchecked) private var content: ViewNode<Wrapped>!

  init(_ view: __shared ModifiedContent<Wrapped, M>, in context: _NodeContext) {
    modifier = view.modifier
    hook = modifier.makeHook()
    super.init(in: context)
    hook.node = self
    endsPreferences = hook.endsPreferences
    hook.willMount(modifier)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    hook.didMount(modifier)
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, M>) {
    let old = modifier
    modifier = view.modifier
    hook.willUpdate(from: old, to: modifier)
    content.update(view.content)
    hook.didUpdate(from: old, to: modifier)
  }

  override func performUpdate() {
    needsUpdate = false
    hook.dependencyDidChange(modifier)
  }

  override func reducePreferences(into values: inout PreferenceValues) {
    guard !endsPreferences else { return }
    super.reducePreferences(into: &values)
    hook.reduce(into: &values, modifier: modifier)
  }

  override var ownBarrier: FocusBarrier? { hook.barrier }

  override func readPreferences() { hook.readPreferences(modifier) }

  override func willUnmount() { hook.willUnmount(modifier) }
}

extension HookNode: TaskStarter {
  var startedTask: Task<Void, Never>? { (hook as? any TaskStarter)?.startedTask }
}
