/// The pass in which the observers of preferences read the values of their descendants.
@MainActor
final class PreferencePass {
  // Each node that changes a preference writes these, and no access lasts longer than a line: the exclusivity check costs more than the
  // access.
  @exclusivity(unchecked) private(set) var isNeeded = false
  /// The nodes whose preferences have changed since the last run, descendants before ancestors.
  @exclusivity(unchecked) private var changed: [AnyViewNode] = []

  /// Marks the pass as needed because a preference has changed.
  func request() { isNeeded = true }

  /// Adds a node whose preferences have changed for the first time since the last run.
  func add(_ node: AnyViewNode) { changed.append(node) }

  /// Updates the observers whose layout depends on preferences.
  func runForLayout() {
    // The observers may change further preferences, whose nodes are appended to the array.
    for node in changed where node.preferenceObservation == .forLayout && node.isMounted { node.readPreferences() }
  }

  /// Updates the observers of the changed preferences. Changes that they cause are left to the next run.
  func run(root: AnyViewNode?, participants: FrameParticipants) {
    guard isNeeded else { return }
    isNeeded = false
    let nodes = changed
    changed.removeAll(keepingCapacity: true)
    let isRootChanged = root?.needsPreferences ?? false
    for node in nodes { node.needsPreferences = false }
    for node in nodes where node.preferenceObservation != .none && node.isMounted { node.readPreferences() }
    if let root, isRootChanged { participants.rootPreferencesDidChange(root) }
  }

  func removeAll() {
    isNeeded = false
    for node in changed { node.needsPreferences = false }
    changed.removeAll()
  }

  #if DEBUG
    /// The nodes that wait for the next run.
    var waiting: [AnyViewNode] { changed }
  #endif
}

/// The way in which a node observes the preferences of its descendants.
enum PreferenceObservation {
  case none, observes
  /// The node observes preferences, and its layout depends on them.
  case forLayout
}
