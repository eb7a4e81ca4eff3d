import Foundation

/// How a line goes from one point to the next. Mirrors Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  let kind: Kind

  public static var linear: InterpolationMethod { Self(kind: .linear) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// - Parameter tension: 0 is round, 1 straight; outside of that, or not a number, it is the nearest of the two.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { Self(kind: .cardinal(tension: unit(tension))) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// - Parameter alpha: 0 is the uniform spline, 0.5 the centripetal, 1 the chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { Self(kind: .catmullRom(alpha: unit(alpha))) }
  /// A curve that has no more highs and lows than the points.
  public static var monotone: InterpolationMethod { Self(kind: .monotone) }
  public static var stepStart: InterpolationMethod { Self(kind: .step(transition: 0)) }
  public static var stepCenter: InterpolationMethod { Self(kind: .step(transition: 0.5)) }
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
