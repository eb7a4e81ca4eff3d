import Foundation

/// Distances on the WGS 84 ellipsoid.
enum Geodesic {
  /// The equatorial radius, in meters.
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  /// The polar radius, in meters.
  private static var pole: Double { equator * (1 - flattening) }

  /// Returns the distance between two coordinates in meters. It uses Vincenty's formula, which is accurate to a millimeter where it
  /// converges. For nearly antipodal coordinates it doesn't converge; the distance on a sphere is used instead, with an error of at most
  /// 0.5 %.
  static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    guard [start.latitude, start.longitude, end.latitude, end.longitude].allSatisfy(\.isFinite) else { return .nan }
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let across = radians((end.longitude - start.longitude).remainder(dividingBy: 360))
    let (u1, u2) = (atan((1 - flattening) * tan(radians(start.latitude))), atan((1 - flattening) * tan(radians(end.latitude))))
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = across
    for _ in 0..<100 {
      let sigmaSine = hypot(cos2 * sin(lambda), cos1 * sin2 - sin1 * cos2 * cos(lambda))
      guard sigmaSine > 0 else { return 0 }
      let sigmaCosine = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let sigma = atan2(sigmaSine, sigmaCosine)
      let alphaSine = cos1 * cos2 * sin(lambda) / sigmaSine
      let alphaSquare = 1 - alphaSine * alphaSine
      // On the equator, this angle is undefined.
      let middle = alphaSquare > 1e-12 ? sigmaCosine - 2 * sin1 * sin2 / alphaSquare : 0
      let c = flattening / 16 * alphaSquare * (4 + flattening * (4 - 3 * alphaSquare))
      let previous = lambda
      lambda =
        across + (1 - c) * flattening * alphaSine
        * (sigma + c * sigmaSine * (middle + c * sigmaCosine * (2 * middle * middle - 1)))
      guard abs(lambda - previous) > 1e-12 else {
        return length(alphaSquare: alphaSquare, sigma: sigma, sine: sigmaSine, cosine: sigmaCosine, middle: middle)
      }
      if abs(lambda) > .pi { break }
    }
    return distanceOnSphere(radians(start.latitude), radians(end.latitude), across)
  }

  private static func length(alphaSquare: Double, sigma: Double, sine: Double, cosine: Double, middle: Double) -> Double {
    let u = alphaSquare * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = middle * middle
    let first = cosine * (2 * square - 1)
    let second = b / 6 * middle * (4 * sine * sine - 3) * (4 * square - 3)
    return pole * a * (sigma - b * sine * (middle + b / 4 * (first - second)))
  }

  private static func distanceOnSphere(_ first: Double, _ second: Double, _ across: Double) -> Double {
    let radius = (2 * equator + pole) / 3
    let (down, side) = (sin((second - first) / 2), sin(across / 2))
    return 2 * radius * asin(min(1, (down * down + cos(first) * cos(second) * side * side).squareRoot()))
  }
}
