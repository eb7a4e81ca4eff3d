import Foundation

/// A value that can be added, subtracted and scaled, and therefore interpolated. Mirrors SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the components' squares.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Interpolates the value towards `other`. An amount of 0 keeps the value, 1 sets it to `other`, and amounts outside of 0...1
  /// extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    var difference = other - self
    difference.scale(by: amount)
    self += difference
  }

  /// Returns the value interpolated towards `other` by `amount`, which may be outside of 0...1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }

  /// Returns the value with each component multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
