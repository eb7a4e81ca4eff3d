import Foundation

/// The values of keyframes as a function of time. Mirrors SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>
  /// Seconds until the last keyframe of the longest track; infinite with a spring that never settles.
  public let duration: TimeInterval

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue)
    keyframes._append(to: &tracks)
    self.tracks = tracks
    duration = tracks.curves.map(\.duration).max() ?? 0
  }

  /// The value after so many seconds: before the first the initial value, after the last keyframe the last value.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    func apply(_ curve: some TrackCurve<Value>) { curve.apply(to: &value, at: time) }
    for curve in tracks.curves { apply(curve) }
    return value
  }

  /// The value after a part of the duration, from 0 to 1; it is limited to that.
  public func value(progress: Double) -> Value { value(time: time(progress)) }

  /// The velocity, the change in a second, after so many seconds: zero where no keyframe moves the value.
  public func velocity(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    func apply(_ curve: some TrackCurve<Value>) { curve.applyVelocity(to: &value, at: time) }
    for curve in tracks.curves { apply(curve) }
    return value
  }

  /// The velocity, the change in a second, after a part of the duration, from 0 to 1; it is limited to that.
  public func velocity(progress: Double) -> Value { velocity(time: time(progress)) }

  private func time(_ progress: Double) -> TimeInterval { progress > 0 ? min(progress, 1) * duration : 0 }
}
