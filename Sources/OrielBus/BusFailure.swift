import CGTK

/// Why a call has no answer.
package struct BusFailure: Error, CustomStringConvertible, Sendable {
  package let description: String
  /// Whether nobody has the name any more who could answer.
  package let isGone: Bool
  /// Whether who was asked doesn't know the question.
  package let isUnknown: Bool

  package init(_ description: String, isGone: Bool = false, isUnknown: Bool = false) {
    self.description = description
    self.isGone = isGone
    self.isUnknown = isUnknown
  }

  /// Frees the error.
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
