import CGTK

/// The error of a call without a reply.
package struct BusFailure: Error, CustomStringConvertible, Sendable {
  package let description: String
  /// True if the name has no owner.
  package let isGone: Bool
  /// True if the owner doesn't have the method, the interface or the object.
  package let isUnknown: Bool

  package init(_ description: String, isGone: Bool = false, isUnknown: Bool = false) {
    self.description = description
    self.isGone = isGone
    self.isUnknown = isUnknown
  }

  /// Creates the error of a GLib error, which is freed.
  package init(_ error: UnsafeMutablePointer<GError>?) {
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
