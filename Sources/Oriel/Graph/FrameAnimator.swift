import Foundation

/// Something that the frame clock moves.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Moves on; false when it has arrived.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool
}
