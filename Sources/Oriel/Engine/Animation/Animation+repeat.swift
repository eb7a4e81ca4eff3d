import Foundation

extension Animation {
  /// Returns the animation repeated `repeatCount` times. With `autoreverses`, every second repetition runs back to the start by the same
  /// curve. The final value is the target, even if the last repetition ran back. With a count that isn't positive, the animation ends at
  /// once. Mirrors SwiftUI's `repeatCount(_:autoreverses:)`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(timed: RepeatAnimation(base: self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// Returns the animation repeated without end. With `autoreverses`, every second repetition runs back to the start by the same curve.
  /// Mirrors SwiftUI's `repeatForever(autoreverses:)`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(timed: RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}

private struct RepeatAnimation: TimedAnimation {
  let base: Animation
  /// The number of repetitions, or `nil` if the animation never ends.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let timed = base.timed else { return animateUntimed(value: value, time: time, context: &context) }
    guard count != 0, let length = timed.runDuration(for: value) else {
      // The first repetition never ends.
      return count == 0 ? nil : base.animate(value: value, time: time, context: &context)
    }
    guard let round = round(at: time, length: length) else {
      context.isLogicallyComplete = true
      return nil
    }
    var child = context
    child.state = AnimationState()
    let result = base.animate(value: value, time: time - Double(round) * length, context: &child) ?? value
    context.isLogicallyComplete = child.isLogicallyComplete && isLast(round)
    return isReversed(round) ? value - result : result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard let timed = base.timed else {
      let state = context.state[UntimedRounds<V>.self]
      let velocity = base.velocity(value: value, time: time - state.start, context: context.withState(state.base))
      return isReversed(state.round) ? velocity.map { .zero - $0 } : velocity
    }
    guard let length = timed.runDuration(for: value) else {
      return count == 0 ? nil : base.velocity(value: value, time: time, context: context)
    }
    guard let round = round(at: time, length: length) else { return nil }
    let child = context.withState(AnimationState<V>())
    let velocity = base.velocity(value: value, time: time - Double(round) * length, context: child) ?? .zero
    return isReversed(round) ? .zero - velocity : velocity
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    if count == 0 { return 0 }
    guard let length = base.timed?.runDuration(for: value) else { return nil }
    if length == 0 { return 0 }
    return count.map { length * Double($0) }
  }

  var logicalDuration: TimeInterval? {
    if count == 0 { return 0 }
    guard let timed = base.timed, let length = timed.runDuration(for: 1.0), let last = timed.logicalDuration else { return nil }
    if length == 0 { return 0 }
    return count.map { length * Double($0 - 1) + last }
  }

  private func isReversed(_ round: Int) -> Bool { autoreverses && !round.isMultiple(of: 2) }

  private func isLast(_ round: Int) -> Bool { round + 1 == count }

  /// Returns the index of the repetition that runs at a time, or `nil` after the last one.
  private func round(at time: TimeInterval, length: TimeInterval) -> Int? {
    guard length > 0, let round = Int(exactly: (max(0, time) / length).rounded(.down)) else { return nil }
    if let count, round >= count { return nil }
    return round
  }

  /// Animates a base of unknown duration. Its end is detected at a frame, so the next repetition starts with the following one.
  private func animateUntimed<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard count != 0 else { return nil }
    var rounds = context.state[UntimedRounds<V>.self]
    var child = context.withState(rounds.base)
    var result = base.animate(value: value, time: time - rounds.start, context: &child)
    if result == nil {
      if isLast(rounds.round) || time <= rounds.start {
        context.isLogicallyComplete = true
        return nil
      }
      rounds = UntimedRounds(start: time, round: rounds.round + 1)
      child = context.withState(rounds.base)
      result = base.animate(value: value, time: 0, context: &child)
    }
    rounds.base = child.state
    context.state[UntimedRounds<V>.self] = rounds
    context.isLogicallyComplete = child.isLogicallyComplete && isLast(rounds.round)
    return result.map { isReversed(rounds.round) ? value - $0 : $0 }
  }
}

private struct UntimedRounds<V: VectorArithmetic>: AnimationStateKey {
  var start: TimeInterval = 0
  var round = 0
  var base = AnimationState<V>()

  static var defaultValue: UntimedRounds { UntimedRounds() }
}
