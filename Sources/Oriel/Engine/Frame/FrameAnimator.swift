import Foundation

/// Something that the frame clock moves.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Moves on; false when it has arrived.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool
  /// The view that it moves, if it is one.
  var animatedNode: AnyViewNode? { get }
  /// What goes on without an end, in words; nil for what arrives: for tests that wait in vain.
  var endlessMotion: String? { get }
}

extension FrameAnimator {
  var animatedNode: AnyViewNode? { nil }
  var endlessMotion: String? { nil }
}
