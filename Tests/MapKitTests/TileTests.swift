import CoreLocation
import DesktopStandIns
import Foundation
import Oriel
import OrielTesting
import Synchronization
import Testing

@testable import MapKit

private let size = CGSize(width: 512, height: 384)
private let start = MapCameraPosition.region(
  MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))

@MainActor
struct TileTests {
  /// Records the requested tiles.
  private final class Asked {
    var keys: [String] = []
    var missing: Set<Int> = []
  }

  private func source(_ asked: Asked, zooms: ClosedRange<Int> = 0...18) -> MapTileSource {
    .images(attribution: "© Nobody", zooms: zooms) { z, x, y in
      asked.keys.append("\(z)/\(x)/\(y)")
      guard !asked.missing.contains(z) else { return nil }
      return Image(size: CGSize(width: 256, height: 256)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 256, height: 256)), with: .color(z.isMultiple(of: 2) ? .green : .blue))
      }
    }
  }

  @Test func `Each tile is requested once, and the map area is covered by tiles`() throws {
    let asked = Asked()
    let host = TestHost(size: size) { Map(initialPosition: start).mapTiles(source(asked)) }
    #expect(!asked.keys.isEmpty && Set(asked.keys).count == asked.keys.count && asked.keys.count < 40)
    for point in [(1, 1), (510, 1), (256, 192), (1, 300), (300, 380)] {
      let pixel = host.snapshot().pixel(point.0, point.1)
      #expect(pixel.red < 120 && max(pixel.green, pixel.blue) > 150, "at \(point)")
    }
    #expect(host.exists("© Nobody") && host.ownMessages == [])
    host.drag(from: CGPoint(x: 256, y: 192), to: CGPoint(x: 356, y: 192))
    try host.settle()
    #expect(Set(asked.keys).count == asked.keys.count)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func `Moving the map redraws no tile, and its cost doesn't depend on the number of markers`() throws {
    func work(markers: Int) throws -> Work {
      let asked = Asked()
      let tiles = source(asked)
      let host = TestHost(size: size) {
        Map(initialPosition: start) {
          ForEach(0..<markers, id: \.self) { index in
            Marker(
              "\(index)",
              coordinate: CLLocationCoordinate2D(latitude: 52.5 + 0.002 * Double(index % 20), longitude: 13.39 + 0.003 * Double(index / 20))
            )
          }
          MapCircle(center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 1000)
        }
        .mapTiles(tiles)
      }
      host.pointerDown(at: CGPoint(x: 256, y: 192))
      for step in 1...3 { host.pointerMove(to: CGPoint(x: 256 + 4 * step, y: 192)) }
      let mark = host.mark()
      for step in 4...8 { host.pointerMove(to: CGPoint(x: 256 + 4 * step, y: 192)) }
      let work = host.work(since: mark)
      host.pointerUp(at: CGPoint(x: 288, y: 192))
      host.close()
      return work
    }
    let (few, many) = (try work(markers: 4), try work(markers: 100))
    #expect(many.made == 0 && many.textShaped == 0)
    // Apart from markers that become visible, the existing ones add no work.
    #expect(many.displayed <= few.displayed + 40 && many.placed <= few.placed + 40 && many.bodies == few.bodies)
    #expect(few.displayed / 5 < 40, "\(few)")
  }

  @Test func `The edges between tiles that are drawn in layers aren't visible at any zoom`() throws {
    let tiles = MapTileSource.images(attribution: "", zooms: 0...18) { _, _, _ in
      Image(size: CGSize(width: 256, height: 256)) { context in
        for color in [Color.white, .red, .green] { context.fill(Path(CGRect(x: 0, y: 0, width: 256, height: 256)), with: .color(color)) }
      }
    }
    for distance in [31_000.0, 35_000, 40_000, 47_000] {
      let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), distance: distance)
      let host = TestHost(size: size) { Map(initialPosition: .camera(camera)).mapTiles(tiles) }
      let picture = host.snapshot()
      let middle = picture.pixel(256, 192)
      for x in 0..<512 { #expect(picture.pixel(x, 20) == middle, "column \(x) at \(distance)") }
      for y in 0..<350 { #expect(picture.pixel(20, y) == middle, "row \(y) at \(distance)") }
    }
  }

  @Test func `A coarser tile replaces a missing one`() {
    let asked = Asked()
    asked.missing = [13]
    let store = TileStore(source(asked))
    let key = TileKey(z: 13, x: 4401, y: 2687)
    let parent = TileKey(z: 12, x: 2200, y: 1343)
    store.want([parent])
    store.want([key])
    let pieces = TilePieces.pieces(for: [key], in: store, anchor: key)
    #expect(pieces.map(\.id) == [parent] && pieces.first?.rect.width == 512 && pieces.first?.rect.minX == -256)
  }

  @Test func `A tile that failed to load is requested again only after it was out of demand`() {
    let asked = Asked()
    asked.missing = [3]
    let store = TileStore(source(asked))
    let key = TileKey(z: 3, x: 1, y: 2)
    store.want([key])
    store.want([key])
    #expect(asked.keys == ["3/1/2"])
    store.want([])
    asked.missing = []
    store.want([key])
    #expect(asked.keys.count == 2 && store.image(key) != nil)
  }

  @Test func `Tiles are the same in each repetition of the world`() {
    #expect(TileKey(z: 2, x: -1, y: 1).stored == TileKey(z: 2, x: 3, y: 1) && TileKey(z: 2, x: 5, y: 1).stored == TileKey(z: 2, x: 1, y: 1))
    let across = TileKey.touching(UnitRect(minX: -0.1, minY: 0.4, maxX: 0.1, maxY: 0.45), z: 2)
    #expect(across == [TileKey(z: 2, x: -1, y: 1), TileKey(z: 2, x: 0, y: 1)])
    #expect(TileKey(z: 3, x: -1, y: 2).parent == TileKey(z: 2, x: -1, y: 1))
    #expect(TileKey.touching(UnitRect(minX: 0, minY: 0, maxX: 1, maxY: 1), z: 20).isEmpty)
  }

  @Test func `Zoom levels beyond those of the source are scaled`() throws {
    let asked = Asked()
    let host = TestHost(size: size) { Map(initialPosition: start).mapTiles(source(asked, zooms: 2...5)) }
    #expect(!asked.keys.isEmpty && asked.keys.allSatisfy { $0.hasPrefix("5/") })
    let pixel = host.snapshot().pixel(200, 200)
    #expect(pixel.blue > 150 && pixel.red < 120)
    host.close()
  }

  @Test func `A style shows its own tiles, or those of the standard style`() throws {
    let (standard, imagery) = (Asked(), Asked())
    let (streets, pictures) = (source(standard), source(imagery))
    func map(_ style: MapStyle) -> some View {
      Map(initialPosition: start).mapStyle(style).mapTiles(streets).mapTiles(pictures, for: .imagery)
    }
    let host = TestHost(size: size) { map(.imagery) }
    #expect(standard.keys.isEmpty && !imagery.keys.isEmpty)
    host.update { map(.hybrid) }
    #expect(!standard.keys.isEmpty)
    host.close()
  }

  @Test(arguments: ["", "no address", "https://example.org/tiles", "ftp://example.org/{z}/{x}/{y}.png", "file:tiles/{z}/{x}/{y}"])
  func `An invalid tile address is reported, and the map shows a coordinate grid`(template: String) {
    let host = TestHost(size: size) { Map(initialPosition: start).mapTiles(.urlTemplate(template, attribution: "Nobody")) }
    #expect(host.ownMessages.count == 1 && !host.exists("Nobody"))
    host.close()
  }

  // MARK: Tile addresses

  private nonisolated static let hasShumate = TileDownloads(template: "http://127.0.0.1/{z}/{x}/{y}.png") != nil

  /// A folder for libshumate's cache, which is set before its first use.
  private static let cache: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-tiles-\(UUID().uuidString)")
    setenv("XDG_CACHE_HOME", folder.path, 1)
    return folder
  }()

  private func picture() -> Data {
    let host = TestHost(size: CGSize(width: 256, height: 256)) { Color.red }
    defer { host.close() }
    return host.snapshot().pngData
  }

  private func wait(_ host: TestHost, until isDone: () -> Bool) async throws {
    for _ in 0..<500 where !isDone() {
      try await Task.sleep(for: .milliseconds(10))
      host.render()
    }
  }

  @Test(.enabled(if: hasShumate)) func `Tiles are downloaded from a server, each with one request`() async throws {
    _ = Self.cache
    let data = picture()
    let server = try #require(LocalServer { _ in LocalServer.Answer(body: data) })
    let store = TileStore(.urlTemplate("http://127.0.0.1:\(server.port)/{z}/{x}/{y}.png", attribution: "Server"))
    let keys = (0..<4).map { TileKey(z: 4, x: $0, y: 5) }
    let host = TestHost(size: size) { Color.clear }
    store.want(keys)
    store.want(keys)
    try await wait(host) { store.loadingCount == 0 }
    #expect(keys.allSatisfy { store.image($0) != nil })
    #expect(server.paths.sorted() == keys.map { "/4/\($0.x)/5.png" })
    host.close()
  }

  @Test(.enabled(if: hasShumate)) func `Tiles that a server doesn't have are missing, and the store stays usable`() async throws {
    _ = Self.cache
    let server = try #require(LocalServer { _ in LocalServer.Answer(status: 404, body: Data()) })
    let template = "http://127.0.0.1:\(server.port)/{z}/{x}/{y}.png"
    let source = MapTileSource.urlTemplate(template, attribution: "Nobody")
    let store = TileStore(source)
    let host = TestHost(size: size) { Color.clear }
    let keys = [TileKey(z: 3, x: 1, y: 2), TileKey(z: 3, x: 2, y: 2)]
    host.perform { store.want(keys) }
    try await wait(host) { store.loadingCount == 0 }
    #expect(store.loadingCount == 0 && keys.allSatisfy { store.image($0) == nil } && store.isUsable)
    host.close()
  }

  @Test(.enabled(if: hasShumate)) func `Tiles are loaded from files`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-tile-files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("3/1/2.png")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture().write(to: file)
    let store = TileStore(.urlTemplate("file://\(folder.path)/{z}/{x}/{y}.png", attribution: ""))
    let host = TestHost(size: size) { Color.clear }
    store.want([TileKey(z: 3, x: 1, y: 2), TileKey(z: 3, x: 1, y: 3)])
    try await wait(host) { store.loadingCount == 0 }
    #expect(store.image(TileKey(z: 3, x: 1, y: 2)) != nil && store.image(TileKey(z: 3, x: 1, y: 3)) == nil)
    host.close()
  }
}

extension TestHost {
  /// The messages without those of a thread that loads tiles for another test, which each open host receives.
  var ownMessages: [String] { messages.filter { !$0.contains("can't be loaded") } }
}
