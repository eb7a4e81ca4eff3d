import CGTK
import Oriel
import OrielBus

/// An object of the program at a path of a message bus, with one interface for other programs.
@MainActor
final class BusObject {
  /// A closure that performs a method. It returns the parts of the result, which are empty for a method without one, or `nil` if it fails.
  typealias Call = (_ method: String, _ arguments: DBusArguments) -> [DBusValue]?
  /// A closure that returns a property's value, or `nil` if there is none.
  typealias Read = (_ property: String) -> DBusValue?

  private let connection: OpaquePointer
  private let path: String
  private let interface: String
  private let call: Call
  private let read: Read
  private var registration: guint = 0

  /// Publishes an object. Returns `nil` if the path is in use.
  init?(
    on connection: OpaquePointer, path: String, _ description: InterfaceDescription, read: @escaping Read = { _ in nil },
    call: @escaping Call
  ) {
    self.connection = connection
    self.path = path
    interface = description.name
    self.call = call
    self.read = read
    g_object_ref(UnsafeMutableRawPointer(connection))
    guard let info = description.info else { return nil }
    defer { g_dbus_interface_info_unref(info) }
    let retained = Unmanaged.passRetained(self)
    registration = g_dbus_connection_register_object(
      connection, path, info, Self.table, retained.toOpaque(), { Unmanaged<BusObject>.fromOpaque($0!).release() }, nil)
    guard registration != 0 else {
      retained.release()
      return nil
    }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Removes the object from the bus. A second call has no effect.
  func remove() {
    guard registration != 0 else { return }
    g_dbus_connection_unregister_object(connection, registration)
    registration = 0
  }

  /// Sends a signal to the listeners.
  func emit(_ signal: String, _ arguments: [DBusValue] = []) {
    guard registration != 0 else { return }
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, arguments.isEmpty ? nil : DBusValue.tuple(arguments).makeVariant(), nil)
  }

  /// GIO stores the pointer to the table.
  private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, _, _, _, method, parameters, invocation, data in
      MainActor.assumeIsolated(with: (method!, parameters, invocation!, data!)) { method, parameters, invocation, data in
        let object = owner(data, as: BusObject.self)
        if let answer = object.call(String(cString: method), DBusArguments(parameters)) {
          g_dbus_method_invocation_return_value(invocation, answer.isEmpty ? nil : DBusValue.tuple(answer).makeVariant())
        } else {
          g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.InvalidArgs", "The call is invalid.")
        }
      }
    }
    table.pointee.get_property = { _, _, _, _, name, error, data in
      let result = MainActor.assumeIsolated(with: (name!, data!)) { name, data in
        owner(data, as: BusObject.self).read(String(cString: name))?.makeVariant()
      }
      if result == nil {
        g_set_error_literal(error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue), "The property has no value.")
      }
      return result
    }
    return table
  }()
}
