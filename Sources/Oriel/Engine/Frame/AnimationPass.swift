import Foundation

/// The pass that advances the animations that the frame clock drives.
@MainActor
final class AnimationPass {
  private var animators: [ObjectIdentifier: any FrameAnimator] = [:]
  /// Indicates whether a view with a transition that has an animation of its own was ever inserted. Without one, a change without an
  /// animation has no transitions.
  var hasAnimatedTransitions = false

  var isEmpty: Bool { animators.isEmpty }

  var running: some Sequence<any FrameAnimator> { animators.values }

  func add(_ animator: any FrameAnimator) { animators[ObjectIdentifier(animator)] = animator }

  func remove(_ animator: any FrameAnimator) { animators[ObjectIdentifier(animator)] = nil }

  func removeAll() { animators.removeAll() }

  /// Advances all animators to a time of the frame clock, in seconds, and removes those that have finished.
  func run(at time: TimeInterval, graph: ViewGraph) {
    guard !animators.isEmpty else { return }
    for (id, animator) in animators where !animator.tick(at: time, graph: graph) { animators[id] = nil }
  }
}
