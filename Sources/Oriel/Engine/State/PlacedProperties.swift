/// What the dynamic properties of scenes, of commands or of views that have no node keep: by the places where those stand.
@MainActor
final class PlacedProperties {
  /// A place, and what stands there.
  struct Key: Hashable {
    let place: AnyHashable
    let type: ObjectIdentifier
  }

  private unowned let node: AnyViewNode
  private let shared: SharedProperties?
  private var slots: [Key: PropertySlots] = [:]
  /// Where values were installed since the others were dropped.
  private var met: Set<Key> = []

  init(node: AnyViewNode, shared: SharedProperties? = nil) {
    self.node = node
    self.shared = shared
  }

  /// The value with its dynamic properties; nil where an object is missing that it reads.
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

  /// Lets go of what has been installed nowhere since the last time.
  func dropUnmet() {
    for (key, var own) in slots where !met.contains(key) {
      own.uninstall()
      slots[key] = nil
    }
    met = []
  }

  /// The node goes.
  func uninstall() {
    for (key, var own) in slots {
      let kept = own.retained
      own.uninstall()
      shared?.keep(kept, at: key)
    }
    slots = [:]
  }
}

/// The state of commands: that of an app has one, whichever window's menus are used.
@MainActor
final class SharedProperties {
  /// The app's.
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

  /// Whoever had it may go: it is the app's.
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
