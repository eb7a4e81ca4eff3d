/// An object that observes which views can be reached: a window's input, with its focus and its pointers.
@MainActor
protocol ReachFollower: AnyObject {
  func reachDidChange()
  /// Returns the focused box, or `nil` if the barrier isn't the nearest one that encloses it.
  func focusedBox(behind barrier: ReachBarrier) -> LayoutBox?
  func barrierFell(_ barrier: ReachBarrier)
  /// Removes the focus from views that can no longer be reached.
  func leaveWhatIsOutOfReach()
}

/// A reference to the follower of a window.
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
