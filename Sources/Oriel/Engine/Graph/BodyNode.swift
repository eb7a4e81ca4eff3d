/// A node whose view or modifier has a body. It installs the dynamic properties, runs the body when an input changes, and passes the result
/// to its only child.
///
/// The methods of the extension are inlined into each conforming class. A superclass that is generic over the body would be one more type
/// to instantiate for each type of view, and a call through the protocol would look up a witness table in each update. For the same reason
/// no closure in the extension depends on `Self`: the conforming classes provide `makeBody(of:)`, which runs the body.
@MainActor
protocol BodyNode: AnyViewNode {
  /// The type of the view or modifier that has the body.
  associatedtype Input
  associatedtype Body: View

  var input: Input { get set }
  var properties: PropertyPlan { get }
  var slots: PropertySlots { get set }
  var child: ViewNode<Body>? { get set }
  var animated: AnimatedInput<Input>? { get set }
  /// Indicates whether the last attempt to run the body failed because a dynamic property's value is missing.
  var isWaiting: Bool { get set }

  /// Runs the body and tracks the values that it reads.
  func makeBody(of input: Input) -> Body
}

extension BodyNode {
  /// Prepares the animated input and restores the saved state, before the body runs for the first time.
  @inline(__always) func prepareProperties() {
    if properties.isAnimatable { animated = AnimatedInput.make(input, node: self) }
    if let restoration = graph.updates.restoration { slots.restore(restoration.values(for: self), to: self) }
  }

  /// Stores the next value of the view or modifier, and returns a Boolean value that indicates whether the body has to run.
  @inline(__always) func take(_ newInput: Input) -> Bool {
    let isEqual = properties.inputsAreEqual(input, newInput)
    if isEqual { return needsUpdate && !graph.updates.defersToAnimatedUpdate(self) }
    input = newInput
    animated?.set(newInput, transaction: transaction, graph: graph)
    return !graph.updates.defersToAnimatedUpdate(self)
  }

  /// The reason for running the body if the next value is stored now.
  @inline(__always) var reasonToUpdate: BodyReason { needsUpdate ? .readsChanged : .inputChanged }

  /// Indicates whether everything that the node stores follows from its input and its environment.
  @inline(__always) var hasNoState: Bool { properties.isStateless && animated == nil && !isWaiting }

  /// Releases the resources that the properties hold outside the tree.
  @inline(__always) func releaseProperties() {
    slots.uninstall()
    animated?.stop(graph: graph)
  }

  /// Runs the body and passes the result to the child.
  ///
  /// This method is inlined, so a class calls it in one place only to keep its code small.
  @inline(__always) func runBody(because reason: BodyReason) {
    needsUpdate = false
    guard properties.install(into: &input, slots: &slots, node: self) else {
      showNothing()
      return
    }
    graph.countBody(of: self, because: reason)
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    let body: Body
    if let animated {
      var shown = input
      animated.apply(to: &shown)
      body = makeBody(of: shown)
    } else {
      body = makeBody(of: input)
    }
    graph.updates.evaluating = previous
    scope.register(self, keys: environmentReads)
    if let child {
      child.update(body)
    } else {
      let child = Body._makeNode(body, in: _NodeContext(graph: graph, parent: self, scope: scope))
      self.child = child
      if isWaiting { childDidChange(child) }
      isWaiting = false
    }
  }

  /// Removes the child because a value that the body requires is missing. The body runs again when the environment changes.
  @inline(__always) private func showNothing() {
    isWaiting = true
    tracking {}
    scope.register(self, keys: environmentReads)
    guard let child else { return }
    self.child = nil
    child.unmount()
    childDidChange(child)
  }
}

/// The reason for which a body runs.
package enum BodyReason: String, Sendable {
  case isNew = "the view is new"
  /// State, a model or the environment has changed.
  case readsChanged = "a value that it reads has changed"
  case inputChanged = "the view's values have changed"
}
