import Foundation

/// The interpolation of a line between points. Mirrors Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  let kind: Kind

  /// Straight segments.
  public static var linear: InterpolationMethod { Self(kind: .linear) }
  /// A cardinal spline with a tension of 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Returns a cardinal spline.
  ///
  /// - Parameter tension: The tension from 0 (round) to 1 (straight). Other values are clamped, and NaN is treated as 0.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { Self(kind: .cardinal(tension: unit(tension))) }
  /// A centripetal Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Returns a Catmull-Rom spline.
  ///
  /// - Parameter alpha: The parameter of the spline: 0 for uniform, 0.5 for centripetal, 1 for chordal. Other values are clamped, and NaN
  ///   is treated as 0.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { Self(kind: .catmullRom(alpha: unit(alpha))) }
  /// A curve that preserves monotonicity, so that it has no other extrema than the points.
  public static var monotone: InterpolationMethod { Self(kind: .monotone) }
  /// Steps at the start of each segment.
  public static var stepStart: InterpolationMethod { Self(kind: .step(transition: 0)) }
  /// Steps at the center of each segment.
  public static var stepCenter: InterpolationMethod { Self(kind: .step(transition: 0.5)) }
  /// Steps at the end of each segment.
  public static var stepEnd: InterpolationMethod { Self(kind: .step(transition: 1)) }

  public var description: String {
    switch kind {
    case .linear: "linear"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .step(let transition): transition == 0 ? "stepStart" : transition == 1 ? "stepEnd" : "stepCenter"
    case .monotone: "monotone"
    }
  }

  private static func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
}
