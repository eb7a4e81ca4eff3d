/// The nodes of a window whose removal transitions run, and the observers of removals.
@MainActor
final class Departures {
  private var tickets: [ObjectIdentifier: DepartureTicket] = [:]
  var observers = DepartureObservers()

  var isEmpty: Bool { tickets.isEmpty }

  func add(_ ticket: DepartureTicket, of id: ObjectIdentifier) { tickets[id] = ticket }

  /// Removes a ticket, unless another removal of the node has started since.
  func remove(_ ticket: DepartureTicket, of id: ObjectIdentifier) {
    if tickets[id] === ticket { tickets[id] = nil }
  }

  /// Cancels a removal.
  func cancel(_ id: ObjectIdentifier) { tickets.removeValue(forKey: id)?.isCancelled = true }
}

extension Departures: FrameParticipant {
  var rank: FrameRank { .departures }

  func graphDidClose() { tickets.removeAll() }
}

@MainActor private let departures = GraphService<Departures> { graph in
  let made = Departures()
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var departures: Departures { service(Oriel.departures) }
}
