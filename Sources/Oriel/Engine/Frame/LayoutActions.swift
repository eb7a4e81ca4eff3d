/// Actions that run after all marked boxes are laid out, in this frame or the next one.
@MainActor
final class LayoutActions: FrameParticipant {
  private var actions: [() -> Void] = []

  var rank: FrameRank { .layoutActions }

  var isUnsettled: Bool { !actions.isEmpty }

  func add(_ action: @escaping () -> Void) { actions.append(action) }

  func settleLayout() -> LayoutConsequence {
    guard !actions.isEmpty else { return .none }
    let due = actions
    actions.removeAll()
    for action in due { action() }
    return .changed
  }

  func graphDidClose() {
    // An action may hold the last reference to an object of the app, whose deinitializer may call this instance.
    let dropped = actions
    actions.removeAll()
    withExtendedLifetime(dropped) {}
  }
}

@MainActor private let layoutActions = GraphService<LayoutActions> { graph in
  let made = LayoutActions()
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  /// Calls the action once the pending layout is complete and scroll views have settled.
  func afterLayout(_ action: @escaping () -> Void) {
    service(layoutActions).add(action)
    needFrame()
  }
}
