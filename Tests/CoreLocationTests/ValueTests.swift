import Foundation
import Testing

@testable import CoreLocation

@Suite("Locations and coordinates")
struct ValueTests {
  private static func place(_ latitude: Double, _ longitude: Double) -> CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

  @Test("Distances are those on the ellipsoid")
  func distances() {
    // The values of a published geodesic solver.
    let known: [(CLLocation, CLLocation, Double)] = [
      (Self.place(0, 0), Self.place(0, 1), 111_319.491), (Self.place(0, 0), Self.place(1, 0), 110_574.389),
      (Self.place(0, 0), Self.place(90, 0), 10_001_965.729), (Self.place(52.52, 13.405), Self.place(48.8566, 2.3522), 879_699.316),
      (Self.place(-33.8688, 151.2093), Self.place(51.5074, -0.1278), 16_989_300),
      (Self.place(10, 179.5), Self.place(10, -179.5), 109_639.4),
    ]
    for (start, end, distance) in known {
      #expect(abs(start.distance(from: end) - distance) < distance * 0.0005, "\(start.distance(from: end)) \(distance)")
      #expect(abs(start.distance(from: end) - end.distance(from: start)) < 1e-6)
    }
    for (start, end, distance) in known.prefix(3) { #expect(abs(start.distance(from: end) - distance) < 0.01) }
    #expect(Self.place(5, 5).distance(from: Self.place(5, 5)) == 0)
    #expect(Self.place(90, 0).distance(from: Self.place(90, 120)) < 1e-6, "A pole has no longitude")
  }

  @Test("Distances of antipodal and invalid locations are computed without failure")
  func extremes() {
    let halfway = Self.place(0, 0).distance(from: Self.place(0.3, 179.7))
    #expect(abs(halfway - 20_003_931) < 120_000, "\(halfway)")
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(Self.place(bad, 0).distance(from: Self.place(0, 0)).isNaN)
      #expect(Self.place(0, 0).distance(from: Self.place(0, bad)).isNaN)
    }
    #expect(Self.place(500, 1e300).distance(from: Self.place(-700, -1e300)).isFinite)
  }

  @Test("Random distances obey the laws of a metric", arguments: [UInt64.random(in: 0...UInt64.max)])
  func properties(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    for _ in 0..<500 {
      func random() -> CLLocation { Self.place(.random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator)) }
      let (a, b, c) = (random(), random(), random())
      let (ab, bc, ac) = (a.distance(from: b), b.distance(from: c), a.distance(from: c))
      #expect(ab >= 0 && ab < 20_040_000, "seed \(seed)")
      #expect(abs(ab - b.distance(from: a)) < 1e-3, "seed \(seed)")
      // The sphere instead of the ellipsoid has an error of half a percent.
      #expect(ac <= (ab + bc) * 1.01 + 1, "seed \(seed)")
    }
  }

  @Test("Coordinates are valid within their ranges")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.001, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("A region contains the coordinates within its radius")
  func region() {
    let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320, identifier: "r")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    let none = CLCircularRegion(center: region.center, radius: .nan, identifier: "n")
    #expect(!none.contains(region.center))
  }

  @Test("A location's description lists its values, and unset values are -1")
  func description() {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 37.785834, longitude: -122.406417), altitude: 3, horizontalAccuracy: 5,
      verticalAccuracy: -1, timestamp: Date(timeIntervalSince1970: 0))
    #expect(place.description.hasPrefix("<+37.78583400,-122.40641700> +/- 5.00m (speed -1.00 mps / course -1.00) @ 1970"))
    #expect(place.course == -1 && place.speed == -1 && place.copy() as? CLLocation === place)
    let error = CLError(.denied) as any Error as NSError
    #expect(error.domain == "kCLErrorDomain" && error.code == 1)
  }
}

/// A generator whose numbers are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
