import Foundation

/// The curve of one value through its keyframes, as a function of time.
struct KeyframeCurve<Data: VectorArithmetic> {
  private enum Shape {
    case linear(UnitCurve)
    /// A cubic curve with its start and end velocity per second.
    case cubic(Data, Data)
    case spring(Spring, Data)
  }

  private struct Piece {
    let begin: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let shape: Shape

    func value(at time: TimeInterval) -> Data {
      let age = time - begin
      let x = duration > 0 ? min(1, max(0, age / duration)) : 1
      switch shape {
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: x))
      case .cubic(let start, let end):
        // The cubic polynomial with these values and velocities at its ends.
        return from.scaled(by: (2 * x - 3) * x * x + 1) + to.scaled(by: (3 - 2 * x) * x * x)
          + start.scaled(by: ((x - 2) * x + 1) * x * duration) + end.scaled(by: (x - 1) * x * x * duration)
      case .spring(let spring, let start):
        return from + spring.value(target: to - from, initialVelocity: start, time: min(age, duration))
      }
    }

    func velocity(at time: TimeInterval) -> Data {
      guard duration > 0 else { return .zero }
      let age = time - begin
      let x = min(1, max(0, age / duration))
      switch shape {
      case .linear(let curve): return (to - from).scaled(by: curve.velocity(at: x) / duration)
      case .cubic(let start, let end):
        return (to - from).scaled(by: 6 * (1 - x) * x / duration) + start.scaled(by: (3 * x - 4) * x + 1) + end.scaled(by: (3 * x - 2) * x)
      case .spring(let spring, let start):
        return spring.velocity(target: to - from, initialVelocity: start, time: min(age, duration))
      }
    }
  }

  private let initial: Data
  private var pieces: [Piece] = []
  /// The duration in seconds, or infinity if a spring never settles.
  private(set) var duration: TimeInterval = 0

  init<Value: Animatable>(from initialValue: Value, through segments: [_Keyframes<Value>.Segment]) where Value.AnimatableData == Data {
    initial = initialValue.animatableData
    var value = initial
    var velocity = Data.zero
    for (index, segment) in segments.enumerated() {
      let piece: Piece
      switch segment {
      case .move(let target):
        piece = Piece(begin: duration, duration: 0, from: value, to: target.animatableData, shape: .linear(.linear))
      case .linear(let target, let length, let curve):
        piece = Piece(begin: duration, duration: Self.positive(length), from: value, to: target.animatableData, shape: .linear(curve))
      case .cubic(let target, let length, let start, let end):
        let end = end?.animatableData ?? Self.endVelocity(of: index, in: segments, from: value)
        piece = Piece(
          begin: duration, duration: Self.positive(length), from: value, to: target.animatableData,
          shape: .cubic(start?.animatableData ?? velocity, end))
      case .spring(let target, let length, let spring, let start):
        piece = Piece(
          begin: duration, duration: Self.positive(length ?? spring.settlingDuration), from: value, to: target.animatableData,
          shape: .spring(spring, start?.animatableData ?? velocity))
      }
      pieces.append(piece)
      duration += piece.duration
      if case .spring(_, .some, _, _) = segment {
        value = piece.value(at: duration)
        velocity = piece.velocity(at: duration)
      } else {
        value = piece.to
        if case .spring = segment { velocity = .zero } else { velocity = piece.velocity(at: duration) }
      }
    }
  }

  /// Returns the velocity at the end of a cubic segment: the mean over this segment and the next, as in a Catmull-Rom spline, or the next
  /// segment's own start velocity if it has one. The curve starts and ends at rest.
  private static func endVelocity<Value: Animatable>(
    of index: Int, in segments: [_Keyframes<Value>.Segment], from value: Data
  ) -> Data where Value.AnimatableData == Data {
    guard index + 1 < segments.count, case .cubic(let here, let length, _, _) = segments[index] else { return .zero }
    let middle = here.animatableData
    func mean(to next: Value, in duration: TimeInterval) -> Data {
      let whole = positive(length) + positive(duration)
      return whole > 0 && whole < .infinity ? (next.animatableData - value).scaled(by: 1 / whole) : .zero
    }
    switch segments[index + 1] {
    case .move: return .zero
    case .linear(let next, let duration, let curve):
      guard positive(duration) > 0 else { return .zero }
      let slope = curve.velocity(at: 0)
      return slope.isFinite ? (next.animatableData - middle).scaled(by: slope / duration) : .zero
    case .cubic(let next, let duration, let start, _): return start?.animatableData ?? mean(to: next, in: duration)
    case .spring(let next, _, let spring, let start): return start?.animatableData ?? mean(to: next, in: spring.duration)
    }
  }

  private static func positive(_ duration: TimeInterval) -> TimeInterval { duration > 0 ? duration : 0 }

  /// Returns the piece at a time, or `nil` before the first one.
  ///
  /// - Complexity: O(log n) for n keyframes.
  private func piece(at time: TimeInterval) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].begin <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }

  func value(at time: TimeInterval) -> Data { piece(at: time)?.value(at: time) ?? initial }

  func velocity(at time: TimeInterval) -> Data {
    guard time >= 0, time <= duration else { return .zero }
    return piece(at: time)?.velocity(at: time) ?? .zero
  }
}
