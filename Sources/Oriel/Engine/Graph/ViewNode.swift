import Foundation

/// Where a node comes to stand: its parent and the environment around it.
@MainActor
public struct _NodeContext {
  package let graph: ViewGraph
  package let parent: AnyViewNode?
  package let scope: EnvironmentScope

  /// The context for children of a node, in the same environment.
  func child(of node: AnyViewNode) -> _NodeContext {
    _NodeContext(graph: graph, parent: node, scope: scope)
  }

  func child(of node: AnyViewNode, scope: EnvironmentScope) -> _NodeContext {
    _NodeContext(graph: graph, parent: node, scope: scope)
  }
}

package typealias AnyViewNode = _AnyViewNode
package typealias ViewNode = _ViewNode

/// One view that lives: the persistent counterpart of view values that come and go.
///
/// The tree of nodes is the tree of identity. A node lives from its making to `unmount()`, which its parent calls
/// exactly once, and owns its children. Geometry is another tree, of `LayoutBox`es, which nodes own and lend to the
/// nearest container above them: a node contributes none, one or many boxes.
@MainActor
public class _AnyViewNode {
  /// Outlives the nodes that are in the tree, and nothing else of a node asks for it: a reference that is checked is counted twice for each use.
  private let graphReference: Unowned<ViewGraph>
  package final var graph: ViewGraph { graphReference.object }
  private let liveCount: LiveCount
  @exclusivity(unchecked) package private(set) var scope: EnvironmentScope
  /// Not owned: a parent unmounts its children before it goes.
  @exclusivity(unchecked) private(set) final var parentReference: UnownedOptional<AnyViewNode>
  package final var parent: AnyViewNode? {
    get { parentReference.object }
    set { parentReference.object = newValue }
  }
  @exclusivity(unchecked) private(set) var depth: Int32
  @exclusivity(unchecked) private(set) package var isMounted = true
  /// Whether the node waits in the graph's update queue.
  @exclusivity(unchecked) var needsUpdate = false
  /// The last batch of updates that the node was put into.
  @exclusivity(unchecked) var updateBatch = -1
  /// Whether the node waits to collect its children's boxes again.
  @exclusivity(unchecked) var needsBoxes = false
  /// Whether the node may lend other boxes than those that its parent remembers. A parent that remembers them clears it.
  @exclusivity(unchecked) final var lendsOtherBoxes = true
  /// Whether a preference is written at this node or below, and not kept from it by a node in between.
  @exclusivity(unchecked) var hasPreferences = false
  /// Whether the node keeps what is written below from the nodes above. Set as the node is made.
  // Each change of a preference reads it on its way up, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) final var endsPreferences = false
  /// Whether this node's or a descendant's preferences changed since they were last read.
  @exclusivity(unchecked) var needsPreferences = false
  /// Whether the node looks at the preferences below.
  @exclusivity(unchecked) final var preferenceObservation = PreferenceObservation.none
  /// Whether the node is only seen on its way out: it says nothing to the views above any more.
  @exclusivity(unchecked) final var isDeparting = false {
    didSet { if isDeparting != oldValue, hasPreferences { parent?.preferencesDidChange() } }
  }
  /// Environment keys that this node's dynamic properties read; registered after they were installed.
  @exclusivity(unchecked) final var environmentReads = EnvironmentKeySet()
  /// The token that this node's reads are registered with; replaced at each evaluation.
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
    // Nodes are released on the main actor only, at times together with their graph.
    liveCount.value -= 1
    #if DEBUG
      liveCount.nodes[ObjectIdentifier(self)] = nil
    #endif
  }

  /// The type of the view.
  package var viewType: Any.Type { Never.self }

  /// The stored properties of the view or modifier that has a body, for an inspector; empty for others.
  package var inspectedProperties: [InspectedProperty] { [] }

  /// The view's type, as messages name it.
  package var viewTypeName: String { "View" }

  /// Calls the closure for each child node, in order.
  func forEachChild(_ body: (AnyViewNode) -> Void) {}

  /// Appends the boxes that this node lends to the container above it, in order.
  func appendBoxes(to boxes: inout [LayoutBox]) {
    forEachChild { $0.appendBoxes(to: &boxes) }
  }

  /// Runs what `setNeedsUpdate` asked for.
  func performUpdate() {}

  /// Collects child boxes again; nodes that lend their children's boxes through just tell their parent.
  func syncBoxes() {}

  /// What `PreferenceKey`s this node writes itself, merged with its children's.
  func reducePreferences(into values: inout PreferenceValues) {
    forEachChild { child in
      guard child.hasPreferences, !child.isDeparting else { return }
      var own = PreferenceValues()
      child.reducePreferences(into: &own)
      values.merge(own)
    }
  }

  /// Looks at the preferences below again, for nodes that observe them.
  func readPreferences() {}

  /// Whether this node keeps box changes below it from the nodes above.
  var consumesBoxes: Bool { false }

  /// What the node itself keeps for the view that it stands for, while the view is out of sight.
  var retainedState: [Int: AnyObject] { [:] }

  /// What tells a child from its siblings, where its place doesn't.
  func restorationKey(of child: AnyViewNode) -> AnyHashable? { nil }

  /// Whether all that the node itself holds follows from its view and its environment, so that it can go on with another row's view.
  var isStateless: Bool { false }

  /// Whether that holds for the node and everything below.
  final var isRecyclable: Bool {
    guard isStateless else { return false }
    var result = true
    forEachChild { if result { result = $0.isRecyclable } }
    return result
  }

  /// The lazy container whose rows a child stands for or holds; nil where rows mean nothing. A child that is being made is nil.
  func rowHost(for child: AnyViewNode?) -> (any RowHost)? { consumesBoxes ? nil : parent?.rowHost(for: self) }

  /// Whether a child stands where one view is expected, so that what lays out no view there is a view all the same; nil where that is as the node itself
  /// stands. A child that is being made is nil.
  func expectsOneView(of child: AnyViewNode?) -> Bool? { false }

  /// Whether the node stands where one view is expected: before, behind or as the mask of another, as a window, a screen or a presentation.
  final var standsForOneView: Bool {
    var (node, child) = (parent, self as AnyViewNode?)
    while let current = node {
      if let answer = current.expectsOneView(of: child) { return answer }
      (node, child) = (current.parent, current)
    }
    return true
  }

  /// The row that the node is; asked for each box of each frame that brings rows, where a cast would cost more than the rest.
  var asRow: Row? { nil }

  /// The keeper of a container's views that the node is.
  var asSubviewsHolder: SubviewsHolder? { nil }

  /// The scroll view's box that the node stands for.
  var scrollBox: ViewportBox? { nil }

  /// Appends the sources of rows at this node or below, in order.
  func collectRows(into collector: inout RowCollector) { forEachChild { $0.collectRows(into: &collector) } }

  /// Takes the node out of the graph for good, children first.
  func unmount() {
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    willUnmount()
    isMounted = false
    parent = nil
    readToken?.node = nil
    readToken = nil
  }

  /// Releases what the node holds outside of the tree.
  func willUnmount() {}

  /// Goes to another place in the tree with everything below it, which lives on: what it reads of its environment it reads there. In the update pass.
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

  /// Has the node and everything below read its environment where another node stands. In the update pass.
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
    old.handOver(readers, to: new)
  }

  /// What the node itself can put between its content and the focus.
  var ownBarrier: ReachBarrier? { nil }

  /// The layer of the window that the node's views stand in, of the node that holds it.
  var windowLayer: WindowLayerBox? { nil }

  // MARK: Requests

  /// Marks the node for an update, with the transaction of the change under way unless one is given.
  package final func setNeedsUpdate(with transaction: Transaction? = nil) {
    guard isMounted else { return }
    graph.enqueueUpdate(self, with: transaction)
  }

  /// Marks the node for an update: an object that it observes is about to change.
  final func observedObjectWillChange() {
    guard isMounted else { return }
    graph.enqueueObjectUpdate(self)
  }

  /// Something below lends other boxes than before.
  func lentBoxesDidChange() {}

  /// Tells the nearest consumer above that the list of boxes changed.
  final func boxesDidChange() {
    lendsOtherBoxes = true
    var node = parent
    while let current = node {
      current.lendsOtherBoxes = true
      current.lentBoxesDidChange()
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

  /// Children came or went. The lazy container is told as well: rows that aren't built lend no box by which modifiers around them could tell it.
  final func childrenDidChange() {
    boxesDidChange()
    rowHost(for: nil)?.rowSourcesDidChange()
  }

  /// A child came or went: its boxes and what it says to the views above did too.
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

  /// Runs user code and marks this node for update when anything that it read changes.
  final func tracking<Result>(_ body: () -> Result) -> Result {
    readToken?.node = nil
    readToken = nil
    return Dependencies.withReader(self, body)
  }

  /// The token for the reads of the evaluation under way.
  final var currentReadToken: ReadToken {
    if let readToken { return readToken }
    let token = ReadToken(node: self)
    readToken = token
    return token
  }

  // MARK: Facts

  /// The transaction that applies at this place for the update under way.
  final var transaction: Transaction { scope.transaction(in: graph) }

  /// The types of the views from the root to this one, as messages print them.
  package final var viewPath: String {
    var names: [String] = []
    var node: AnyViewNode? = self
    while let current = node {
      if current.namesItselfInPaths { names.append(current.viewTypeName) }
      node = current.parent
    }
    return names.reversed().joined(separator: " / ")
  }

  /// Whether the node stands for a view of the user's own.
  var namesItselfInPaths: Bool { false }
}

/// A node for views of one type.
@MainActor
public class _ViewNode<V: View>: _AnyViewNode {
  package override final var viewType: Any.Type { V.self }

  package override var viewTypeName: String { String(describing: V.self) }

  override func expectsOneView(of child: AnyViewNode?) -> Bool? { V.self is any PassingExpectation.Type ? nil : false }

  /// Takes the next value of the view. Called in the update pass only, parents first.
  @usableFromInline func update(_ view: V) {}
}

/// A view that is one where its content is.
protocol PassingExpectation {}

extension ModifiedContent: PassingExpectation {}
extension AnyView: PassingExpectation {}
extension EquatableView: PassingExpectation {}
extension IdentifiedView: PassingExpectation {}
extension _ViewModifier_Content: PassingExpectation {}

/// How many nodes of a graph are alive: what tests for leaks read.
package final class LiveCount: @unchecked Sendable {
  @exclusivity(unchecked) package fileprivate(set) var value = 0
  #if DEBUG
    /// The nodes themselves: what tells a reference to one that is gone from the others.
    fileprivate(set) var nodes: [ObjectIdentifier: Unmanaged<AnyViewNode>] = [:]
  #endif
}
