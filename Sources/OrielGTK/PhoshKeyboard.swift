import CGTK
import Foundation
import Oriel

/// The software keyboard of Phosh, or any other one that owns the name `sm.puri.OSK0` on the session bus.
///
/// `SetVisible` shows and hides it, and its property `Visible` reports the result. A keyboard that doesn't answer counts as absent until
/// its name has another owner.
@MainActor
final class PhoshKeyboard: SystemKeyboard {
  static let name = "sm.puri.OSK0"
  static let path = "/sm/puri/OSK0"

  private(set) var isAvailable = false
  private(set) var isVisible = false
  var didChange: () -> Void = {}

  private var connection: OpaquePointer?
  private var watch: guint = 0
  private var subscription: guint = 0
  /// The number of calls without a reply. Reports of the keyboard during a call may concern an earlier one.
  private var callsUnderWay = 0

  /// Watches the session bus, if there is one. After this call the object has to live as long as the process.
  func watchSession() {
    guard SessionBus.isPresent() else { return }
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, Self.name, GBusNameWatcherFlags(rawValue: 0), Self.appeared, Self.vanished, pointer, nil)
  }

  /// Watches the bus of a connection, until `stop()`.
  func watchBus(of connection: OpaquePointer) {
    watch = g_bus_watch_name_on_connection(
      connection, Self.name, GBusNameWatcherFlags(rawValue: 0), Self.appeared, Self.vanished, pointer, nil)
  }

  func stop() {
    if watch != 0 { g_bus_unwatch_name(watch) }
    watch = 0
    letGo()
  }

  func setVisible(_ visible: Bool) {
    guard let connection else { return }
    var argument = g_variant_new_boolean(visible ? 1 : 0)
    let arguments = g_variant_new_tuple(&argument, 1)
    callsUnderWay += 1
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.name, "SetVisible", arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, Self.answered,
      retained)
  }

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// A pointer that retains the object for the reply to one call, which may arrive after `stop()`.
  private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  // MARK: Bus name

  private static let appeared: GBusNameAppearedCallback = { connection, _, owner, data in
    let owner = String(cString: owner!)
    MainActor.assumeIsolated(with: (connection!, data!)) { connection, data in
      Unmanaged<PhoshKeyboard>.fromOpaque(data).takeUnretainedValue().nameAppeared(on: connection, owner: owner)
    }
  }

  private static let vanished: GBusNameVanishedCallback = { _, _, data in
    MainActor.assumeIsolated(with: data!) { data in
      let keyboard = Unmanaged<PhoshKeyboard>.fromOpaque(data).takeUnretainedValue()
      guard keyboard.isAvailable || keyboard.connection != nil else { return }
      keyboard.letGo()
      keyboard.didChange()
    }
  }

  private func nameAppeared(on newConnection: OpaquePointer, owner: String) {
    letGo()
    g_object_ref(UnsafeMutableRawPointer(newConnection))
    connection = newConnection
    isAvailable = true
    subscription = g_dbus_connection_signal_subscribe(
      newConnection, owner, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.path, Self.name, G_DBUS_SIGNAL_FLAGS_NONE,
      Self.propertiesChanged, pointer, nil)
    var names = [g_variant_new_string(Self.name), g_variant_new_string("Visible")]
    g_dbus_connection_call(
      newConnection, Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get", g_variant_new_tuple(&names, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, Self.gotVisible, retained)
    didChange()
  }

  private func letGo() {
    isAvailable = false
    isVisible = false
    callsUnderWay = 0
    guard let connection else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    subscription = 0
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  // MARK: Visibility

  private static let propertiesChanged: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
    MainActor.assumeIsolated(with: (parameters!, data!)) { parameters, data in
      // The parameters are the interface, the changed properties, and the names of invalidated properties.
      guard let changed = g_variant_get_child_value(parameters, 1) else { return }
      defer { g_variant_unref(changed) }
      guard let value = g_variant_lookup_value(changed, "Visible", nil) else { return }
      defer { g_variant_unref(value) }
      Unmanaged<PhoshKeyboard>.fromOpaque(data).takeUnretainedValue().visibilityIs(value)
    }
  }

  private static let gotVisible: GAsyncReadyCallback = { source, result, data in
    MainActor.assumeIsolated(with: (source, result, data!)) { source, result, data in
      let keyboard = Unmanaged<PhoshKeyboard>.fromOpaque(data).takeRetainedValue()
      guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
      defer { g_variant_unref(answer) }
      guard g_variant_n_children(answer) == 1, let boxed = g_variant_get_child_value(answer, 0) else { return }
      defer { g_variant_unref(boxed) }
      guard let value = g_variant_get_variant(boxed) else { return }
      defer { g_variant_unref(value) }
      keyboard.visibilityIs(value)
    }
  }

  private func visibilityIs(_ value: OpaquePointer) {
    guard isAvailable, String(cString: g_variant_get_type_string(value)) == "b" else { return }
    let visible = g_variant_get_boolean(value) != 0
    guard visible != isVisible else { return }
    isVisible = visible
    if callsUnderWay == 0 { didChange() }
  }

  private static let answered: GAsyncReadyCallback = { source, result, data in
    MainActor.assumeIsolated(with: (source, result, data!)) { source, result, data in
      let keyboard = Unmanaged<PhoshKeyboard>.fromOpaque(data).takeRetainedValue()
      var error: UnsafeMutablePointer<GError>?
      let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
      keyboard.callsUnderWay = max(0, keyboard.callsUnderWay - 1)
      if let answer {
        g_variant_unref(answer)
      } else if keyboard.isAvailable {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
        Report.once(
          "phosh-keyboard",
          "\(name) owns an on-screen keyboard's bus name but cannot show a keyboard (\(reason)); Oriel's keyboard is used instead.")
        keyboard.isAvailable = false
        keyboard.didChange()
      }
      g_clear_error(&error)
    }
  }
}
