/// What is told that its view, or one around it, begins to go.
@MainActor
protocol DepartureObserver: AnyObject {
  func isWithin(_ departing: AnyViewNode) -> Bool
  /// False where the view is asked for again on its way out.
  func departureDidChange(_ isGoing: Bool)
}

/// Those who are told of departures, in the order in which they came.
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
