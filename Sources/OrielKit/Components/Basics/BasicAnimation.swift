import SwiftUI

/// An animation that can be compared and stored: a curve, a duration and a delay.
public struct BasicAnimation: Hashable, Sendable {
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable { case linear, easeIn, easeOut, easeInOut }

  public var curve: AnimationCurve
  /// Seconds.
  public var duration: TimeInterval
  /// Seconds before it starts.
  public var delay: TimeInterval

  public init(curve: AnimationCurve, duration: TimeInterval, delay: TimeInterval = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

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

/// Animates what the closure changes, then calls the completion; with no animation both are called at once.
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
