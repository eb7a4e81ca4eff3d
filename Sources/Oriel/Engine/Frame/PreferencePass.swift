/// Has the observers of preferences look at what the views below them say.
@MainActor
final class PreferencePass {
  // Each node that changes a preference writes it, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) private(set) var isNeeded = false
  private var observers = PreferenceObservers()

  /// A preference has changed somewhere.
  func request() { isNeeded = true }

  /// - Parameter isForLayout: Whether the node's layout depends on what it finds.
  func add(_ node: AnyViewNode, isForLayout: Bool = false) { observers.add(node, isForLayout: isForLayout) }

  func remove(_ node: AnyViewNode) { observers.remove(node) }

  /// Has the observers look whose layout depends on what they find.
  func runForLayout() { for observer in observers.forLayout { observer.readPreferencesIfNeeded() } }

  /// Has all observers look, and clears the flags from the root down.
  func run(root: AnyViewNode?, participants: FrameParticipants) {
    guard isNeeded else { return }
    isNeeded = false
    for observer in observers.all { observer.readPreferencesIfNeeded() }
    if let root, root.needsPreferences { participants.rootPreferencesDidChange(root) }
    clearFlags(root)
  }

  private func clearFlags(_ node: AnyViewNode?) {
    guard let node, node.needsPreferences else { return }
    node.needsPreferences = false
    node.forEachChild { clearFlags($0) }
  }

  func removeAll() { isNeeded = false }
}
