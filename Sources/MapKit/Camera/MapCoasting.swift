import Foundation
import Oriel

/// The deceleration of a map after a drag: the velocity decreases by the same fraction in each unit of time.
struct MapCoasting: CustomAnimation {
  /// The time in which the map would cover the whole distance at its initial velocity, in seconds.
  static let time = 0.325

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < Self.time * 7 else { return nil }
    return value.scaled(by: 1 - exp(-time / Self.time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: exp(-time / Self.time) / Self.time)
  }
}
