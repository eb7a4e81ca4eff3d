import Foundation
import OrielBus

/// The location service `org.freedesktop.GeoClue2` on the system bus.
struct GeoClue: LocationService {
  static let name = "org.freedesktop.GeoClue2"
  private static let managerPath = "/org/freedesktop/GeoClue2/Manager"
  private static let manager = "org.freedesktop.GeoClue2.Manager"
  private static let client = "org.freedesktop.GeoClue2.Client"
  private static let location = "org.freedesktop.GeoClue2.Location"

  let bus: ServiceBus
  let program: ProgramIdentity

  func start(_ wish: LocationRequirements, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession {
    let path: String
    do {
      path = try await client().string(0)
    } catch { throw LocationFailure.absent }
    guard path.hasPrefix("/") else { throw LocationFailure.absent }
    let bus = bus
    // Read the properties of locations one after the other, in the order of their signals.
    let outbox = SerialTaskQueue()
    let subscription = bus.subscribe(to: "LocationUpdated", of: Self.name, path: path, interface: Self.client) { arguments in
      let place = arguments.string(1)
      outbox.enqueue {
        let properties = try? await bus.call(
          Self.name, path: place, interface: "org.freedesktop.DBus.Properties", "GetAll", [.string(Self.location)])
        if let location = properties.flatMap({ CLLocation($0, at: 0) }) { told(location) }
      }
    }
    let session = Session(bus: bus, path: path, subscription: subscription)
    do {
      let level: UInt32 =
        switch wish.level {
        case .town: 4
        case .neighborhood: 5
        case .street: 6
        case .exact: 8
        }
      try await set("DesktopId", .string(program.desktopFile ?? program.name), of: path)
      try await set("DistanceThreshold", .uint32(wish.distanceThreshold), of: path)
      try await set("RequestedAccuracyLevel", .uint32(level), of: path)
      // Meanwhile, an agent of the desktop environment asks the user for permission.
      try await bus.call(Self.name, path: path, interface: Self.client, "Start", timeout: 120_000)
    } catch {
      await session.stop()
      throw (error as? BusFailure)?.isGone == true ? LocationFailure.absent : .denied
    }
    return session
  }

  private func client() async throws -> DBusArguments {
    do {
      return try await bus.call(Self.name, path: Self.managerPath, interface: Self.manager, "CreateClient")
    } catch let failure as BusFailure where failure.isUnknown {
      // Before version 2.5.2, a program has a single client.
      return try await bus.call(Self.name, path: Self.managerPath, interface: Self.manager, "GetClient")
    }
  }

  private func set(_ property: String, _ value: DBusValue, of path: String) async throws {
    try await bus.call(
      Self.name, path: path, interface: "org.freedesktop.DBus.Properties", "Set",
      [.string(Self.client), .string(property), .variant(value)])
  }

  private struct Session: LocationSession {
    let bus: ServiceBus
    let path: String
    let subscription: ServiceBus.Subscription

    func stop() async {
      subscription.cancel()
      _ = try? await bus.call(GeoClue.name, path: path, interface: GeoClue.client, "Stop")
      _ = try? await bus.call(GeoClue.name, path: GeoClue.managerPath, interface: GeoClue.manager, "DeleteClient", [.path(path)])
    }
  }
}
