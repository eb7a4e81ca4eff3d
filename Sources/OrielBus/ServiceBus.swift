import CGTK
import Foundation

/// A message bus as a program's services use it: what comes over it is handled on a thread of its own, so that no main loop of GLib's has to run.
///
/// Nothing connects before somebody calls. A call to a bus that isn't there fails.
// The connection is made and used on the bus's own thread alone; everything else is constant.
package final class ServiceBus: @unchecked Sendable {
  private enum Address: Sendable {
    case session
    case system
    case custom(String)
  }

  /// The bus of the user's session.
  package static let session = ServiceBus(.session)
  /// The bus of the machine.
  package static let system = ServiceBus(.system)

  private let address: Address
  private let thread = BusThread()
  private var connection: OpaquePointer?
  private var hasConnected = false

  private init(_ address: Address) { self.address = address }

  /// A bus of an address, for tests.
  package convenience init(address: String) { self.init(.custom(address)) }

  // MARK: Calls

  /// Calls a method, and has who isn't there yet be started. Throws a `BusFailure` where there is no answer within a time.
  ///
  /// - Parameter timeout: Milliseconds.
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

  /// A property's value. Throws a `BusFailure` where there is none.
  package func property(_ property: String, of name: String, path: String, interface: String) async throws -> DBusArguments {
    let answer = try await call(
      name, path: path, interface: "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)])
    return answer.unwrapped
  }

  /// Sends a signal to whoever listens.
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

  /// Whether somebody has a name, or would be started for it. Waits for the bus, a second at most: to be called on any thread but the bus's own.
  package func knows(_ name: String) -> Bool {
    let (answer, done) = (KnownAnswer(), DispatchSemaphore(value: 0))
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

  // Written before it is read, by the semaphore's order.
  private final class KnownAnswer: @unchecked Sendable {
    private(set) var isSet = false

    func set() { isSet = true }
  }

  // MARK: Signals

  /// Signals that somebody hears, until it is cancelled.
  package final class Subscription: Sendable {
    private let cancelled: @Sendable () -> Void

    fileprivate init(_ cancelled: @escaping @Sendable () -> Void) { self.cancelled = cancelled }

    package func cancel() { cancelled() }
  }

  /// Hears a signal of a name's owner, on the bus's own thread. Whoever calls a method after this misses no signal that follows from it.
  ///
  /// - Parameter argument: What the signal's first argument has to be; nil is anything.
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

  // Read and written on the bus's own thread alone.
  private final class SubscriptionID: @unchecked Sendable { var value: guint = 0 }

  private final class Hearing {
    let heard: @Sendable (DBusArguments) -> Void

    init(_ heard: @escaping @Sendable (DBusArguments) -> Void) { self.heard = heard }
  }

  // MARK: The connection

  /// This program's name on the bus, such as `:1.42`; nil where there is no bus.
  package func uniqueName() async -> String? {
    await withCheckedContinuation { continuation in
      thread.run { [self] in
        let name = connected().flatMap { g_dbus_connection_get_unique_name($0) }
        continuation.resume(returning: name.map { String(cString: $0) })
      }
    }
  }

  /// To be called on the bus's own thread.
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
    case .session: return BusPresence.hasSession() ? g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) : nil
    case .system: return BusPresence.hasSystem() ? g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) : nil
    case .custom(let address):
      let flags = GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    }
  }
}
