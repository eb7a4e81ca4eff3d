/// The nodes of a window whose removal transitions run, and the observers of removals.
@MainActor
final class Removals {
  private var tickets: [ObjectIdentifier: RemovalCompletion] = [:]
  var observers = RemovalObservers()

  var isEmpty: Bool { tickets.isEmpty }

  func add(_ ticket: RemovalCompletion, of id: ObjectIdentifier) { tickets[id] = ticket }

  /// Removes a ticket, unless another removal of the node has started since.
  func remove(_ ticket: RemovalCompletion, of id: ObjectIdentifier) {
    if tickets[id] === ticket { tickets[id] = nil }
  }

  /// Cancels a removal.
  func cancel(_ id: ObjectIdentifier) { tickets.removeValue(forKey: id)?.isCancelled = true }
}

extension Removals: FrameParticipant {
  var rank: FrameRank { .removals }

  func graphDidClose() { tickets.removeAll() }
}

@MainActor private let removals = GraphService<Removals> { graph in
  let made = Removals()
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var removals: Removals { service(Oriel.removals) }
}
