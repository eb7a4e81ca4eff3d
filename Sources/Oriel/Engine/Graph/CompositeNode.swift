/// The node of a view with a body.
@MainActor
final class CompositeNode<V: View>: ViewNode<V>, BodyNode {
  var input: V
  let properties: PropertyPlan
  var slots: PropertySlots
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
  @exclusivity(unchecked) var child: ViewNode<V.Body>?
  @exclusivity(unchecked) var animated: AnimatedInput<V>?
  var isWaiting = false

  init(_ view: __shared V, in context: _NodeContext) {
    input = view
    properties = PropertyPlan.of(V.self)
    slots = properties.makeSlots()
    super.init(in: context)
    prepareProperties()
    evaluate(.isNew)
  }

  override var namesItselfInPaths: Bool { true }

  override var inspectedProperties: [InspectedProperty] { InspectedProperty.all(of: input, slots: slots) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let child { body(child) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { child?.appendBoxes(to: &boxes) }

  override func update(_ newView: V) {
    let reason = reasonToUpdate
    if take(newView) { evaluate(reason) }
  }

  override func performUpdate() { evaluate(.readsChanged) }

  override var retainedState: [Int: AnyObject] { slots.retained }

  override var isStateless: Bool { hasNoState }

  override func willUnmount() { releaseProperties() }

  override func expectsOneView(of child: AnyViewNode?) -> Bool? { nil }

  private func evaluate(_ reason: BodyReason) { runBody(because: reason) }

  @inline(__always) func makeBody(of view: V) -> V.Body { tracking { view.body } }
}
