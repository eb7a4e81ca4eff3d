import Foundation

/// An object that the frame clock drives.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Advances to a time, and returns `false` when the animation has finished.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool
  /// The node of the view that is animated, or `nil` if there is none.
  var animatedNode: AnyViewNode? { get }
  /// A description of an animation that never ends, or `nil` if it ends. For diagnostics of tests whose wait fails.
  var endlessMotion: String? { get }
}

extension FrameAnimator {
  var animatedNode: AnyViewNode? { nil }
  var endlessMotion: String? { nil }
}
