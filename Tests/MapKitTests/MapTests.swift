import CoreLocation
import Foundation
import MapKit
import Oriel
import OrielTesting
import Testing

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
private let region = MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
private let size = CGSize(width: 400, height: 300)

/// The state of a map that a test observes.
@MainActor
private final class Probe {
  var position = MapCameraPosition.region(region)
  var proxy: MapProxy?
  var told: [MapCameraUpdateContext] = []
  var ends = 0
  var selection: Int?

  func coordinate(_ x: CGFloat, _ y: CGFloat) throws -> CLLocationCoordinate2D {
    try #require(proxy?.convert(CGPoint(x: x, y: y), from: .local))
  }
}

private struct Screen: View {
  let probe: Probe
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  @State var position: MapCameraPosition
  @State private var selection: Int?

  init(_ probe: Probe, modes: MapInteractionModes = .all, bounds: MapCameraBounds? = nil) {
    self.probe = probe
    self.modes = modes
    self.bounds = bounds
    _position = State(initialValue: probe.position)
  }

  var body: some View {
    MapReader { proxy in
      let _ = probe.proxy = proxy
      Map(position: $position, bounds: bounds, interactionModes: modes, selection: $selection) {
        Marker("Gate", coordinate: berlin).tag(1)
        Marker("Beside", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.43)).tag(2)
        Annotation("Hut", coordinate: CLLocationCoordinate2D(latitude: 52.55, longitude: 13.405)) {
          Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("A hut")
        }
      }
      .mapTiles(.images { _, _, _ in nil })
    }
    .onMapCameraChange(frequency: .continuous) { probe.told.append($0) }
    .onMapCameraChange { probe.ends += 1 }
    .onChange(of: position) { probe.position = position }
    .onChange(of: selection) { probe.selection = selection }
    .overlay(alignment: .topLeading) {
      Button("Fly") { withAnimation(.linear(duration: 1)) { position = .region(far) } }
    }
  }

  private var far: MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.4, longitude: 13.2), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  }
}

@MainActor
struct MapTests {
  private func isNear(_ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D, _ tolerance: Double = 1e-4) -> Bool {
    abs(first.latitude - second.latitude) < tolerance && abs(first.longitude - second.longitude) < tolerance
  }

  @Test func `The initial region is framed, and camera change handlers are called at the start`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    #expect(isNear(try probe.coordinate(200, 150), berlin, 1e-3))
    let first = try #require(probe.told.first)
    #expect(probe.told.count == 1 && probe.ends == 1 && abs(first.region.span.latitudeDelta - 0.1) < 1e-3)
    #expect(host.ownMessages == [])
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func `A drag moves the map with the pointer, and the binding is marked as positioned by the user`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    let grabbed = try probe.coordinate(150, 60)
    host.pointerDown(at: CGPoint(x: 150, y: 60))
    for step in 1...5 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: 150 + 10 * step, y: 60 + 6 * step))
    }
    host.advance(by: 0.5)
    #expect(isNear(try probe.coordinate(200, 90), grabbed, 1e-5))
    #expect(probe.position.positionedByUser && probe.ends == 1)
    host.pointerUp(at: CGPoint(x: 200, y: 90))
    try host.settle()
    #expect(isNear(try probe.coordinate(200, 90), grabbed, 1e-5) && probe.ends == 2)
    host.close()
  }

  @Test func `A map that is released in motion decelerates, and the next press stops it`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    let grabbed = try probe.coordinate(100, 100)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.1)
    let middle = try #require(probe.proxy?.convert(grabbed, to: .local))
    try host.settle()
    let end = try #require(probe.proxy?.convert(grabbed, to: .local))
    #expect(middle.x < end.x && end.x > 300 && abs(end.y - 100) < 1)
    // The next press stops it.
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.1)
    host.advance(by: 0.1)
    host.pointerDown(at: CGPoint(x: 100, y: 200))
    host.advance(by: TestHost.frameDuration)
    host.pointerMove(to: CGPoint(x: 110, y: 200))
    let caught = try probe.coordinate(110, 200)
    host.advance(by: 0.5)
    #expect(isNear(try probe.coordinate(110, 200), caught, 1e-6))
    host.pointerUp(at: CGPoint(x: 110, y: 200))
    host.close()
  }

  @Test func `The wheel and a double click zoom around the pointer`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    let place = try probe.coordinate(320, 70)
    let span = probe.told.last?.region.span.latitudeDelta ?? 0
    #expect(host.scroll(at: CGPoint(x: 320, y: 70), by: CGSize(width: 0, height: -160)))
    try host.settle()
    #expect(isNear(try probe.coordinate(320, 70), place, 1e-6))
    #expect(abs((probe.told.last?.region.span.latitudeDelta ?? 0) - span / 2) < span / 100)
    host.tap(at: CGPoint(x: 320, y: 70))
    host.tap(at: CGPoint(x: 320, y: 70))
    try host.settle()
    #expect(isNear(try probe.coordinate(320, 70), place, 1e-6))
    #expect(abs((probe.told.last?.region.span.latitudeDelta ?? 0) - span / 4) < span / 100)
    host.close()
  }

  @Test func `Touchpad gestures pan, and pinch and rotate around the pointer`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    let place = try probe.coordinate(100, 100)
    host.touchpad(at: CGPoint(x: 100, y: 100), by: CGSize(width: 30, height: 20), rests: true)
    try host.settle()
    #expect(isNear(try probe.coordinate(70, 80), place, 1e-6))
    host.touchpadPinch(at: CGPoint(x: 70, y: 80), scale: 2)
    try host.settle()
    #expect(isNear(try probe.coordinate(70, 80), place, 1e-6))
    host.touchpadPinch(at: CGPoint(x: 70, y: 80), rotation: .degrees(45))
    try host.settle()
    let heading = try #require(probe.told.last?.camera.heading)
    #expect(isNear(try probe.coordinate(70, 80), place, 1e-5) && abs(heading - 315) < 1)
    try host.tap("Compass")
    try host.settle()
    #expect(probe.told.last?.camera.heading == 0 && !host.exists("Compass"))
    host.close()
  }

  @Test func `Keys pan and zoom a focused map`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    host.tap(at: CGPoint(x: 350, y: 250))
    try host.settle()
    let place = try probe.coordinate(200, 150)
    host.press(.rightArrow)
    try host.settle()
    #expect(isNear(try probe.coordinate(120, 150), place, 1e-5))
    let distance = try #require(probe.told.last?.camera.distance)
    host.press("+")
    try host.settle()
    #expect(abs(try #require(probe.told.last?.camera.distance) - distance / 2) < distance / 100)
    host.close()
  }

  @Test func `A map without interaction modes doesn't move`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe, modes: []) }
    let place = try probe.coordinate(100, 100)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    #expect(!host.scroll(at: CGPoint(x: 320, y: 70), by: CGSize(width: 0, height: -160)))
    host.touchpadPinch(at: CGPoint(x: 70, y: 80), scale: 2)
    try host.settle()
    #expect(isNear(try probe.coordinate(100, 100), place, 1e-9) && !probe.position.positionedByUser)
    host.close()
  }

  @Test func `A change of the position animates and reports its end once`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    try host.tap("Fly")
    host.advance(by: 0.5)
    let middle = try #require(probe.told.last?.camera.centerCoordinate)
    #expect(middle.longitude < 13.35 && middle.longitude > 13.25 && probe.ends == 1)
    try host.settle()
    #expect(isNear(try #require(probe.told.last?.camera.centerCoordinate), CLLocationCoordinate2D(latitude: 52.4, longitude: 13.2), 1e-3))
    #expect(probe.ends == 2 && probe.told.count > 30)
    host.close()
  }

  @Test func `A tap selects a marker, and a tap beside markers clears the selection`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    try host.tap("Beside")
    try host.settle()
    #expect(probe.selection == 2)
    host.tap(at: CGPoint(x: 40, y: 250))
    try host.settle()
    #expect(probe.selection == nil)
    host.close()
  }

  @Test func `An app's tap gesture converts to the coordinate in both layout directions`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var tapped: CLLocationCoordinate2D?
      let host = TestHost(size: size, layoutDirection: direction) {
        MapReader { proxy in
          Map(initialPosition: .region(region)).onTapGesture { tapped = proxy.convert($0, from: .local) }
            .mapTiles(.images { _, _, _ in nil })
        }
      }
      host.tap(at: CGPoint(x: 300, y: 150))
      host.advance(by: 1)
      let coordinate = try #require(tapped)
      #expect(
        coordinate.longitude > 13.43 && isNear(coordinate, CLLocationCoordinate2D(latitude: 52.52, longitude: coordinate.longitude), 1e-3))
      host.close()
    }
  }

  @Test func `Markers are accessibility elements with titles, and the map is adjustable`() throws {
    let probe = Probe()
    let host = TestHost(size: size) { Screen(probe) }
    #expect(host.exists("Gate") && host.exists("Beside") && host.exists("A hut"))
    let gate = try host.find("Gate").frame
    #expect(abs(gate.midX - 200) < 2 && abs(gate.maxY - 150) < 2)
    let distance = try #require(probe.told.last?.camera.distance)
    let map = try #require(host.allElements.last { $0.label == "Map" })
    #expect(map.increment())
    try host.settle()
    #expect(try #require(probe.told.last?.camera.distance) < distance * 0.6)
    host.close()
  }

  @Test func `Safe area insets are excluded from the framed region and covered by the drawn map`() throws {
    let probe = Probe()
    let host = TestHost(size: size, safeArea: EdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 0)) { Screen(probe) }
    let gate = try host.find("Gate").frame
    #expect(abs(gate.maxY - 200) < 2)
    let pixel = host.snapshot().pixel(10, 90)
    #expect(pixel.red < 250 && pixel.alpha == 255)
    host.close()
  }

  @Test func `Invalid coordinates don't move the map and are reported`() {
    let host = TestHost(size: size) {
      Map(
        initialPosition: .region(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: .nan, longitude: 1), span: MKCoordinateSpan()))
      ) {
        Marker("Nowhere", coordinate: CLLocationCoordinate2D(latitude: .infinity, longitude: 0))
        MapPolyline(coordinates: [CLLocationCoordinate2D(latitude: .nan, longitude: 0), berlin])
        MapPolygon(coordinates: [])
        MapCircle(center: berlin, radius: .nan)
      }
      .mapTiles(.images { _, _, _ in nil })
    }
    host.resize(to: CGSize(width: 1, height: 1))
    host.drag(from: .zero, to: CGPoint(x: 1, y: 1))
    host.resize(to: size)
    #expect(!host.exists("Nowhere") && host.ownMessages.count == 3)
    host.close()
  }

  @Test func `The automatic position follows the content`() throws {
    let places = [berlin, CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6), CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)]
    func map(_ count: Int) -> some View {
      Map { ForEach(0..<count, id: \.self) { Marker("Place \($0)", coordinate: places[$0]) } }.mapTiles(.images { _, _, _ in nil })
    }
    let host = TestHost(size: size) { map(2) }
    #expect(try host.find("Place 0").frame.minY > 0 && host.find("Place 1").frame.maxY < 300)
    host.update { map(3) }
    try host.settle()
    #expect(try host.find("Place 2").frame.maxY < 300 && host.find("Place 0").frame.minY > 0)
    host.close()
  }

  @Test func `The region binding of the older Map initializer follows the user's interaction`() throws {
    final class Holder { var region = MapKitTests.region }
    let holder = Holder()
    let host = TestHost(size: size) {
      Map(
        coordinateRegion: Binding {
          holder.region
        } set: {
          holder.region = $0
        },
        annotationItems: [Pin(id: 1, coordinate: berlin)]
      ) { MapMarker(coordinate: $0.coordinate, tint: .purple) }
      .mapTiles(.images { _, _, _ in nil })
    }
    #expect(host.exists("Marker"))
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    try host.settle()
    #expect(holder.region.center.longitude < 13.39 && abs(holder.region.center.latitude - 52.52) < 1e-3)
    host.close()
  }

  private struct Pin: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
  }

  @Test func `Controls outside of a map find it by its scope`() throws {
    struct Outside: View {
      @Namespace var scope

      var body: some View {
        VStack {
          Map(initialPosition: .region(MapKitTests.region), scope: scope).mapTiles(.images { _, _, _ in nil })
          HStack {
            MapZoomStepper(scope: scope); MapScaleView(scope: scope)
          }
        }
        .mapScope(scope)
      }
    }
    let host = TestHost(size: size, locale: Locale(identifier: "de_DE")) { Outside() }
    try host.settle()
    let before = try #require(host.allElements.first { $0.label.hasSuffix("km") }).label
    for _ in 0..<4 {
      try host.tap("Vergrößern")
      try host.settle()
    }
    #expect(host.allElements.contains { $0.label.hasSuffix("m") && $0.label != before })
    host.close()
  }

  @Test func `Only the handlers and the selection of the last update are called`() throws {
    final class Calls {
      var heard: [Int] = []
      var selected: [Int] = []
    }
    let calls = Calls()
    func map(_ version: Int) -> some View {
      Map(
        initialPosition: .region(region),
        selection: Binding<Int?> {
          nil
        } set: {
          if $0 != nil { calls.selected.append(version) }
        }
      ) { Marker("Gate", coordinate: berlin).tag(1) }
      .onMapCameraChange { calls.heard.append(version) }
      .mapTiles(.images { _, _, _ in nil })
    }
    let host = TestHost(size: size) { map(1) }
    try host.settle()
    calls.heard = []
    host.update { map(2) }
    try host.settle()
    try host.tap("Gate")
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    try host.settle()
    #expect(calls.selected == [2] && calls.heard == [2])
    host.close()
  }
}
