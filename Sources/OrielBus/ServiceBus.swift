import CGTK
import Foundation

/// A message bus that doesn't require a running GLib main loop: its messages are handled on a thread of its own.
///
/// The connection is established with the first call. Calls to an unavailable bus fail.
// The connection is created and used on the bus's thread only. All other state is constant.
package final class ServiceBus: @unchecked Sendable {
  private enum Address: Sendable {
    case session
    case system
    case custom(String)
  }

  /// The session bus.
  package static let session = ServiceBus(.session)
  /// The system bus.
  package static let system = ServiceBus(.system)

  private let address: Address
  private let thread = BusThread()
  private var connection: OpaquePointer?
  private var hasConnected = false

  private init(_ address: Address) { self.address = address }

  /// Creates a bus with an address, for tests.
  package convenience init(address: String) { self.init(.custom(address)) }

  // MARK: Calls

  /// Calls a method, and starts the service if necessary. Throws a `BusFailure` if there is no reply within the timeout.
  ///
  /// - Parameter timeout: The timeout, in milliseconds.
  @discardableResult
  package func call(
    _ name: String, path: String, interface: String, _ method: String, _ arguments: [DBusValue] = [], timeout: Int32 = 10_000
  ) async throws -> DBusArguments {
    try await withCheckedThrowingContinuation { continuation in
      thread.run { [self] in
        guard let connection = connected() else {
          return continuation.resume(throwing: BusFailure("There is no message bus.", isGone: true))
        }
        let answered: GAsyncReadyCallback = { source, result, data in
          let continuation = Unmanaged<Waiting>.fromOpaque(data!).takeRetainedValue().continuation
          var error: UnsafeMutablePointer<GError>?
          guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) else {
            return continuation.resume(throwing: BusFailure(error))
          }
          defer { g_variant_unref(answer) }
          continuation.resume(returning: DBusArguments(answer))
        }
        g_dbus_connection_call(
          connection, name, path, interface, method, DBusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, timeout, nil,
          answered, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
      }
    }
  }

  /// Returns the value of a property. Throws a `BusFailure` if there is none.
  package func property(_ property: String, of name: String, path: String, interface: String) async throws -> DBusArguments {
    let answer = try await call(
      name, path: path, interface: "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)])
    return answer.unwrapped
  }

  /// Broadcasts a signal.
  package func emit(_ signal: String, path: String, interface: String, _ arguments: [DBusValue]) {
    thread.run { [self] in
      guard let connection = connected() else { return }
      g_dbus_connection_emit_signal(connection, nil, path, interface, signal, DBusValue.tuple(arguments).makeVariant(), nil)
    }
  }

  private final class Waiting {
    let continuation: CheckedContinuation<DBusArguments, any Error>

    init(_ continuation: CheckedContinuation<DBusArguments, any Error>) { self.continuation = continuation }
  }

  /// Returns `true` if a name has an owner or can be activated. Blocks for up to one second. Must not be called on the bus's thread.
  package func knows(_ name: String) -> Bool {
    let (answer, done) = (LookupResult(), DispatchSemaphore(value: 0))
    thread.run { [self] in
      defer { done.signal() }
      guard let connection = connected() else { return }
      let milliseconds: Int32 = 500
      for (method, isOwned) in [("NameHasOwner", true), ("ListActivatableNames", false)] {
        let arguments = isOwned ? DBusValue.tuple([.string(name)]) : .tuple([])
        let bus = "org.freedesktop.DBus"
        let result = g_dbus_connection_call_sync(
          connection, bus, "/org/freedesktop/DBus", bus, method, arguments.makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, milliseconds, nil,
          nil)
        guard let result else { continue }
        let values = DBusArguments(result)
        g_variant_unref(result)
        if isOwned ? values.bool(0) : values.strings(0).contains(name) { return answer.set() }
      }
    }
    done.wait()
    return answer.isSet
  }

  // The semaphore orders the write before the read.
  private final class LookupResult: @unchecked Sendable {
    private(set) var isSet = false

    func set() { isSet = true }
  }

  // MARK: Signals

  /// A subscription to a signal, which ends when it is cancelled.
  package final class Subscription: Sendable {
    private let cancelled: @Sendable () -> Void

    fileprivate init(_ cancelled: @escaping @Sendable () -> Void) { self.cancelled = cancelled }

    package func cancel() { cancelled() }
  }

  /// Subscribes to a signal of a name's owner. The closure is called on the bus's thread. Signals that result from later method calls are
  /// received.
  ///
  /// - Parameter argument: The value that the first argument of the signal must have, or `nil` for any value.
  package func subscribe(
    to signal: String, of name: String?, path: String?, interface: String, about argument: String? = nil,
    _ heard: @escaping @Sendable (DBusArguments) -> Void
  ) -> Subscription {
    let id = SubscriptionID()
    thread.run { [self] in
      guard let connection = connected() else { return }
      let called: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
        Unmanaged<Hearing>.fromOpaque(data!).takeUnretainedValue().heard(DBusArguments(parameters))
      }
      id.value = g_dbus_connection_signal_subscribe(
        connection, name, interface, signal, path, argument, G_DBUS_SIGNAL_FLAGS_NONE, called,
        Unmanaged.passRetained(Hearing(heard)).toOpaque(), { Unmanaged<Hearing>.fromOpaque($0!).release() })
    }
    return Subscription { [self] in
      thread.run { [self] in
        guard let connection, id.value != 0 else { return }
        g_dbus_connection_signal_unsubscribe(connection, id.value)
        id.value = 0
      }
    }
  }

  // The value is accessed on the bus's thread only.
  private final class SubscriptionID: @unchecked Sendable { var value: guint = 0 }

  private final class Hearing {
    let heard: @Sendable (DBusArguments) -> Void

    init(_ heard: @escaping @Sendable (DBusArguments) -> Void) { self.heard = heard }
  }

  // MARK: Connection

  /// Returns the program's name on the bus, such as `:1.42`, or `nil` if there is no bus.
  package func uniqueName() async -> String? {
    await withCheckedContinuation { continuation in
      thread.run { [self] in
        let name = connected().flatMap { g_dbus_connection_get_unique_name($0) }
        continuation.resume(returning: name.map { String(cString: $0) })
      }
    }
  }

  /// Returns the connection, which is established with the first call. Must be called on the bus's thread.
  private func connected() -> OpaquePointer? {
    if !hasConnected {
      hasConnected = true
      connection = connect()
      if let connection { g_dbus_connection_set_exit_on_close(connection, 0) }
    }
    return connection
  }

  private func connect() -> OpaquePointer? {
    switch address {
    case .session: return BusAvailability.hasSession() ? g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) : nil
    case .system: return BusAvailability.hasSystem() ? g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) : nil
    case .custom(let address):
      let flags = GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    }
  }
}
