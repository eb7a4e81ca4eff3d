import Foundation

/// The position of a new node in the tree: its parent and its environment.
@MainActor
public struct _NodeContext {
  package let graph: ViewGraph
  package let parent: AnyViewNode?
  package let scope: EnvironmentScope

  /// Returns the context for children of a node, in the same environment.
  func child(of node: AnyViewNode) -> _NodeContext {
    _NodeContext(graph: graph, parent: node, scope: scope)
  }

  func child(of node: AnyViewNode, scope: EnvironmentScope) -> _NodeContext {
    _NodeContext(graph: graph, parent: node, scope: scope)
  }
}

package typealias AnyViewNode = _AnyViewNode
package typealias ViewNode = _ViewNode

/// The persistent counterpart of a view's successive values.
///
/// The tree of nodes is the tree of identity. A node is mounted from its creation until `unmount()`, which its parent calls exactly once,
/// and owns its children. Geometry is a separate tree of `LayoutBox`es. Nodes own boxes and contribute them to the nearest container above:
/// a node contributes no box, one or many.
@MainActor
public class _AnyViewNode {
  /// The graph, which outlives its nodes. The reference isn't checked because a checked reference is counted twice for each use.
  private let graphReference: Unowned<ViewGraph>
  package final var graph: ViewGraph { graphReference.object }
  private let liveCount: LiveCount
  @exclusivity(unchecked) package private(set) var scope: EnvironmentScope
  /// The parent, which isn't owned. A parent unmounts its children before it is deallocated.
  @exclusivity(unchecked) private(set) final var parentReference: UnownedOptional<AnyViewNode>
  package final var parent: AnyViewNode? {
    get { parentReference.object }
    set { parentReference.object = newValue }
  }
  @exclusivity(unchecked) private(set) var depth: Int32
  @exclusivity(unchecked) private(set) package var isMounted = true
  /// Indicates whether the node waits in the graph's update queue.
  @exclusivity(unchecked) var needsUpdate = false
  /// The index of the last batch of updates that the node was added to.
  @exclusivity(unchecked) var updateBatch = -1
  /// Indicates whether the node waits to collect its children's boxes again.
  @exclusivity(unchecked) var needsBoxes = false
  /// Indicates whether the node may contribute other boxes than those that its parent has cached. A parent that caches them clears it.
  @exclusivity(unchecked) final var contributesOtherBoxes = true
  /// Indicates whether this node or a descendant writes a preference that no node in between withholds.
  @exclusivity(unchecked) var hasPreferences = false
  /// Indicates whether the node withholds the preferences of its descendants from the nodes above. It is set when the node is created.
  // Each change of a preference reads it on every ancestor, and no access lasts longer than a line: the exclusivity check costs more than
  // the access.
  @exclusivity(unchecked) final var endsPreferences = false
  /// Indicates whether the preferences of this node or of a descendant have changed since they were last read.
  @exclusivity(unchecked) var needsPreferences = false
  /// The way in which the node observes the preferences of its descendants.
  @exclusivity(unchecked) final var preferenceObservation = PreferenceObservation.none
  /// Indicates whether the node is a removed view. It no longer contributes preferences to the nodes above.
  @exclusivity(unchecked) final var isBeingRemoved = false {
    didSet { if isBeingRemoved != oldValue, hasPreferences { parent?.preferencesDidChange() } }
  }
  /// The environment keys that this node's dynamic properties read. They are registered after the properties are installed.
  @exclusivity(unchecked) final var environmentReads = EnvironmentKeySet()
  /// The token that this node's reads are registered with. It is replaced at each evaluation.
  @exclusivity(unchecked) private var readToken: ReadToken?

  init(in context: _NodeContext) {
    graphReference = Unowned(context.graph)
    scope = context.scope
    parentReference = UnownedOptional(context.parent)
    depth = (context.parent?.depth ?? -1) + 1
    liveCount = context.graph.liveNodes
    liveCount.value += 1
    #if DEBUG
      liveCount.nodes[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
    #endif
    graph.countNode()
    context.graph.updates.restoration?.enter(self, parent: context.parent)
  }

  deinit {
    // Nodes are released on the main actor only, sometimes together with their graph.
    liveCount.value -= 1
    #if DEBUG
      liveCount.nodes[ObjectIdentifier(self)] = nil
    #endif
  }

  /// The type of the view.
  package var viewType: Any.Type { Never.self }

  /// The stored properties of the view or modifier that has a body, for an inspector. It is empty for other nodes.
  package var inspectedProperties: [InspectedProperty] { [] }

  /// The name of the view's type in diagnostics.
  package var viewTypeName: String { "View" }

  /// Calls the closure for each child node, in order.
  func forEachChild(_ body: (AnyViewNode) -> Void) {}

  /// Appends the boxes that this node contributes to the container above, in order.
  func appendBoxes(to boxes: inout [LayoutBox]) {
    forEachChild { $0.appendBoxes(to: &boxes) }
  }

  /// Performs the update that `setNeedsUpdate` has requested.
  func performUpdate() {}

  /// Collects the boxes of the children again. Nodes that pass their children's boxes through don't implement it.
  func syncBoxes() {}

  /// Merges the preferences that this node writes with those of its children.
  func reducePreferences(into values: inout PreferenceValues) {
    forEachChild { child in
      guard child.hasPreferences, !child.isBeingRemoved else { return }
      var own = PreferenceValues()
      child.reducePreferences(into: &own)
      values.merge(own)
    }
  }

  /// Reads the preferences of the descendants again, for nodes that observe them.
  func readPreferences() {}

  /// Indicates whether changes of the boxes below end at this node and don't concern the nodes above.
  var consumesBoxes: Bool { false }

  /// The state that the node itself retains for its view while the view is offscreen.
  var retainedState: [Int: AnyObject] { [:] }

  /// Returns the key that distinguishes a child from its siblings if its index doesn't, or `nil` if the index does.
  func restorationKey(of child: AnyViewNode) -> AnyHashable? { nil }

  /// Indicates whether everything that the node itself stores follows from its view and its environment, so that it can be reused for
  /// another row's view.
  var isStateless: Bool { false }

  /// Indicates whether the node and all its descendants are stateless.
  final var isRecyclable: Bool {
    guard isStateless else { return false }
    var result = true
    forEachChild { if result { result = $0.isRecyclable } }
    return result
  }

  /// Returns the lazy container whose rows a child represents or contains, or `nil` if the child isn't part of rows. The parameter is `nil`
  /// for a child that is being created.
  func rowHost(for child: AnyViewNode?) -> (any RowHost)? { consumesBoxes ? nil : parent?.rowHost(for: self) }

  /// Returns a Boolean value that indicates whether a child is in a position where one view is expected, so that content without a box
  /// counts as a view, or `nil` if the node's own position determines that. The parameter is `nil` for a child that is being created.
  func expectsOneView(of child: AnyViewNode?) -> Bool? { false }

  /// Indicates whether the node is in a position where one view is expected: the content of a background, an overlay or a mask, of a
  /// window, a screen or a presentation.
  final var standsForOneView: Bool {
    var (node, child) = (parent, self as AnyViewNode?)
    while let current = node {
      if let answer = current.expectsOneView(of: child) { return answer }
      (node, child) = (current.parent, current)
    }
    return true
  }

  /// The row that the node is, or `nil` if it is none. It is read for each box of each frame that adds rows, where a dynamic cast would
  /// dominate the cost.
  var asRow: Row? { nil }

  /// The holder of a container's subviews that the node is, or `nil` if it is none.
  var asSubviewsHolder: SubviewsHolder? { nil }

  /// The box of the scroll view that the node represents, or `nil` if it represents none.
  var scrollBox: ViewportBox? { nil }

  /// Appends the sources of rows of this node and its descendants, in order.
  func collectRows(into collector: inout RowCollector) { forEachChild { $0.collectRows(into: &collector) } }

  /// Removes the node from the graph permanently, children first.
  func unmount() {
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    willUnmount()
    isMounted = false
    parent = nil
    readToken?.node = nil
    readToken = nil
  }

  /// Releases the resources that the node holds outside the tree.
  func willUnmount() {}

  /// Moves the node and its descendants, which stay mounted, to another parent. They then read the environment of the new position. Called
  /// in the update pass.
  final func relocate(to newParent: AnyViewNode) {
    if hasPreferences { parent?.preferencesDidChange() }
    let way = newParent.depth + 1 - depth
    parent = newParent
    func move(_ node: AnyViewNode) {
      node.depth += way
      node.forEachChild(move)
    }
    move(self)
    adoptEnvironment(of: newParent)
    if hasPreferences { preferencesDidChange() }
  }

  /// Makes the node and its descendants read the environment of another node's position. Called in the update pass.
  final func adoptEnvironment(of place: AnyViewNode) {
    let (old, new) = (scope, place.scope)
    var readers: Set<ObjectIdentifier> = []
    func move(_ node: AnyViewNode) {
      if node.scope === old {
        node.scope = new
        readers.insert(ObjectIdentifier(node))
      } else {
        node.scope.relocate(from: old, to: new)
      }
      node.forEachChild(move)
    }
    move(self)
    old.transferReaders(readers, to: new)
  }

  /// The barrier of the node itself between its content and the focus, or `nil` if it has none.
  var ownBarrier: FocusBarrier? { nil }

  /// The layer of the window that the node itself holds its views in, or `nil` if it holds none.
  var windowLayer: WindowLayerBox? { nil }

  // MARK: Requests

  /// Marks the node for an update, with the transaction of the change under way unless another is given.
  package final func setNeedsUpdate(with transaction: Transaction? = nil) {
    guard isMounted else { return }
    graph.enqueueUpdate(self, with: transaction)
  }

  /// Marks the node for an update because an object that it observes is about to change.
  final func observedObjectWillChange() {
    guard isMounted else { return }
    graph.enqueueObjectUpdate(self)
  }

  /// Called when a descendant contributes other boxes than before.
  func contributedBoxesDidChange() {}

  /// Notifies the nearest ancestor that consumes boxes that the list of boxes has changed.
  final func boxesDidChange() {
    contributesOtherBoxes = true
    var node = parent
    while let current = node {
      current.contributesOtherBoxes = true
      current.contributedBoxesDidChange()
      if current.consumesBoxes {
        if !current.needsBoxes {
          current.needsBoxes = true
          graph.enqueueBoxSync(current)
        }
        return
      }
      node = current.parent
    }
    graph.rootBoxesDidChange()
  }

  /// Notifies the ancestors that children were inserted or removed. The lazy container is notified separately: rows that aren't built
  /// contribute no box from which modifiers around them could detect the change.
  final func childrenDidChange() {
    boxesDidChange()
    rowHost(for: nil)?.rowSourcesDidChange()
  }

  /// Notifies the ancestors that a child was inserted or removed, and its boxes and preferences with it.
  final func childDidChange(_ child: AnyViewNode) {
    childrenDidChange()
    if child.hasPreferences { preferencesDidChange() }
  }

  final func preferencesDidChange() {
    var node: AnyViewNode? = self
    var isKept = false
    while let current = node {
      if !current.needsPreferences {
        current.needsPreferences = true
        graph.preferences.add(current)
      }
      if !isKept { current.hasPreferences = true }
      isKept = isKept || current.endsPreferences
      node = current.parent
    }
    graph.preferences.request()
  }

  // MARK: Dependencies

  /// Runs code of the app, and marks this node for an update when a value that the code has read changes.
  final func tracking<Result>(_ body: () -> Result) -> Result {
    readToken?.node = nil
    readToken = nil
    return Dependencies.withReader(self, body)
  }

  /// The token for the reads of the current evaluation.
  final var currentReadToken: ReadToken {
    if let readToken { return readToken }
    let token = ReadToken(node: self)
    readToken = token
    return token
  }

  // MARK: Derived values

  /// The transaction that applies to this node in the current update.
  final var transaction: Transaction { scope.transaction(in: graph) }

  /// The types of the views from the root to this one, for diagnostics.
  package final var viewPath: String {
    var names: [String] = []
    var node: AnyViewNode? = self
    while let current = node {
      if current.namesItselfInPaths { names.append(current.viewTypeName) }
      node = current.parent
    }
    return names.reversed().joined(separator: " / ")
  }

  /// Indicates whether the node represents a view that the app defines.
  var namesItselfInPaths: Bool { false }
}

/// A node for view values of one type.
@MainActor
public class _ViewNode<V: View>: _AnyViewNode {
  package override final var viewType: Any.Type { V.self }

  package override var viewTypeName: String { String(describing: V.self) }

  override func expectsOneView(of child: AnyViewNode?) -> Bool? { V.self is any PassingExpectation.Type ? nil : false }

  /// Applies the next value of the view. Called in the update pass only, parents first.
  @usableFromInline func update(_ view: V) {}
}

/// A view that counts as one view exactly where its content does.
protocol PassingExpectation {}

extension ModifiedContent: PassingExpectation {}
extension AnyView: PassingExpectation {}
extension EquatableView: PassingExpectation {}
extension IdentifiedView: PassingExpectation {}
extension _ViewModifier_Content: PassingExpectation {}

/// The number of nodes of a graph that are alive, for tests that detect leaks.
package final class LiveCount: @unchecked Sendable {
  @exclusivity(unchecked) package fileprivate(set) var value = 0
  #if DEBUG
    /// The live nodes, which distinguish a dangling reference from a valid one.
    fileprivate(set) var nodes: [ObjectIdentifier: Unmanaged<AnyViewNode>] = [:]
  #endif
}
