import CoreLocation
import Foundation
import OrielTesting
import Testing

@testable import MapKit

struct MapPointTests {
  @Test func `The center and the corners of the map have the projection's coordinates`() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == MKMapSize.world.width / 2 && abs(middle.y - MKMapSize.world.height / 2) < 1e-6)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 1e-3)
    let invalid = MKMapPoint(CLLocationCoordinate2D(latitude: .nan, longitude: 0))
    #expect(invalid.x == -1 && invalid.y == -1)
  }

  @Test(arguments: SeededGenerator.seeds(1...3))
  func `Converting a coordinate to a map point and back returns the same coordinate`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let coordinate = CLLocationCoordinate2D(
        latitude: Double.random(in: -85...85, using: &random), longitude: Double.random(in: -180..<180, using: &random))
      let back = MKMapPoint(coordinate).coordinate
      #expect(abs(back.latitude - coordinate.latitude) < 1e-9 && abs(back.longitude - coordinate.longitude) < 1e-9)
    }
  }

  @Test func `Distances between map points are distances on the earth`() {
    let berlin = MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(berlin.distance(to: paris) - 879_000) < 3000)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) - MKMetersPerMapPointAtLatitude(0) / 2) < 1e-9)
  }

  @Test func `Regions by meters and by rectangles have the correct spans`() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 111_319.5, longitudinalMeters: 111_319.5)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-3 && abs(region.span.longitudeDelta - 2) < 1e-3)
    let world = MKCoordinateRegion(.world)
    #expect(abs(world.span.longitudeDelta - 360) < 1e-9 && abs(world.span.latitudeDelta - 2 * Mercator.maximumLatitude) < 1e-9)
  }

  @Test func `Map rectangles have unions, intersections, and a remainder across the antimeridian`() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(first.union(second).maxX == 15 && first.intersection(second).width == 5)
    #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull && MKMapRect.null.isEmpty)
    #expect(first.union(.null).width == 10 && first.insetBy(dx: 6, dy: 0).isNull)
    let side = MKMapSize.world.width
    let across = MKMapRect(x: side - 10, y: 0, width: 30, height: 10)
    #expect(across.spans180thMeridian && across.remainder().minX == 0 && across.remainder().width == 20)
    #expect(!first.spans180thMeridian && first.remainder().isNull)
  }
}
