import Foundation
import OrielModel

/// A curve from `(0, 0)` to `(1, 1)` that maps the progress of time to the progress of a value. Mirrors SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(CubicTiming)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let shape: Shape

  /// Returns a cubic Bézier curve. The x coordinates of the control points are limited to 0...1, so that there is one value for each
  /// progress. Their y coordinates may be outside, which makes the curve overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicTiming(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y))))
  }

  /// The linear curve.
  public static let linear = UnitCurve(shape: .linear)
  /// The curve that starts slowly.
  public static let easeIn = UnitCurve(shape: .bezier(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// The curve that ends slowly.
  public static let easeOut = UnitCurve(shape: .bezier(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// The curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(shape: .bezier(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// The curve that starts slowly, along an arc of a circle.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  /// The curve that ends slowly, along an arc of a circle.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  /// The curve that starts and ends slowly, along two arcs of a circle.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// The curve with both axes exchanged. It is exact for monotonic curves. A Bézier curve that overshoots has no inverse; its control
  /// points are limited.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let timing): UnitCurve(shape: .bezier(CubicTiming(x1: timing.y1, y1: timing.x1, x2: timing.y2, y2: timing.x2)))
    case .circularEaseIn: UnitCurve(shape: .circularEaseOut)
    case .circularEaseOut: UnitCurve(shape: .circularEaseIn)
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(shape: .circularEaseInOut)
    }
  }

  /// Returns the value at a progress, which is limited to 0...1. NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .linear: return x
    case .bezier(let timing): return timing.value(at: x)
    case .circularEaseIn: return Self.circularIn(x)
    case .circularEaseOut: return 1 - Self.circularIn(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.circularIn(2 * x) / 2 : 1 - Self.circularIn(2 - 2 * x) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? (1 - Self.circularIn(1 - 2 * x)) / 2 : (1 + Self.circularIn(2 * x - 1)) / 2
    }
  }

  /// Returns the slope at a progress, which is limited to 0...1. NaN counts as 0. The slope is infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let timing): return timing.slope(at: x)
    case .circularEaseIn: return Self.circularInSlope(x)
    case .circularEaseOut: return Self.circularInSlope(1 - x)
    case .circularEaseInOut: return Self.circularInSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return Self.circularInSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  private static func limited(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0
  }

  private static func circularIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func circularInSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
