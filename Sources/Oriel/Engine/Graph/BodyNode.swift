/// A node for something with a body, a view or a modifier: it installs the dynamic properties, runs the body when an input changed, and hands
/// the result to its one child.
///
/// What follows is inlined into each class that conforms: a superclass that is generic over the body would be one more type to instantiate for each
/// type of view, and a call through the protocol would look for a witness table in each update. For the same reason no closure here depends on
/// `Self`: the classes write the one that runs the body.
@MainActor
protocol BodyNode: AnyViewNode {
  /// What has the body.
  associatedtype Input
  associatedtype Body: View

  var input: Input { get set }
  var properties: PropertyPlan { get }
  var slots: PropertySlots { get set }
  var child: ViewNode<Body>? { get set }
  var animated: AnimatedInput<Input>? { get set }
  /// Whether the body could not be run when it was last asked for.
  var isWaiting: Bool { get set }

  /// Runs the body and tracks what it reads.
  func makeBody(of input: Input) -> Body
}

extension BodyNode {
  /// What precedes the first run of the body.
  @inline(__always) func prepareProperties() {
    if properties.isAnimatable { animated = AnimatedInput.make(input, node: self) }
    if let restoration = graph.updates.restoration { slots.restore(restoration.values(for: self), to: self) }
  }

  /// Takes the next value of what has the body. Returns whether the body has to run.
  @inline(__always) func take(_ newInput: Input) -> Bool {
    let isEqual = properties.inputsAreEqual(input, newInput)
    if isEqual { return needsUpdate && !graph.updates.leavesToAnimation(self) }
    input = newInput
    animated?.set(newInput, transaction: transaction, graph: graph)
    return !graph.updates.leavesToAnimation(self)
  }

  /// Why the body runs if the next value is taken now.
  @inline(__always) var reasonToUpdate: BodyReason { needsUpdate ? .readsChanged : .inputChanged }

  /// Whether all that the node holds follows from its input and its environment.
  @inline(__always) var keepsNothing: Bool { properties.isStateless && animated == nil && !isWaiting }

  /// Releases what the properties hold outside of the tree.
  @inline(__always) func releaseProperties() {
    slots.uninstall()
    animated?.stop(graph: graph)
  }

  /// Runs the body and hands the result to the child. A class calls it in one place, which is the code that it becomes.
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

  /// What the body needs is missing: there is no child until the environment changes.
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

/// Why a body runs.
package enum BodyReason: String, Sendable {
  case isNew = "its view is new"
  /// State, a model or the environment.
  case readsChanged = "something that it reads has changed"
  case inputChanged = "its view has other values"
}
