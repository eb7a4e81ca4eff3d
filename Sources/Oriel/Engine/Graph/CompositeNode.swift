/// The node of a view with a body: it installs the view's dynamic properties, runs the body when an input changed,
/// and hands the result to its one child.
@MainActor
final class CompositeNode<V: View>: ViewNode<V> {
  private var view: V
  private let properties: PropertyPlan
  private var slots: PropertySlots
  @exclusivity(unchecked) private var child: ViewNode<V.Body>!
  @exclusivity(unchecked) private var animated: AnimatedInput<V>?
  /// Whether the body could not be run when it was last asked for.
  private var isWaiting = false

  init(_ view: __shared V, in context: _NodeContext) {
    self.view = view
    properties = PropertyPlan.of(V.self)
    slots = properties.makeSlots()
    super.init(in: context)
    if properties.isAnimatable { animated = AnimatedInput.make(view, node: self) }
    if let restoration = graph.updates.restoration { slots.restore(restoration.values(for: self), to: self) }
    evaluate()
  }

  override var namesItselfInPaths: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let child { body(child) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { child?.appendBoxes(to: &boxes) }

  override func update(_ newView: V) {
    let isEqual = properties.inputsAreEqual(view, newView)
    if isEqual && !needsUpdate { return }
    if !isEqual {
      view = newView
      animated?.set(newView, transaction: transaction, graph: graph)
    }
    evaluate()
  }

  override func performUpdate() {
    evaluate()
  }

  override var retainedState: [Int: AnyObject] { slots.retained }

  override var isStateless: Bool { properties.isStateless && animated == nil && !isWaiting }

  override func willUnmount() {
    slots.uninstall()
    animated?.stop(graph: graph)
  }

  private func evaluate() {
    needsUpdate = false
    guard properties.install(into: &view, slots: &slots, node: self) else {
      showNothing()
      return
    }
    graph.countBody()
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    let body: V.Body
    if let animated {
      var shown = view
      animated.apply(to: &shown)
      body = tracking { [shown] in shown.body }
    } else {
      let view = view
      body = tracking { view.body }
    }
    graph.updates.evaluating = previous
    scope.register(self, keys: environmentReads)
    if let child {
      child.update(body)
    } else {
      child = V.Body._makeNode(body, in: _NodeContext(graph: graph, parent: self, scope: scope))
      if isWaiting { childDidChange(child) }
      isWaiting = false
    }
  }

  /// What the body needs is missing: there is no child until the environment changes.
  private func showNothing() {
    isWaiting = true
    tracking {}
    scope.register(self, keys: environmentReads)
    guard let child else { return }
    self.child = nil
    child.unmount()
    childDidChange(child)
  }
}
