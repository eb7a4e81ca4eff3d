import Foundation

/// A place in the tree where one of several nodes is shown: the branches of an `if`, the content of an `AnyView`.
///
/// A node that goes while a change is animated stays, leaving, until its transition has ended; if it is asked for again
/// meanwhile it turns round.
@MainActor
final class DynamicSlot {
  /// What a node is shown under. To compare two hashables of any type takes longer than to show a branch.
  enum ID: Equatable {
    case first
    case second
    case ofType(ObjectIdentifier)
    case named(AnyHashable)

    var restorationKey: AnyHashable {
      switch self {
      case .first: AnyHashable(true)
      case .second: AnyHashable(false)
      case .ofType(let type): AnyHashable(type)
      case .named(let name): name
      }
    }
  }

  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: checking them costs more than they do.
  @exclusivity(unchecked) private var ownerReference = UnownedOptional<AnyViewNode>()
  var owner: AnyViewNode! {
    get { ownerReference.object }
    set { ownerReference.object = newValue }
  }
  @exclusivity(unchecked) private var shown: (id: ID, node: AnyViewNode)?
  @exclusivity(unchecked) private var leaving: [(id: ID, node: AnyViewNode)] = []

  /// Whether nothing is on its way out.
  var isStateless: Bool { leaving.isEmpty }

  /// What a node that is shown, or leaves, is found by when it is built again.
  func restorationKey(of node: AnyViewNode) -> AnyHashable? {
    if let shown, shown.node === node { return shown.id.restorationKey }
    return leaving.first { $0.node === node }?.id.restorationKey
  }

  func forEachNode(_ body: (AnyViewNode) -> Void) {
    for entry in leaving { body(entry.node) }
    if let shown { body(shown.node) }
  }

  /// The live node for an identity: the one that is shown, or one on its way out, which comes back.
  func revive(_ id: ID) -> AnyViewNode? {
    if let shown, shown.id == id { return shown.node }
    guard let index = leaving.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = leaving.remove(at: index)
    hideShown()
    shown = entry
    Departure.cancel(entry.node)
    owner.childrenDidChange()
    return entry.node
  }

  func show(_ node: AnyViewNode, id: ID, isInitial: Bool) {
    hideShown()
    shown = (id, node)
    guard !isInitial else { return }
    Arrival.begin(node)
    owner.childrenDidChange()
    if node.hasPreferences { owner.preferencesDidChange() }
  }

  func hideShown() {
    guard let entry = shown else { return }
    shown = nil
    let hadPreferences = entry.node.hasPreferences
    if Departure.begin(
      entry.node,
      then: { [weak self] in
        guard let self, let index = leaving.firstIndex(where: { $0.node === entry.node }) else { return }
        leaving.remove(at: index)
        entry.node.unmount()
        if owner.isMounted { owner.childrenDidChange() }
      })
    {
      leaving.append(entry)
    } else {
      entry.node.unmount()
    }
    owner.childrenDidChange()
    if hadPreferences { owner.preferencesDidChange() }
  }
}
