import CGTK
import Foundation

/// A private message bus, and the main context on which its messages arrive.
@MainActor
final class PrivateBus {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let daemon = Process()
  let address: String
  private var connections: [OpaquePointer] = []

  nonisolated static var isAvailable: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/dbus-daemon")
    }
  }

  init() throws {
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "dbus-daemon did not start") }
      line += data
    }
    address = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns a new connection, which `end()` closes.
  func connect() throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw Failure(description: "no connection to \(address)")
    }
    connections.append(connection)
    return connection
  }

  /// Runs the main context until the condition holds. Returns false if it doesn't within some seconds.
  @discardableResult
  func run(_ each: () -> Void = {}, until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      each()
      if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
    }
    return true
  }

  /// Runs the main context for the duration, to verify that nothing happens.
  func run(for seconds: TimeInterval) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline { if g_main_context_iteration(nil, 0) == 0 { usleep(1000) } }
  }

  func end() {
    for connection in connections {
      g_dbus_connection_close_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    connections = []
    // The daemon has inherited the test's signal mask, so that only SIGKILL reaches it. Waiting for it would need a run loop, which the
    // test's thread doesn't have.
    kill(daemon.processIdentifier, SIGKILL)
  }
}

/// A stand-in for Phosh's keyboard on a bus. It owns the name, records its calls, and reports its visibility.
@MainActor
final class FakeKeyboard {
  private let connection: OpaquePointer
  private var name: guint = 0
  private var object: guint = 0
  private(set) var calls: [Bool] = []
  private(set) var isVisible = false
  /// Indicates whether the keyboard answers with an error.
  var refuses = false

  private static let interface = """
    <node><interface name="sm.puri.OSK0">
      <method name="SetVisible"><arg name="visible" type="b" direction="in"/></method>
      <property name="Visible" type="b" access="read"/>
    </interface></node>
    """

  init(on bus: PrivateBus) throws {
    connection = try bus.connect()
    let node = g_dbus_node_info_new_for_xml(Self.interface, nil)!
    defer { g_dbus_node_info_unref(node) }
    // GIO keeps the pointer to the table.
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, _, _, _, _, parameters, invocation, data in
      nonisolated(unsafe) let (parameters, invocation, data) = (parameters!, invocation!, data!)
      MainActor.assumeIsolated {
        Unmanaged<FakeKeyboard>.fromOpaque(data).takeUnretainedValue().called(parameters, invocation)
      }
    }
    table.pointee.get_property = { _, _, _, _, _, _, data in
      nonisolated(unsafe) let data = data!
      nonisolated(unsafe) var result: OpaquePointer?
      MainActor.assumeIsolated {
        result = g_variant_new_boolean(Unmanaged<FakeKeyboard>.fromOpaque(data).takeUnretainedValue().isVisible ? 1 : 0)
      }
      return result
    }
    object = g_dbus_connection_register_object(
      connection, "/sm/puri/OSK0", node.pointee.interfaces[0], table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    name = g_bus_own_name_on_connection(connection, "sm.puri.OSK0", GBusNameOwnerFlags(rawValue: 0), nil, nil, nil, nil)
  }

  private func called(_ parameters: OpaquePointer, _ invocation: OpaquePointer) {
    if refuses {
      g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.Failed", "no screen")
      return
    }
    guard let argument = g_variant_get_child_value(parameters, 0) else { return }
    let visible = g_variant_get_boolean(argument) != 0
    g_variant_unref(argument)
    calls.append(visible)
    setVisible(visible)
    g_dbus_method_invocation_return_value(invocation, nil)
  }

  /// Shows or hides the keyboard, and sends the change signal.
  func setVisible(_ visible: Bool) {
    isVisible = visible
    let entry = g_variant_new_dict_entry(g_variant_new_string("Visible"), g_variant_new_variant(g_variant_new_boolean(visible ? 1 : 0)))
    var entries = [entry]
    var parts = [
      g_variant_new_string("sm.puri.OSK0"), g_variant_new_array(nil, &entries, 1), g_variant_new_strv(nil, 0),
    ]
    g_dbus_connection_emit_signal(
      connection, nil, "/sm/puri/OSK0", "org.freedesktop.DBus.Properties", "PropertiesChanged", g_variant_new_tuple(&parts, 3), nil)
  }

  func leave() {
    if name != 0 { g_bus_unown_name(name) }
    name = 0
  }
}
