import Foundation

/// What an animation is given besides value and time. Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers; it lives as long as the animation, and passes to the one that merges with it.
  public var state: AnimationState<Value>

  /// Whether the animation has, to the eye, arrived: completions that wait for no more than that run when it is set.
  public var isLogicallyComplete: Bool

  /// The environment of the animated view.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues, isLogicallyComplete: Bool = false) {
    self.state = state
    self.environment = environment
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context for a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}
