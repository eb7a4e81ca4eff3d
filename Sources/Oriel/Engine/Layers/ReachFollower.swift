/// What follows which views are within reach: a window's input, with its focus and its pointers.
@MainActor
protocol ReachFollower: AnyObject {
  func reachDidChange()
  /// What has the focus, where the barrier is the nearest around it.
  func focusedBox(behind barrier: ReachBarrier) -> LayoutBox?
  func barrierFell(_ barrier: ReachBarrier)
  /// Takes the focus away from what is out of reach.
  func leaveWhatIsOutOfReach()
}

/// The follower of a window.
@MainActor
private final class ReachFollowerReference {
  weak var follower: (any ReachFollower)?
}

@MainActor private let reachService = GraphService<ReachFollowerReference> { _ in ReachFollowerReference() }

extension ViewGraph {
  var reachFollower: (any ReachFollower)? {
    get { service(reachService).follower }
    set { service(reachService).follower = newValue }
  }
}
