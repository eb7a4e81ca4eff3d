/// Type-erased animatable data. Operations on values of two different types return the first one.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The wrapped value, or `nil` for the zero of any type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value is EmptyAnimatableData ? nil : value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    func equal<V: VectorArithmetic>(_ left: V) -> Bool { left == (right.value ?? V.zero) as? V }
    guard let value = left.value else { return right.value == nil || right == left }
    return equal(value)
  }

  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<V: VectorArithmetic>(_ left: V) -> _AnyAnimatableData { _AnyAnimatableData((right.value as? V).map { left + $0 } ?? left) }
    guard let value = left.value else { return right }
    return sum(value)
  }

  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<V: VectorArithmetic>(_ left: V) -> _AnyAnimatableData {
      _AnyAnimatableData((right.value as? V).map { left - $0 } ?? left)
    }
    guard let value = left.value else {
      var result = right
      result.scale(by: -1)
      return result
    }
    return difference(value)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> _AnyAnimatableData { _AnyAnimatableData(value.scaled(by: rhs)) }
    if let value { self = scaled(value) }
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
