import CGTK
import OrielBus

/// Calls of what others have on a message bus. Nobody is started to answer.
@MainActor
enum BusCall {
  /// Waits for the answer, 25 seconds at most.
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
