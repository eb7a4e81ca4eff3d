import Foundation

/// What the frame clock moves.
@MainActor
final class AnimationPass {
  private var animators: [ObjectIdentifier: any FrameAnimator] = [:]
  /// Whether a view has come whose transition brings an animation along: where none has, a change without an animation has no transitions.
  var hasAnimatedTransitions = false

  var isEmpty: Bool { animators.isEmpty }

  var running: some Sequence<any FrameAnimator> { animators.values }

  func add(_ animator: any FrameAnimator) { animators[ObjectIdentifier(animator)] = animator }

  func remove(_ animator: any FrameAnimator) { animators[ObjectIdentifier(animator)] = nil }

  func removeAll() { animators.removeAll() }

  /// Moves everything on to a time in seconds on the frame clock, and lets go of what has arrived.
  func run(at time: TimeInterval, graph: ViewGraph) {
    guard !animators.isEmpty else { return }
    for (id, animator) in animators where !animator.tick(at: time, graph: graph) { animators[id] = nil }
  }
}
