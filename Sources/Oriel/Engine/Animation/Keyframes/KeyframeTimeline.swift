import Foundation

/// The values of keyframes as a function of time. Mirrors SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>
  /// The number of seconds until the last keyframe of the longest track, or infinity if a spring never settles.
  public let duration: TimeInterval

  /// Creates a timeline that starts at the initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue)
    keyframes._append(to: &tracks)
    self.tracks = tracks
    duration = tracks.curves.map(\.duration).max() ?? 0
  }

  /// Returns the value after the given number of seconds: the initial value before the start, and the last value after the last keyframe.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    func apply(_ curve: some TrackCurve<Value>) { curve.apply(to: &value, at: time) }
    for curve in tracks.curves { apply(curve) }
    return value
  }

  /// Returns the value at a fraction of the duration, which is limited to 0...1.
  public func value(progress: Double) -> Value { value(time: time(progress)) }

  /// Returns the velocity, as change per second, after the given number of seconds. It is zero while no keyframe moves the value.
  public func velocity(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    func apply(_ curve: some TrackCurve<Value>) { curve.applyVelocity(to: &value, at: time) }
    for curve in tracks.curves { apply(curve) }
    return value
  }

  /// Returns the velocity, as change per second, at a fraction of the duration, which is limited to 0...1.
  public func velocity(progress: Double) -> Value { velocity(time: time(progress)) }

  private func time(_ progress: Double) -> TimeInterval { progress > 0 ? min(progress, 1) * duration : 0 }
}
