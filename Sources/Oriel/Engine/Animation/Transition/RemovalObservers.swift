/// An object that is notified when its view, or an ancestor of it, starts to be removed.
@MainActor
protocol RemovalObserver: AnyObject {
  func isWithin(_ departing: AnyViewNode) -> Bool
  /// Called when the removal starts, or with `false` if the view is inserted again before the removal has ended.
  func removalDidChange(_ isBeingRemoved: Bool)
}

/// The observers of removals, in the order of their registration.
@MainActor
struct RemovalObservers {
  private struct Member {
    let order: Int
    weak var observer: (any RemovalObserver)?
  }

  private var members: [ObjectIdentifier: Member] = [:]
  private var nextOrder = 0

  mutating func add(_ observer: any RemovalObserver) {
    members[ObjectIdentifier(observer)] = Member(order: nextOrder, observer: observer)
    nextOrder += 1
  }

  mutating func remove(_ observer: any RemovalObserver) { members[ObjectIdentifier(observer)] = nil }

  func notify(in node: AnyViewNode, isBeingRemoved: Bool) {
    guard !members.isEmpty else { return }
    let affected = members.values.filter { $0.observer?.isWithin(node) == true }.sorted { $0.order < $1.order }
    for member in affected { member.observer?.removalDidChange(isBeingRemoved) }
  }
}
