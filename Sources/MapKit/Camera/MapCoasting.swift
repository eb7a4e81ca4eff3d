import Foundation
import Oriel

/// How a map that was let go slows down: by the same share in each unit of time.
struct MapCoasting: CustomAnimation {
  /// Seconds in which a map goes as far as it would with its first speed, and never further.
  static let time = 0.325

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < Self.time * 7 else { return nil }
    return value.scaled(by: 1 - exp(-time / Self.time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: exp(-time / Self.time) / Self.time)
  }
}
