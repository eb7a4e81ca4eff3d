import Foundation

/// A position in the tree that shows one of several nodes: the branches of an `if`, the content of an `AnyView`.
///
/// A node that is replaced while a change is animated stays as a removed view until its removal transition has ended. If it is requested
/// again meanwhile, its transition reverses.
@MainActor
final class DynamicSlot {
  /// The identity of a node in the slot. It has cases for the common identities because comparing two type-erased hashable values takes
  /// longer than showing a branch.
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

  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
  @exclusivity(unchecked) private var ownerReference = UnownedOptional<AnyViewNode>()
  var owner: AnyViewNode! {
    get { ownerReference.object }
    set { ownerReference.object = newValue }
  }
  @exclusivity(unchecked) private var shown: (id: ID, node: AnyViewNode)?
  @exclusivity(unchecked) private var leaving: [(id: ID, node: AnyViewNode)] = []

  /// Indicates whether the slot has no removed view.
  var isStateless: Bool { leaving.isEmpty }

  /// Returns the key that finds a node's saved state when the node is rebuilt, or `nil` if the slot doesn't hold the node.
  func restorationKey(of node: AnyViewNode) -> AnyHashable? {
    if let shown, shown.node === node { return shown.id.restorationKey }
    return leaving.first { $0.node === node }?.id.restorationKey
  }

  func forEachNode(_ body: (AnyViewNode) -> Void) {
    for entry in leaving { body(entry.node) }
    if let shown { body(shown.node) }
  }

  /// Returns the live node for an identity, or `nil` if there is none. A removed view is shown again.
  func revive(_ id: ID) -> AnyViewNode? {
    if let shown, shown.id == id { return shown.node }
    guard let index = leaving.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = leaving.remove(at: index)
    hideShown()
    shown = entry
    RemovalTransition.cancel(entry.node)
    owner.childrenDidChange()
    return entry.node
  }

  func show(_ node: AnyViewNode, id: ID, isInitial: Bool) {
    hideShown()
    shown = (id, node)
    guard !isInitial else { return }
    InsertionTransition.begin(node)
    owner.childrenDidChange()
    if node.hasPreferences { owner.preferencesDidChange() }
  }

  func hideShown() {
    guard let entry = shown else { return }
    shown = nil
    let hadPreferences = entry.node.hasPreferences
    if RemovalTransition.begin(
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
