import Foundation
import SwiftUI

/// The progress of an animation that a gesture controls until it ends; a spring then completes the animation.
// The lock guards the only variable.
nonisolated final class GestureDrivenMotion: @unchecked Sendable {
  enum Stage {
    case held(progress: Double)
    /// The progress at the end of the gesture, and its velocity per second.
    case released(progress: Double, velocity: Double)
  }

  /// The spring that completes the animation, in either direction.
  static let spring = Spring(duration: 0.4, bounce: 0)

  private let lock = NSLock()
  private var current = Stage.held(progress: 0)

  var stage: Stage { lock.withLock { current } }

  /// Sets the progress, from 0 to 1.
  func hold(at progress: Double) { lock.withLock { current = .held(progress: progress) } }

  func release(at progress: Double, velocity: Double) { lock.withLock { current = .released(progress: progress, velocity: velocity) } }

  var animation: Animation { Animation(HeldAnimation(motion: self)) }
}

/// An animation whose progress is that of a `GestureDrivenMotion`.
nonisolated private struct HeldAnimation: CustomAnimation {
  let motion: GestureDrivenMotion

  private struct Release<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    switch motion.stage {
    case .held(let progress): return value.scaled(by: progress)
    case .released(let progress, let velocity):
      let start = context.state[Release<V>.self] ?? time
      context.state[Release<V>.self] = start
      let spring = GestureDrivenMotion.spring
      let age = time - start
      // Springs are additive: this animation, combined with a reverse one by the same spring, moves back from the current progress. It must
      // last as long as the reverse one.
      guard progress < 1 || velocity != 0, age < 2 * spring.settlingDuration else { return nil }
      return value.scaled(by: spring.value(fromValue: progress, toValue: 1, initialVelocity: velocity, time: age))
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.motion === b.motion }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(motion)) }
}
