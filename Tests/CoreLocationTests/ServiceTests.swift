import DesktopStandIns
import Foundation
import OrielBus
import Synchronization
import Testing

@testable import CoreLocation

/// Tests of location services. Each has its own bus, on which a program stands in for the desktop's service.
@Suite(
  "Location services", .serialized,
  .enabled(if: BusDaemon.isAvailable && InstalledPrograms.hasPythonWithGLib), .timeLimit(.minutes(15)))
struct ServiceTests {
  private final class Heard: Sendable {
    private let places = Mutex<[CLLocation]>([])
    var all: [CLLocation] { places.withLock { $0 } }
    func add(_ place: CLLocation) { places.withLock { $0.append(place) } }
  }

  @Test("GeoClue receives the request, delivers locations, and its client is deleted at the end", arguments: [true, false])
  func geoClue(hasCreateClient: Bool) async throws {
    let daemon = try BusDaemon()
    let standIn = try StandIn.geoClue(on: daemon, hasCreateClient: hasCreateClient)
    defer {
      standIn.end()
      daemon.end()
    }
    let bus = ServiceBus(address: daemon.address)
    #expect(bus.knows(GeoClue.name) && !bus.knows("org.example.Nobody"))
    let heard = Heard()
    let service = GeoClue(bus: bus, program: ProgramIdentity(name: "Tests", desktopFile: "org.example.Tests"))
    let session = try await service.start(LocationRequirements(accuracy: kCLLocationAccuracyHundredMeters, distance: 50)) { heard.add($0) }
    #expect(standIn.notes == ["set DesktopId org.example.Tests", "set DistanceThreshold 50", "set RequestedAccuracyLevel 6", "start"])
    try await standIn.act("move", "52.5", "13.25", "30", "34.5", "1.5", "270", "1700000000")
    try await standIn.act("move", "95", "13.25", "30")
    try await standIn.act("move", "nan", "13.25", "30")
    try await standIn.act("move", "-5", "-6", "-1")
    #expect(await eventually { heard.all.count == 2 })
    let (full, bare) = (heard.all[0], heard.all[1])
    #expect(full.coordinate.latitude == 52.5 && full.coordinate.longitude == 13.25 && full.horizontalAccuracy == 30)
    #expect(full.altitude == 34.5 && full.verticalAccuracy > 0 && full.speed == 1.5 && full.course == 270)
    #expect(full.timestamp == Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(bare.coordinate.latitude == -5 && bare.verticalAccuracy == -1 && bare.speed == -1 && bare.course == -1)
    await session.stop()
    #expect(standIn.notes.suffix(2) == ["stop", "delete"])
    try await standIn.act("move", "1", "1", "1")
    try await Task.sleep(for: .milliseconds(100))
    #expect(heard.all.count == 2)
  }

  @Test("A refusal by GeoClue is a denial, and a missing GeoClue is reported as absent")
  func geoClueRefuses() async throws {
    let daemon = try BusDaemon()
    defer { daemon.end() }
    let service = GeoClue(bus: ServiceBus(address: daemon.address), program: ProgramIdentity(name: "Tests"))
    await #expect(throws: LocationFailure.absent) { try await service.start(LocationRequirements()) { _ in } }
    let standIn = try StandIn.geoClue(on: daemon)
    defer { standIn.end() }
    try await standIn.act("refuse")
    await #expect(throws: LocationFailure.denied) { try await service.start(LocationRequirements()) { _ in } }
    #expect(standIn.notes.last == "delete")
  }

  @Test("The location portal prompts the user, delivers locations, and its session is closed")
  func portal() async throws {
    let daemon = try BusDaemon()
    let standIn = try StandIn.locationPortal(on: daemon)
    defer {
      standIn.end()
      daemon.end()
    }
    let bus = ServiceBus(address: daemon.address)
    try await standIn.act("owner", try #require(await bus.uniqueName()))
    let (heard, portal) = (Heard(), LocationPortal(bus: bus))
    let starting = Task {
      try await portal.start(LocationRequirements(accuracy: kCLLocationAccuracyKilometer, distance: 20.9)) { heard.add($0) }
    }
    #expect(await standIn.note { $0 == "start" } != nil)
    try await standIn.act("answer", "0")
    let session = try await starting.value
    #expect(standIn.notes == ["session distance 20 accuracy 3", "start"])
    try await standIn.act("move", "1.5", "2.5", "10")
    #expect(await eventually { heard.all.map(\.coordinate.longitude) == [2.5] })
    await session.stop()
    #expect(standIn.notes.last == "close")

    let refused = Task { try await portal.start(LocationRequirements()) { heard.add($0) } }
    #expect(await eventually { standIn.notes.filter { $0 == "start" }.count == 2 })
    try await standIn.act("answer", "1")
    await #expect(throws: LocationFailure.denied) { try await refused.value }
    #expect(standIn.notes.last == "close")
  }

  @Test("If the portal doesn't provide locations, GeoClue is used")
  func whole() async throws {
    let daemon = try BusDaemon()
    let (portal, geoClue) = (try StandIn.notificationPortal(on: daemon, version: 2), try StandIn.geoClue(on: daemon))
    defer {
      for program in [portal, geoClue] { program.end() }
      daemon.end()
    }
    let bus = ServiceBus(address: daemon.address)
    let access = LocationAccess(services: [LocationPortal(bus: bus), GeoClue(bus: bus, program: ProgramIdentity(name: "Tests"))])
    let (manager, listener) = (CLLocationManager(access), Listener())
    manager.delegate = listener
    manager.startUpdatingLocation()
    #expect(await geoClue.note { $0 == "start" } != nil)
    try await geoClue.act("move", "7", "8", "9")
    #expect(await eventually { listener.all.last == "7.0 8.0" })
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    manager.stopUpdatingLocation()
    #expect(await geoClue.note { $0 == "delete" } != nil)
  }
}
