import CGTK
import Foundation
import Oriel
import OrielBus
import OrielModel

/// The connection to assistive technology: it finds the accessibility bus, publishes the app there, and transfers requests and events.
///
/// The bus is used only if the session has one already: assistive technology starts it. All communication is asynchronous. A bus that
/// disappears or never answers has no effect on the app.
@MainActor
final class AccessibilityBus {
  private unowned let service: AccessibilityService
  private var connection: OpaquePointer?
  private(set) var uniqueName = ""
  private(set) var desktop: DBusValue?
  private var applicationID = 0
  private var sessionWatch: guint = 0
  private var registryWatch: guint = 0
  private var registrations: [guint] = []
  private var subtree: guint = 0
  private var subscriptions: [guint] = []
  private var closedHandler: gulong = 0
  /// The names of the events that clients listen to, each once for every listener.
  private var wanted: [String] = []

  private static let registry = "org.a11y.atspi.Registry"

  init(_ service: AccessibilityService) { self.service = service }

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  /// A pointer that retains the object for one reply.
  private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  // MARK: The bus

  /// Connects to the bus. After this call the object has to live as long as the process.
  func start(environment: EnvironmentVariables = .process) {
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return connect(to: address) }
    guard SessionBus.isPresent(environment: environment) else { return }
    sessionWatch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, "org.a11y.Bus", GBusNameWatcherFlags(rawValue: 0),
      { connection, _, _, data in
        MainActor.assumeIsolated(with: (connection!, data!)) { connection, data in
          owner(data, as: AccessibilityBus.self).requestAddress(connection)
        }
      },
      { _, _, data in
        MainActor.assumeIsolated(with: data!) { data in owner(data, as: AccessibilityBus.self).disconnect() }
      }, pointer, nil)
  }

  private func requestAddress(_ session: OpaquePointer) {
    g_dbus_connection_call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { source, result, data in
        MainActor.assumeIsolated(with: (g_dbus_connection_call_finish(OpaquePointer(source), result, nil), data!)) { answer, data in
          let bus = Unmanaged<AccessibilityBus>.fromOpaque(data).takeRetainedValue()
          defer { if let answer { g_variant_unref(answer) } }
          let address = DBusArguments(answer).string(0)
          if !address.isEmpty { bus.connect(to: address) }
        }
      }, retained)
  }

  private func connect(to address: String) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_dbus_connection_new_for_address(
      address, flags, nil, nil,
      { _, result, data in
        MainActor.assumeIsolated(with: (g_dbus_connection_new_for_address_finish(result, nil), data!)) { connection, data in
          let bus = Unmanaged<AccessibilityBus>.fromOpaque(data).takeRetainedValue()
          if let connection { bus.didConnect(connection) } else { bus.reportUnreachable() }
        }
      }, retained)
  }

  private func reportUnreachable() {
    Report.once("accessibility-bus", "The accessibility bus cannot be reached; assistive technology has no access to this app's windows.")
  }

  private func didConnect(_ new: OpaquePointer) {
    disconnect()
    connection = new
    uniqueName = g_dbus_connection_get_unique_name(new).map { String(cString: $0) } ?? ""
    let closed: @convention(c) @MainActor (OpaquePointer, gboolean, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
      owner($3, as: AccessibilityBus.self).disconnect()
    }
    closedHandler = g_signal_connect_data(
      UnsafeMutableRawPointer(new), "closed", unsafeBitCast(closed, to: GCallback.self), pointer, nil, GConnectFlags(rawValue: 0))
    publish(on: new)
    for name in ["EventListenerRegistered", "EventListenerDeregistered"] {
      subscriptions.append(
        g_dbus_connection_signal_subscribe(
          new, Self.registry, Self.registry, name, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE, Self.listenersChanged, pointer, nil))
    }
    registryWatch = g_bus_watch_name_on_connection(
      new, Self.registry, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { _, _, _, data in
        MainActor.assumeIsolated(with: data!) { data in owner(data, as: AccessibilityBus.self).embed() }
      }, nil, pointer, nil)
  }

  /// Removes the app from the bus. A second call has no effect.
  func disconnect() {
    guard let connection else { return }
    self.connection = nil
    if registryWatch != 0 { g_bus_unwatch_name(registryWatch) }
    registryWatch = 0
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    subscriptions = []
    if subtree != 0 { g_dbus_connection_unregister_subtree(connection, subtree) }
    subtree = 0
    for registration in registrations { g_dbus_connection_unregister_object(connection, registration) }
    registrations = []
    g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), closedHandler)
    g_dbus_connection_close(connection, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    desktop = nil
    wanted = []
    service.listenersDidChange(false)
  }

  // MARK: Registry

  private func embed() {
    call(
      "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed", .tuple([service.reference(.application)])
    ) { bus, answer in
      let parent = answer.parts(0)
      guard parent.count == 2 else { return }
      bus.desktop = .tuple([.string(parent.string(0)), .path(parent.string(1))])
    }
    call("/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents", nil) { bus, answer in
      let list = answer.parts(0)
      bus.wanted = (0..<list.count).map { list.parts($0).string(1) }
      bus.service.listenersDidChange(!bus.wanted.isEmpty)
    }
  }

  private static let listenersChanged: GDBusSignalCallback = { _, _, _, _, name, parameters, data in
    MainActor.assumeIsolated(with: (name!, parameters!, data!)) { name, parameters, data in
      let bus = owner(data, as: AccessibilityBus.self)
      let event = DBusArguments(parameters).string(1)
      if String(cString: name) == "EventListenerRegistered" {
        bus.wanted.append(event)
      } else if let index = bus.wanted.firstIndex(of: event) {
        bus.wanted.remove(at: index)
      }
      bus.service.listenersDidChange(!bus.wanted.isEmpty)
    }
  }

  private final class Answer {
    let take: (DBusArguments) -> Void

    init(_ take: @escaping (DBusArguments) -> Void) { self.take = take }
  }

  private func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: DBusValue?,
    then take: @escaping (AccessibilityBus, DBusArguments) -> Void
  ) {
    guard let connection else { return }
    let answer = Answer { [weak self] in if let self { take(self, $0) } }
    g_dbus_connection_call(
      connection, Self.registry, path, interface, method, arguments?.makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        MainActor.assumeIsolated(with: (g_dbus_connection_call_finish(OpaquePointer(source), result, nil), data!)) { reply, data in
          let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
          guard let reply else { return }
          answer.take(DBusArguments(reply))
          g_variant_unref(reply)
        }
      }, Unmanaged.passRetained(answer).toOpaque())
  }

  func emit(_ path: String, _ event: ATSPIEvent) {
    guard let connection else { return }
    g_dbus_connection_emit_signal(connection, nil, path, event.interface, event.name, event.body.makeVariant(), nil)
  }

  // MARK: Requests

  private func publish(on connection: OpaquePointer) {
    subtree = g_dbus_connection_register_subtree(
      connection, AccessibilityService.root, Self.subtreeTable, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, pointer, nil, nil)
    registrations.append(
      g_dbus_connection_register_object(
        connection, "/org/a11y/atspi/cache", ATSPIInterface.cache.info, Self.objectTable, pointer, nil, nil))
  }

  /// GIO stores the pointers to the tables.
  private static let objectTable: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, _, path, interface, method, parameters, invocation, data in
      MainActor.assumeIsolated(with: (path!, interface!, method!, parameters, invocation!, data!)) {
        path, interface, method, parameters, invocation, data in
        let bus = owner(data, as: AccessibilityBus.self)
        let answer = bus.answer(
          String(cString: path), String(cString: interface), String(cString: method), DBusArguments(parameters))
        if let answer {
          g_dbus_method_invocation_return_value(invocation, answer.makeVariant())
        } else {
          g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.UnknownObject", "The object no longer exists.")
        }
      }
    }
    table.pointee.get_property = { _, _, path, interface, name, error, data in
      let result = MainActor.assumeIsolated(with: (path!, interface!, name!, data!)) { path, interface, name, data in
        let bus = owner(data, as: AccessibilityBus.self)
        return bus.property(String(cString: path), String(cString: interface), String(cString: name))?.makeVariant()
      }
      if result == nil {
        g_set_error_literal(error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_OBJECT.rawValue), "The object no longer exists.")
      }
      return result
    }
    table.pointee.set_property = { _, _, path, interface, name, value, error, data in
      let isDone = MainActor.assumeIsolated(with: (path!, interface!, name!, value!, data!)) { path, interface, name, value, data in
        let bus = owner(data, as: AccessibilityBus.self)
        return bus.set(String(cString: path), String(cString: interface), String(cString: name), value)
      }
      if !isDone {
        g_set_error_literal(error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_FAILED.rawValue), "The property cannot be set.")
      }
      return isDone ? 1 : 0
    }
    return table
  }()

  private static let subtreeTable: UnsafeMutablePointer<GDBusSubtreeVTable> = {
    let table = UnsafeMutablePointer<GDBusSubtreeVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusSubtreeVTable())
    // Introspection doesn't enumerate the objects.
    table.pointee.enumerate = { _, _, _, _ in
      let names = g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * 2))
      return names?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    }
    table.pointee.introspect = { _, _, _, node, data in
      // There is no object at the common parent path.
      guard node != nil else { return nil }
      return MainActor.assumeIsolated(with: (node!, data!)) {
        node, data -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? in
        let bus = owner(data, as: AccessibilityBus.self)
        guard let object = bus.object(String(cString: node)) else { return nil }
        let infos = object.interfaces.compactMap(\.info)
        let size = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride * (infos.count + 1)
        let result = g_malloc0(gsize(size))?.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
        for (index, info) in infos.enumerated() { result?[index] = g_dbus_interface_info_ref(info) }
        return result
      }
    }
    table.pointee.dispatch = { _, _, _, _, node, outData, data in
      guard node != nil else { return nil }
      outData?.pointee = data
      return MainActor.assumeIsolated(with: ()) { UnsafePointer(objectTable) }
    }
    return table
  }()

  private func object(_ node: String) -> AccessibleObject? {
    if node != "root" { service.didReceiveRequest() }
    return service.object(node)
  }

  private func object(atPath path: String) -> AccessibleObject? {
    object(path.split(separator: "/").last.map(String.init) ?? "")
  }

  private func answer(_ path: String, _ interface: String, _ method: String, _ arguments: DBusArguments) -> DBusValue? {
    guard let interface = ATSPIInterface(rawValue: interface) else { return nil }
    if interface == .cache { return .tuple([.array("((so)(so)(so)iiassusau)", [])]) }
    guard let object = object(atPath: path) else { return nil }
    return ATSPIAnswers(object: object, service: service).answer(interface, method, arguments)
  }

  private func property(_ path: String, _ interface: String, _ name: String) -> DBusValue? {
    guard let interface = ATSPIInterface(rawValue: interface), let object = object(atPath: path) else { return nil }
    if interface == .application, name == "Id" { return .int(applicationID) }
    return ATSPIAnswers(object: object, service: service).property(interface, name)
  }

  private func set(_ path: String, _ interface: String, _ name: String, _ value: OpaquePointer) -> Bool {
    guard let object = object(atPath: path) else { return false }
    switch (object, ATSPIInterface(rawValue: interface), name) {
    case (.application, .application, "Id"):
      applicationID = Int(g_variant_get_int32(value))
      return true
    case (.element(let element, let window), .value, "CurrentValue"): return window.setValue(g_variant_get_double(value), of: element.id)
    default: return false
    }
  }
}
