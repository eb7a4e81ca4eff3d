import CGTK
import OrielBus

/// Calls to objects of other programs on a message bus. A call starts no service.
@MainActor
enum BusCall {
  /// Calls a method and waits for the reply, at most 25 seconds.
  static func run(
    on connection: OpaquePointer, to name: String, path: String, interface: String, _ method: String, _ arguments: [DBusValue]
  ) -> Result<DBusArguments, BusFailure> {
    var error: UnsafeMutablePointer<GError>?
    let answer = g_dbus_connection_call_sync(
      connection, name, path, interface, method, DBusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      &error)
    guard let answer else { return .failure(BusFailure(error)) }
    defer { g_variant_unref(answer) }
    return .success(DBusArguments(answer))
  }
}
