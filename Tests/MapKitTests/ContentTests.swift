import CoreLocation
import Foundation
import Oriel
import OrielTesting
import Testing

@testable import MapKit

private let size = CGSize(width: 400, height: 300)

@MainActor
struct ContentTests {
  private func noTiles(_ view: some View) -> some View { view.mapTiles(.images { _, _, _ in nil }) }

  private func region(_ latitude: Double, _ longitude: Double, _ span: Double) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
        span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)))
  }

  private struct Station: Identifiable {
    let id: Int
    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: -40 + Double(id % 100) * 0.8, longitude: -100 + Double(id / 100) * 2)
    }
  }

  @Test func `Only the visible markers of ten thousand have views`() throws {
    let stations = (0..<10_000).map { Station(id: $0) }
    func map(_ span: Double) -> some View {
      noTiles(
        Map(initialPosition: region(0, 0, span)) { ForEach(stations) { Marker("Station \($0.id)", coordinate: $0.coordinate) } })
    }
    let empty = TestHost(size: size) {
      noTiles(Map(initialPosition: region(0, 0, 4)) { ForEach([Station]()) { Marker("", coordinate: $0.coordinate) } })
    }
    let base = empty.liveNodeCount
    empty.close()
    let host = TestHost(size: size) { map(4) }
    let markers = host.allElements.filter { $0.label.hasPrefix("Station") }
    #expect(markers.count > 10 && markers.count < 120)
    #expect(host.liveNodeCount - base < 120 * 60)
    host.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150))
    let mark = host.mark()
    host.pointerDown(at: CGPoint(x: 300, y: 150))
    host.pointerMove(to: CGPoint(x: 310, y: 150))
    #expect(host.work(since: mark).bodies < 60)
    host.pointerUp(at: CGPoint(x: 310, y: 150))
    host.close()
  }

  @Test func `Markers that are close together become dots when thousands are visible`() {
    let stations = (0..<10_000).map { Station(id: $0) }
    let host = TestHost(size: size) {
      noTiles(Map(initialPosition: region(0, 0, 170)) { ForEach(stations) { Marker("Station \($0.id)", coordinate: $0.coordinate) } })
    }
    let markers = host.allElements.filter { $0.label.hasPrefix("Station") }
    #expect(markers.count > 20 && markers.count < 400)
    host.close()
  }

  @Test func `Markers at the antimeridian are visible from both sides`() {
    let host = TestHost(size: size) {
      noTiles(
        Map(initialPosition: region(0, 180, 20)) {
          Marker("West of it", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 179))
          Marker("East of it", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: -179))
        })
    }
    #expect(host.exists("West of it") && host.exists("East of it"))
    host.close()
    let places = PlaceIndex(
      [179.0, -179].enumerated().map { index, longitude in
        MapPlace(
          id: index, position: SIMD2(Mercator.x(longitude), 0.5), title: nil, look: .marker(.pin), style: MapItemStyle())
      })
    #expect(abs((places.bounds?.width ?? 1) - 2.0 / 360) < 1e-9)
  }

  @Test func `Titles of markers don't overlap`() throws {
    let model = MapModel()
    #expect(model.work.titleDrawings == 0)
    let host = TestHost(size: size) {
      noTiles(
        Map(initialPosition: region(0, 0, 4)) {
          ForEach(0..<5, id: \.self) {
            Marker("A long title \($0)", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.01 * Double($0)))
          }
        })
    }
    let texts = host.displayDump.split(separator: "\n").filter { $0.contains("text #000000ff") || $0.contains("text #000000d9") }
    #expect(texts.count == 1, "\(host.displayDump)")
    host.close()
  }

  // MARK: Shapes

  @Test func `A line of a hundred thousand points is simplified for the zoom level and not redrawn while the map moves`() throws {
    let track = (0..<100_000).map { index -> CLLocationCoordinate2D in
      let angle = Double(index) * 0.002
      return CLLocationCoordinate2D(latitude: sin(angle) * 8 * (1 + 0.01 * sin(angle * 40)), longitude: cos(angle * 1.01) * 8)
    }
    let geometry = ShapeGeometry(.line(track, isGeodesic: false))
    #expect(geometry.points(zoom: 4).count < 30_000 && geometry.points(zoom: 20).count == 100_000)
    let host = TestHost(size: size) {
      noTiles(Map(initialPosition: region(0, 0, 20)) { MapPolyline(coordinates: track).stroke(.blue, lineWidth: 2) })
    }
    let mark = host.mark()
    host.pointerDown(at: CGPoint(x: 200, y: 150))
    host.pointerMove(to: CGPoint(x: 210, y: 150))
    host.pointerMove(to: CGPoint(x: 215, y: 150))
    // Moving the map doesn't redraw the line.
    #expect(host.work(since: mark).displayed < 100)
    host.pointerUp(at: CGPoint(x: 215, y: 150))
    host.close()
  }

  @Test func `A line is clipped at the edges and takes the shorter way across the antimeridian`() {
    let clip = ShapeClip(area: UnitRect(minX: 0.4, minY: 0.4, maxX: 0.6, maxY: 0.6), worldSide: 1000)
    var path = Path()
    clip.line([SIMD2(0, 0.5), SIMD2(1, 0.5)], shiftedBy: 0, into: &path)
    #expect(path.boundingRect.minX == 0 && abs(path.boundingRect.maxX - 200) < 1e-9)
    var outside = Path()
    clip.line([SIMD2(0, 0.45), SIMD2(0.45, 0)], shiftedBy: 0, into: &outside)
    #expect(outside.isEmpty)
    let across = ShapeGeometry(
      .line([CLLocationCoordinate2D(latitude: 0, longitude: 179), CLLocationCoordinate2D(latitude: 0, longitude: -179)], isGeodesic: false))
    #expect(abs((across.bounds?.width ?? 1) - 2.0 / 360) < 1e-9)
  }

  @Test(arguments: SeededGenerator.seeds(1...2))
  func `A clipped polygon covers the intersection with the clip area`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let clip = ShapeClip(area: UnitRect(minX: 0.3, minY: 0.3, maxX: 0.7, maxY: 0.7), worldSide: 100)
    for _ in 0..<50 {
      // The polygon is convex, so that the result is one piece.
      let angles = (0..<7).map { _ in Double.random(in: 0..<(2 * .pi), using: &random) }.sorted()
      let center = SIMD2(Double.random(in: 0.2...0.8, using: &random), Double.random(in: 0.2...0.8, using: &random))
      let points = angles.map { center + SIMD2(cos($0), sin($0)) * 0.25 }
      var path = Path()
      clip.polygon(points, shiftedBy: 0, into: &path)
      var whole = Path()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: (point.x - 0.3) * 100, y: (point.y - 0.3) * 100)
        if index == 0 { whole.move(to: place) } else { whole.addLine(to: place) }
      }
      whole.closeSubpath()
      for _ in 0..<20 {
        let point = CGPoint(x: Double.random(in: 0.5...39.5, using: &random), y: Double.random(in: 0.5...39.5, using: &random))
        #expect(path.contains(point) == whole.contains(point))
      }
      let box = path.boundingRect
      #expect(path.isEmpty || (box.minX > -1e-6 && box.maxX < 40 + 1e-6 && box.minY > -1e-6 && box.maxY < 40 + 1e-6))
    }
  }

  @Test func `A circle has its radius in all directions, and a geodesic line is the shortest path`() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let middle = CLLocation(latitude: 60, longitude: 10)
    for coordinate in GreatCircle.circle(around: center, radius: 50_000) {
      let distance = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(from: middle)
      #expect(abs(distance - 50_000) < 300)
    }
    let (berlin, tokyo) = (
      CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)
    )
    let path = GreatCircle.path(through: [berlin, tokyo])
    #expect(path.count > 50 && path.map(\.latitude).max() ?? 0 > 65)
    #expect(GreatCircle.circle(around: center, radius: -1).isEmpty && GreatCircle.path(through: []).isEmpty)
  }

  // MARK: Custom content

  private struct Route: MapContent {
    let isShown: Bool

    var body: some MapContent {
      Group {
        Marker("Start", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
        if isShown {
          Marker("Middle", systemImage: "star", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.5))
        } else {
          EmptyMapContent()
        }
      }
      .tint(.green)
    }
  }

  @Test func `Custom map content is composed of other content`() throws {
    func map(_ isShown: Bool) -> some View { noTiles(Map(initialPosition: region(0, 0, 4)) { Route(isShown: isShown) }) }
    let host = TestHost(size: size) { map(true) }
    #expect(host.exists("Start") && host.exists("Middle"))
    let frame = try host.find("Start").frame
    let pixel = host.snapshot().pixel(Int(frame.midX), Int(frame.minY) + 5)
    #expect(pixel.green > pixel.red && pixel.green > pixel.blue)
    host.update { map(false) }
    #expect(!host.exists("Middle"))
    host.close()
  }

  @Test func `The id of a ForEach element is its selection tag, and an explicit tag overrides it`() throws {
    var selected: Int?
    let binding = Binding {
      selected
    } set: {
      selected = $0
    }
    let host = TestHost(size: size) {
      noTiles(
        Map(initialPosition: region(0, 0, 4), selection: binding) {
          ForEach(0..<2, id: \.self) { index in
            let marker = Marker("Number \(index)", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: Double(index)))
            if index == 0 { marker } else { marker.tag(77) }
          }
        })
    }
    try host.tap("Number 0")
    try host.settle()
    #expect(selected == 0)
    try host.tap("Number 1")
    try host.settle()
    #expect(selected == 77)
    host.close()
  }

  @Test func `The user location is shown and followed`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: CLLocation.self)
    let host = TestHost(size: size) {
      noTiles(Map(initialPosition: .userLocation(fallback: region(0, 0, 4))) { UserAnnotation() })
        .environment(\.mapLocations, { stream })
    }
    #expect(!host.exists("My Location"))
    continuation.yield(CLLocation(latitude: 10, longitude: 20))
    for _ in 0..<200 where !host.exists("My Location") {
      try await Task.sleep(for: .milliseconds(5))
      host.render()
    }
    try host.settle()
    let frame = try host.find("My Location").frame
    #expect(abs(frame.midX - 200) < 2 && abs(frame.midY - 150) < 2)
    host.close()
  }
}
