import Foundation

/// Something that the frame clock moves.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Moves on; false when it has arrived.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool
  /// The view that it moves, if it is one.
  var animatedNode: AnyViewNode? { get }
}

extension FrameAnimator {
  var animatedNode: AnyViewNode? { nil }
}
