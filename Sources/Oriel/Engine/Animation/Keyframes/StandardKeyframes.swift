import Foundation

/// Goes to a value along a curve of time. Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// `duration` is in seconds; one that isn't positive counts as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _append(to keyframes: inout _Keyframes<Value>) {
    keyframes.segments.append(.linear(to, duration: duration, curve: timingCurve))
  }
}

/// Goes to a value along a cubic curve. Mirrors SwiftUI's `CubicKeyframe`.
///
/// A velocity that isn't given follows from the keyframes around, so that the motion is smooth: several in a row are a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// `duration` is in seconds; one that isn't positive counts as 0. Velocities are changes of the value in a second.
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

/// Goes to a value by a spring. Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// `duration` is in seconds; nil is as long as the spring takes to settle. A spring that has less goes on to the next keyframe from where it
  /// is. The velocity is the change of the value in a second; nil is that of the keyframe before.
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

/// Is at a value at once. Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let to: Value

  public init(_ to: Value) { self.to = to }

  public func _append(to keyframes: inout _Keyframes<Value>) { keyframes.segments.append(.move(to)) }
}
