/// An object that observes which views can be reached: a window's input, with its focus and its pointers.
@MainActor
protocol FocusBarrierObserver: AnyObject {
  func barriersDidChange()
  /// Returns the focused box, or `nil` if the barrier isn't the nearest one that encloses it.
  func focusedBox(behind barrier: FocusBarrier) -> LayoutBox?
  func barrierWasLowered(_ barrier: FocusBarrier)
  /// Removes the focus from views that can no longer be reached.
  func resignUnreachableFocus()
}

/// A reference to the follower of a window.
@MainActor
private final class ReachFollowerReference {
  weak var follower: (any FocusBarrierObserver)?
}

@MainActor private let reachService = GraphService<ReachFollowerReference> { _ in ReachFollowerReference() }

extension ViewGraph {
  var reachFollower: (any FocusBarrierObserver)? {
    get { service(reachService).follower }
    set { service(reachService).follower = newValue }
  }
}
