import Foundation

/// The state and the environment that an animation receives with the value and the time. Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation stores between frames. It exists as long as the animation, and passes to an animation that merges with
  /// it.
  public var state: AnimationState<Value>

  /// A Boolean value that indicates whether the animation is perceptually complete. Completions with that criterion run when it is set.
  public var isLogicallyComplete: Bool

  /// The environment of the animated view.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues, isLogicallyComplete: Bool = false) {
    self.state = state
    self.environment = environment
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// Returns the same context with the state of a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}
