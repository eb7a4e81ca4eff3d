/// The storage of the dynamic properties of scenes, of commands, or of views without a node, keyed by their positions.
@MainActor
final class PlacedProperties {
  /// A position, and the type of the value at that position.
  struct Key: Hashable {
    let place: AnyHashable
    let type: ObjectIdentifier
  }

  private unowned let node: AnyViewNode
  private let shared: SharedProperties?
  private var slots: [Key: PropertySlots] = [:]
  /// The keys for which values were installed since unused ones were last removed.
  private var met: Set<Key> = []

  init(node: AnyViewNode, shared: SharedProperties? = nil) {
    self.node = node
    self.shared = shared
  }

  /// Returns the value with its dynamic properties installed, or `nil` if an object that it reads is missing.
  func installed<Value>(_ value: Value, at place: AnyHashable) -> Value? {
    var value = value
    let plan = PropertyPlan.of(Value.self)
    let key = Key(place: place, type: ObjectIdentifier(Value.self))
    met.insert(key)
    let known = slots[key]
    var own = known ?? plan.makeSlots()
    if known == nil { shared?.restore(&own, at: key, to: node) }
    let isComplete = plan.install(into: &value, slots: &own, node: node)
    if known == nil { shared?.keep(own, at: key) }
    slots[key] = own
    return isComplete ? value : nil
  }

  /// Removes the properties that were not installed since the last call.
  func removeUnused() {
    for (key, var own) in slots where !met.contains(key) {
      own.uninstall()
      slots[key] = nil
    }
    met = []
  }

  /// Releases the properties when the node is unmounted.
  func uninstall() {
    for (key, var own) in slots {
      let kept = own.retained
      own.uninstall()
      shared?.keep(kept, at: key)
    }
    slots = [:]
  }
}

/// The state of commands, which an app has once, independent of the window whose menus are used.
@MainActor
final class SharedProperties {
  /// The graph of the app.
  var graph: ViewGraph? {
    get { reference?.graph }
    set { reference = newValue?.reference }
  }
  private var reference: GraphReference?
  private var kept: [PlacedProperties.Key: [Int: AnyObject]] = [:]

  func restore(_ slots: inout PropertySlots, at key: PlacedProperties.Key, to node: AnyViewNode) {
    if let kept = kept[key] { slots.restore(kept, to: node) }
  }

  func keep(_ slots: PropertySlots, at key: PlacedProperties.Key) { keep(slots.retained, at: key) }

  /// Stores the objects and transfers their ownership to the app's graph, because the node that created them may be unmounted.
  func keep(_ objects: [Int: AnyObject], at key: PlacedProperties.Key) {
    guard !objects.isEmpty else { return }
    kept[key] = objects
    guard let graph else { return }
    for case let state as any SharedState in objects.values { state.belong(to: graph) }
  }
}

@MainActor
private protocol SharedState: AnyObject {
  func belong(to graph: ViewGraph)
}

extension StateBox: SharedState {
  fileprivate func belong(to graph: ViewGraph) {
    detach()
    self.graph = graph
  }
}
