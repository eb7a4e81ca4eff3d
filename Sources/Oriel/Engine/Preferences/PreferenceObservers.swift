/// The nodes that look at the preferences below them.
@MainActor
struct PreferenceObservers {
  private struct WeakNode { weak var node: AnyViewNode? }

  private var observers: [ObjectIdentifier: WeakNode] = [:]
  private var layoutObservers: [ObjectIdentifier: WeakNode] = [:]

  var all: [AnyViewNode] { observers.values.compactMap(\.node) }

  /// Those whose layout depends on what they find.
  var forLayout: [AnyViewNode] { layoutObservers.values.compactMap(\.node) }

  mutating func add(_ node: AnyViewNode, isForLayout: Bool) {
    observers[ObjectIdentifier(node)] = WeakNode(node: node)
    if isForLayout { layoutObservers[ObjectIdentifier(node)] = WeakNode(node: node) }
  }

  mutating func remove(_ node: AnyViewNode) {
    observers[ObjectIdentifier(node)] = nil
    layoutObservers[ObjectIdentifier(node)] = nil
  }
}
