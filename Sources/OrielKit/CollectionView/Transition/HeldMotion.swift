import Foundation
import SwiftUI

/// A motion that goes as far as a hand says, until it is let go: then it goes on to its end by a spring.
// The lock guards the only variable.
nonisolated final class HeldMotion: @unchecked Sendable {
  enum Stage {
    case held(progress: Double)
    /// With the progress and its velocity, a second, at that moment.
    case released(progress: Double, velocity: Double)
  }

  /// How what was let go moves, forward or back.
  static let spring = Spring(duration: 0.4, bounce: 0)

  private let lock = NSLock()
  private var current = Stage.held(progress: 0)

  var stage: Stage { lock.withLock { current } }

  /// 0...1 of the way.
  func hold(at progress: Double) { lock.withLock { current = .held(progress: progress) } }

  func release(at progress: Double, velocity: Double) { lock.withLock { current = .released(progress: progress, velocity: velocity) } }

  var animation: Animation { Animation(HeldAnimation(motion: self)) }
}

/// What moves by a `HeldMotion`.
nonisolated private struct HeldAnimation: CustomAnimation {
  let motion: HeldMotion

  private struct Release<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: TimeInterval? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    switch motion.stage {
    case .held(let progress): return value.scaled(by: progress)
    case .released(let progress, let velocity):
      let start = context.state[Release<V>.self] ?? time
      context.state[Release<V>.self] = start
      let spring = HeldMotion.spring
      let age = time - start
      // A spring's way is a sum: going on from here with it and back by the same one is going back from here. It has to last as long as that one.
      guard progress < 1 || velocity != 0, age < 2 * spring.settlingDuration else { return nil }
      return value.scaled(by: spring.value(fromValue: progress, toValue: 1, initialVelocity: velocity, time: age))
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.motion === b.motion }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(motion)) }
}
