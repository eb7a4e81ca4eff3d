import CGTK

/// Why a call has no answer.
struct BusFailure: Error, CustomStringConvertible {
  let description: String
  /// Whether nobody has the name any more who could answer.
  let isGone: Bool
  /// Whether who was asked doesn't know the question.
  let isUnknown: Bool

  /// Frees the error.
  init(_ error: UnsafeMutablePointer<GError>?) {
    var error = error
    func isOne(of codes: [GDBusError]) -> Bool {
      codes.contains { g_error_matches(error, g_dbus_error_quark(), gint($0.rawValue)) != 0 }
    }
    description = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
    isGone = isOne(of: [
      G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NO_REPLY, G_DBUS_ERROR_DISCONNECTED,
    ])
    isUnknown = isOne(of: [G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_INTERFACE, G_DBUS_ERROR_UNKNOWN_OBJECT])
    g_clear_error(&error)
  }
}

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
