/// An object that is notified when its view, or an ancestor of it, starts to be removed.
@MainActor
protocol DepartureObserver: AnyObject {
  func isWithin(_ departing: AnyViewNode) -> Bool
  /// Called when the removal starts, or with `false` if the view is inserted again before the removal has ended.
  func departureDidChange(_ isGoing: Bool)
}

/// The observers of removals, in the order of their registration.
@MainActor
struct DepartureObservers {
  private struct Member {
    let order: Int
    weak var observer: (any DepartureObserver)?
  }

  private var members: [ObjectIdentifier: Member] = [:]
  private var nextOrder = 0

  mutating func add(_ observer: any DepartureObserver) {
    members[ObjectIdentifier(observer)] = Member(order: nextOrder, observer: observer)
    nextOrder += 1
  }

  mutating func remove(_ observer: any DepartureObserver) { members[ObjectIdentifier(observer)] = nil }

  func tell(in node: AnyViewNode, isGoing: Bool) {
    guard !members.isEmpty else { return }
    let told = members.values.filter { $0.observer?.isWithin(node) == true }.sorted { $0.order < $1.order }
    for member in told { member.observer?.departureDidChange(isGoing) }
  }
}
