import Foundation

/// A keyframe that is reached along a timing curve. Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe. `duration` is in seconds; one that isn't positive counts as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _append(to keyframes: inout _Keyframes<Value>) {
    keyframes.segments.append(.linear(to, duration: duration, curve: timingCurve))
  }
}

/// A keyframe that is reached along a cubic curve. Mirrors SwiftUI's `CubicKeyframe`.
///
/// A velocity that isn't given is derived from the adjacent keyframes, so that the motion is smooth. Several cubic keyframes in a row form
/// a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe. `duration` is in seconds; one that isn't positive counts as 0. The velocities are changes of the value per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _append(to keyframes: inout _Keyframes<Value>) {
    keyframes.segments.append(.cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity))
  }
}

/// A keyframe that is reached by a spring. Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe. `duration` is in seconds; `nil` is the settling duration of the spring. A spring that hasn't settled by then
  /// continues to the next keyframe from its current value. The velocity is the change of the value per second; `nil` is the velocity at
  /// the end of the previous keyframe.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _append(to keyframes: inout _Keyframes<Value>) {
    keyframes.segments.append(.spring(to, duration: duration, spring: spring, startVelocity: startVelocity))
  }
}

/// A keyframe that sets a value at once. Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value

  /// Creates a keyframe for a value.
  public init(_ to: Value) { self.to = to }

  public func _append(to keyframes: inout _Keyframes<Value>) { keyframes.segments.append(.move(to)) }
}
