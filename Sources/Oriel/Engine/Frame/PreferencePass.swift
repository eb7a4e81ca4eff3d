/// Has the observers of preferences look at what the views below them say.
@MainActor
final class PreferencePass {
  // Each node that changes a preference writes these, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) private(set) var isNeeded = false
  /// The nodes whose preferences changed since the last run, those inside before those around.
  @exclusivity(unchecked) private var changed: [AnyViewNode] = []

  /// A preference has changed somewhere.
  func request() { isNeeded = true }

  /// A node's preferences changed that hadn't since the last run.
  func add(_ node: AnyViewNode) { changed.append(node) }

  /// Has the observers look whose layout depends on what they find.
  func runForLayout() {
    // What they do may change further preferences, of nodes that then stand behind.
    for node in changed where node.preferenceObservation == .forLayout && node.isMounted { node.readPreferences() }
  }

  /// Has the observers look whose preferences changed. What changes while they do is for the next run.
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

/// Whether a node looks at the preferences below.
enum PreferenceObservation {
  case none, observes
  /// Its layout depends on what it finds.
  case forLayout
}
