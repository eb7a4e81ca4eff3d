import CoreLocation
import Foundation
import Oriel
import OrielTesting
import Testing

@testable import MapKit

struct MapFrameTests {
  private func frame(_ viewpoint: MapViewpoint = MapViewpoint(center: SIMD2(0.53, 0.33), zoom: 10, heading: 0.4)) -> MapFrame {
    MapFrame(viewpoint: viewpoint, size: CGSize(width: 400, height: 300), insets: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 20))
  }

  @Test(arguments: SeededGenerator.seeds(1...3))
  func `Converting a point to world coordinates and back returns the same point at any heading`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let frame = frame(
        MapViewpoint(
          center: SIMD2(Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)),
          zoom: Double.random(in: 0...21, using: &random), heading: Double.random(in: -7...7, using: &random)))
      let point = CGPoint(x: CGFloat.random(in: 0...400, using: &random), y: CGFloat.random(in: 0...300, using: &random))
      let back = frame.point(frame.place(point))
      #expect(abs(back.x - point.x) < 1e-3 && abs(back.y - point.y) < 1e-3)
    }
  }

  @Test func `A framed region fills the part of the view inside the insets`() throws {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.05))
    var frame = frame()
    let rect = try #require(region.unit)
    frame.viewpoint = frame.framing(rect)
    let (first, last) = (frame.point(SIMD2(rect.minX, rect.minY)), frame.point(SIMD2(rect.maxX, rect.maxY)))
    #expect(abs(first.y - 40) < 0.01 && abs(last.y - 300) < 0.01 && first.x > 0 && last.x < 380)
    #expect(abs((first.x + last.x) / 2 - 190) < 0.01)
    let shown = frame.context.region
    #expect(abs(shown.span.latitudeDelta - 0.1) < 1e-6 && shown.span.longitudeDelta > 0.05)
  }

  @Test func `The camera of a viewpoint converts back to the same camera`() throws {
    var frame = frame()
    let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5), distance: 3000, heading: 30)
    frame.viewpoint = try #require(frame.viewpoint(of: camera))
    let back = frame.camera
    #expect(abs(back.distance - 3000) < 0.01 && abs(back.heading - 30) < 1e-6 && abs(back.centerCoordinate.latitude - 48.1) < 1e-9)
    // The vertical field of view is 30°.
    #expect(abs(frame.metersPerPoint * 260 - 2 * 3000 * tan(.pi / 12)) < 0.1)
  }

  @Test func `The camera can't show areas beyond the poles, and invalid coordinates give no viewpoint`() {
    let frame = frame(MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 1, heading: 0))
    let high = frame.limited(MapViewpoint(center: SIMD2(0.5, -3), zoom: 2, heading: 0))
    var shown = frame
    shown.viewpoint = high
    #expect(abs(shown.place(.zero).y) < 1e-9)
    #expect(frame.limited(MapViewpoint(center: SIMD2(0.5, 0.5), zoom: -20, heading: 0)).worldSide >= 300)
    #expect(frame.limited(MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 99, heading: 0)).zoom == MapViewpoint.zooms.upperBound)
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    #expect(frame.viewpoint(of: MapCamera(centerCoordinate: nowhere, distance: 100)) == nil)
    #expect(frame.viewpoint(of: MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: -1)) == nil)
    #expect(MKCoordinateRegion(center: nowhere, span: MKCoordinateSpan()).unit == nil)
  }

  @Test func `A map in a tiny view has a finite viewpoint`() {
    let tiny = MapFrame(
      viewpoint: .world, size: CGSize(width: 1, height: 1), insets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    let viewpoint = tiny.framing(UnitRect(minX: 0.4, minY: 0.4, maxX: 0.5, maxY: 0.5))
    #expect(viewpoint.zoom.isFinite && viewpoint.center.x.isFinite && tiny.camera.distance.isFinite)
    #expect(!TileKey.touching(tiny.visible(), z: 3).isEmpty)
  }

  @Test func `The common fixed point of two viewpoints stays in place while the map moves between them`() {
    let start = frame(MapViewpoint(center: SIMD2(0.5, 0.4), zoom: 8, heading: 0))
    let point = CGPoint(x: 90, y: 70)
    let fixed = start.place(point)
    var end = start.viewpoint
    end.zoom = 11
    end.center = fixed + (start.viewpoint.center - fixed) * exp2(-3)
    for step in 0...10 {
      var between = start
      between.viewpoint = start.viewpoint.moved(to: end, by: Double(step) / 10)
      let now = between.point(fixed)
      #expect(abs(now.x - point.x) < 1e-6 && abs(now.y - point.y) < 1e-6)
    }
    #expect(start.viewpoint.moved(to: end, by: 1) == end || abs(start.viewpoint.moved(to: end, by: 1).zoom - 11) < 1e-9)
  }

  @Test func `The path to a viewpoint across the antimeridian is the shorter one`() {
    let east = MapViewpoint(center: SIMD2(0.98, 0.5), zoom: 4, heading: 6)
    let west = MapViewpoint(center: SIMD2(0.02, 0.5), zoom: 4, heading: 0).nearest(to: east)
    #expect(abs(west.center.x - 1.02) < 1e-12 && abs(west.heading - 2 * .pi) < 1e-12)
  }

  @Test func `Camera bounds limit the center and the distance`() {
    let frame = frame(MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 10, heading: 0))
    let bounds = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)),
      minimumDistance: 1000, maximumDistance: 100_000)
    var held = frame
    held.viewpoint = frame.limited(MapViewpoint(center: SIMD2(0.9, 0.1), zoom: 20, heading: 0), by: bounds)
    #expect(abs(held.camera.centerCoordinate.longitude - 1) < 1e-6 && abs(held.camera.centerCoordinate.latitude - 1) < 1e-6)
    #expect(abs(held.camera.distance - 1000) < 200)
    held.viewpoint = frame.limited(MapViewpoint(center: SIMD2(0.5, 0.5), zoom: 2, heading: 0), by: bounds)
    #expect(abs(held.camera.distance - 100_000) < 10)
  }

  @Test func `Scale bars have round distances that fit the maximum length`() {
    for meters in [0.01, 0.37, 4.2, 77, 900, 40_000] {
      let scale = MapScale(metersPerPoint: meters, longest: 110, isMetric: true)
      #expect(scale.length <= 110 && scale.length > 40)
    }
    #expect(MapScale(metersPerPoint: 10, longest: 110, isMetric: true).text(Locale(identifier: "de_DE")) == "1\u{A0}km")
    #expect(MapScale(metersPerPoint: 10, longest: 110, isMetric: false).text(Locale(identifier: "en_US")) == "2,000\u{A0}ft")
    #expect(MapScale(metersPerPoint: .nan, longest: 110, isMetric: true).length.isFinite)
  }
}
