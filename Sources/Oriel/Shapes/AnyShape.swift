import Foundation
import OrielDrawing

/// A shape of any type. Mirrors SwiftUI's `AnyShape`.
///
/// A change from one shape to another of the same type is animated as that type's are; one of another type comes at once.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { data(of: shape) }
    set {
      func changed<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
      }
      shape = changed(shape)
    }
  }

  private func data<S: Shape>(of shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
}

/// Animatable data of a type that is not known. Nothing of two types can be added: the first one counts.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is zero, of whatever type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

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
