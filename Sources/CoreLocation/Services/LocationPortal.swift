import Foundation
import OrielBus

/// The desktop portal's location service, `org.freedesktop.portal.Location`, which asks the user for permission.
struct LocationPortal: LocationService {
  static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Location"

  let bus: ServiceBus

  func start(_ wish: LocationRequirements, _ told: @escaping @Sendable (CLLocation) -> Void) async throws -> any LocationSession {
    guard let version = try? await bus.property("version", of: Self.name, path: Self.path, interface: Self.interface).int(0), version > 0,
      let own = await bus.uniqueName()
    else { throw LocationFailure.absent }
    let level: UInt32 =
      switch wish.level {
      case .town: 2
      case .neighborhood: 3
      case .street: 4
      case .exact: 5
      }
    let token = "oriel\(UInt32.random(in: 0...UInt32.max))"
    let sender = own.dropFirst().replacing(".", with: "_")
    let path: String
    do {
      path = try await bus.call(
        Self.name, path: Self.path, interface: Self.interface, "CreateSession",
        [
          .options([
            "session_handle_token": .string(token), "distance-threshold": .uint32(wish.distanceThreshold), "accuracy": .uint32(level),
          ])
        ]
      ).string(0)
    } catch { throw LocationFailure.absent }
    let subscription = bus.subscribe(
      to: "LocationUpdated", of: Self.name, path: Self.path, interface: Self.interface
    ) { arguments in
      if arguments.string(0) == path, let location = CLLocation(arguments, at: 1) { told(location) }
    }
    let session = Session(bus: bus, path: path, subscription: subscription)
    guard await isAllowed(path, request: "\(Self.path)/request/\(sender)/\(token)", token: token) else {
      await session.stop()
      throw LocationFailure.denied
    }
    return session
  }

  /// Makes the portal ask the user, and waits for the answer without a time limit.
  private func isAllowed(_ session: String, request: String, token: String) async -> Bool {
    let (answers, continuation) = AsyncStream<Bool>.makeStream()
    let subscription = bus.subscribe(
      to: "Response", of: Self.name, path: request, interface: "org.freedesktop.portal.Request"
    ) { arguments in
      continuation.yield(arguments.int(0) == 0)
      continuation.finish()
    }
    defer { subscription.cancel() }
    do {
      try await bus.call(
        Self.name, path: Self.path, interface: Self.interface, "Start",
        [.path(session), .string(""), .options(["handle_token": .string(token)])])
    } catch { return false }
    for await answer in answers { return answer }
    return false
  }

  private struct Session: LocationSession {
    let bus: ServiceBus
    let path: String
    let subscription: ServiceBus.Subscription

    func stop() async {
      subscription.cancel()
      _ = try? await bus.call(LocationPortal.name, path: path, interface: "org.freedesktop.portal.Session", "Close")
    }
  }
}
