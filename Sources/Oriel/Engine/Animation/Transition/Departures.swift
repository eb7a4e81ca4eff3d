/// The nodes of a window that are on their way out, and who is told of them.
@MainActor
final class Departures {
  private var tickets: [ObjectIdentifier: DepartureTicket] = [:]
  var observers = DepartureObservers()

  var isEmpty: Bool { tickets.isEmpty }

  func add(_ ticket: DepartureTicket, of id: ObjectIdentifier) { tickets[id] = ticket }

  /// Lets go of a ticket, unless the node has left again since.
  func remove(_ ticket: DepartureTicket, of id: ObjectIdentifier) {
    if tickets[id] === ticket { tickets[id] = nil }
  }

  /// Calls off a departure.
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
