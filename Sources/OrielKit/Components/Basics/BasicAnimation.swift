import SwiftUI

/// An animation that can be compared and stored: a curve, a duration and a delay.
public struct BasicAnimation: Hashable, Sendable {
  /// The timing curves, which correspond to SwiftUI's animations of the same names.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// A constant speed.
    case linear
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A slow start and a slow end.
    case easeInOut
  }

  /// The timing curve.
  public var curve: AnimationCurve
  /// The duration, in seconds.
  public var duration: TimeInterval
  /// The delay before the animation starts, in seconds.
  public var delay: TimeInterval

  /// Creates an animation with a duration and a delay in seconds.
  public init(curve: AnimationCurve, duration: TimeInterval, delay: TimeInterval = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  /// The corresponding SwiftUI animation.
  public var toSwiftUIAnimation: Animation {
    let animation: Animation =
      switch curve {
      case .linear: .linear(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .easeInOut: .easeInOut(duration: duration)
      }
    return delay > 0 ? animation.delay(delay) : animation
  }
}

/// Animates the changes of the closure, and calls the completion when the animation has ended. Without an animation the completion is
/// called immediately.
@MainActor
public func withBasicAnimation<Result>(
  _ animation: BasicAnimation?, body: () throws -> Result, completion: @escaping () -> Void = {}
) rethrows -> Result {
  guard let animation else {
    let result = try body()
    completion()
    return result
  }
  return try withAnimation(animation.toSwiftUIAnimation, body, completion: completion)
}
