import CGTK
import Foundation
import OrielBus
import OrielGSK
import OrielModel
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("Status items on the bus", .enabled(if: PrivateBus.isAvailable), .serialized)
struct StatusNotifierItemTests {
  private struct Counter: App {
    @State private var count = 0

    var body: some Scene {
      MenuBarExtra("Counter") {
        Button("Count_\(count)") { count += 1 }.keyboardShortcut("k", modifiers: [.command, .shift])
        Divider()
        Toggle("Many", isOn: .constant(count > 0))
        Menu("Sub") { ForEach(0..<count, id: \.self) { Button("Entry \($0)") {} } }
      }
    }
  }

  /// A platform with a status area only.
  private final class BusPlatform: Platform {
    let shaper: any TextShaper = PangoTextShaper()
    let images: any ImageLoader = GdkImageLoader()
    let connection: OpaquePointer
    var item: StatusNotifierItem?

    init(_ connection: OpaquePointer) { self.connection = connection }

    func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? { nil }

    func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)? {
      let new = StatusNotifierItem(item, number: 1, renderer: GSKRenderer())
      new.watchBus(of: connection)
      self.item = new
      return new
    }
  }

  private func ask(
    _ bus: PrivateBus, _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [DBusValue]
  ) -> String? {
    let answer = Answer()
    g_dbus_connection_call(
      connection, name, path, interface, method, DBusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        nonisolated(unsafe) let (source, result, data) = (source, result, data!)
        MainActor.assumeIsolated {
          let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
          let variant = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          answer.isThere = true
          guard let variant else { return }
          let text = g_variant_print(variant, 0)!
          answer.text = String(cString: text)
          g_free(text)
          g_variant_unref(variant)
        }
      }, Unmanaged.passRetained(answer).toOpaque())
    bus.run { answer.isThere }
    return answer.text
  }

  private final class Answer {
    var isThere = false
    var text: String?
  }

  @Test("A status item registers with each watcher, serves its menu, runs clicked actions, and signals changes")
  func announcement() async throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let log = MessageLog()
    log.listen()
    let platform = BusPlatform(try bus.connect())
    let host = AppHost(Counter(), platform: platform)
    let item = try #require(platform.item)
    bus.run(for: 0.1)
    #expect(!item.isAnnounced && log.messages.count { $0.contains("MenuBarExtra") } == 1, "No watcher shows the item yet")

    var watcher = try FakeWatcher(on: bus)
    #expect(bus.run { item.isAnnounced })
    #expect(watcher.paths == ["/StatusNotifierItem/1"])
    let (name, path) = (watcher.senders[0], watcher.paths[0])
    let asking = try bus.connect()
    func menu(_ method: String, _ arguments: DBusValue...) -> String? {
      ask(bus, asking, name, path + "/Menu", "com.canonical.dbusmenu", method, arguments)
    }
    let all = try #require(
      ask(
        bus, asking, name, path, "org.freedesktop.DBus.Properties", "GetAll", [.string("org.kde.StatusNotifierItem")]))
    #expect(
      all.contains("'Title': <'Counter'>") && all.contains("'ItemIsMenu': <true>") && all.contains("/StatusNotifierItem/1/Menu'>")
    )
    #expect(all.contains("'IconPixmap': <[(") && all.contains("'Status': <'Active'>"))

    let layout = try #require(menu("GetLayout", .int(0), .int(-1), .strings([])))
    #expect(layout.contains("'label': <'Count__0'>") && layout.contains("'shortcut': <[['Control', 'Shift', 'k']]>"))
    #expect(layout.contains("'type': <'separator'>") && layout.contains("'toggle-state': <0>"))
    #expect(layout.contains("'children-display': <'submenu'>") && !layout.contains("Entry 0"))
    var signals: [String] = []
    let subscription = watcher.hear(from: asking, path + "/Menu") { signals.append($0) }
    defer { g_dbus_connection_signal_unsubscribe(asking, subscription) }
    let id = try #require(entryID("Count_0", host))
    #expect(menu("Event", .int(id), .string("clicked"), .variant(.int32(0)), .uint32(0)) == "()")
    // The action and the following update run on the main queue, which is the test's own while it waits.
    for _ in 0..<500 where !signals.contains(where: { $0.hasPrefix("LayoutUpdated") }) {
      host.update()
      bus.run(for: 0.005)
      try await Task.sleep(for: .milliseconds(5))
    }
    let isRearranged = signals.contains { $0.hasPrefix("LayoutUpdated") }
    #expect(isRearranged, "\(signals)")
    #expect(signals.contains { $0.hasPrefix("ItemsPropertiesUpdated") && $0.contains("Count__1") && $0.contains("'toggle-state': <1>") })
    let later = try #require(menu("GetLayout", .int(0), .int(-1), .strings(["label"])))
    #expect(later.contains("Entry 0") && !later.contains("toggle-state"))
    #expect(menu("Event", .int(9999), .string("clicked"), .variant(.int32(0)), .uint32(0)) == nil)
    #expect(menu("AboutToShow", .int(0)) == "(false,)")
    #expect(menu("GetGroupProperties", .strings([])) == nil, "A call with another signature fails")

    watcher.leave()
    #expect(bus.run { !item.isAnnounced })
    watcher = try FakeWatcher(on: bus)
    #expect(bus.run { item.isAnnounced } && watcher.paths.count == 1)
    item.remove()
    #expect(menu("GetLayout", .int(0), .int(-1), .strings([])) == nil)
  }

  private func entryID<A: App>(_ title: String, _ host: AppHost<A>) -> Int? {
    host.statusItems.first?.entries.first { $0.title == title }?.id
  }

  @Test("The bytes of an icon are in ARGB order, and the icon's color follows the desktop environment")
  func pixels() throws {
    let image = try #require(RasterImage(width: 1, height: 1, bytes: [1, 2, 3, 4]))
    #expect(StatusIcon.bytes(of: image) == [4, 1, 2, 3])
    #expect(StatusIcon.isOnDark(desktopIsDark: false, environment: ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]))
    #expect(!StatusIcon.isOnDark(desktopIsDark: false, environment: ["XDG_CURRENT_DESKTOP": "KDE"]))
  }

  @Test("Changed menu entries are reported by id, and rearranged ones by the layout")
  func differences() {
    let one = MenuEntry(id: 1, kind: .action, title: "a", isEnabled: false)
    let two = MenuEntry(id: 2, kind: .submenu([one]), title: "b")
    var enabled = one
    enabled.isEnabled = true
    let change = MenuDifference(from: [two], to: [MenuEntry(id: 2, kind: .submenu([enabled]), title: "b")])
    #expect(!change.isRearranged && change.changes == [MenuDifference.Change(id: 1, removed: ["enabled"])])
    #expect(MenuDifference(from: [two], to: [one, MenuEntry(id: 2, kind: .submenu([]), title: "b")]).isRearranged)
    #expect(!MenuDifference(from: [two], to: [two]).isRearranged)
  }
}

/// A stand-in for a status bar on a bus, which records the registered items.
@MainActor
private final class FakeWatcher {
  private let connection: OpaquePointer
  private var object: guint = 0
  private var name: guint = 0
  private(set) var paths: [String] = []
  private(set) var senders: [String] = []

  init(on bus: PrivateBus) throws {
    connection = try bus.connect()
    let xml = """
      <node><interface name="org.kde.StatusNotifierWatcher">
        <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
      </interface></node>
      """
    let node = g_dbus_node_info_new_for_xml(xml, nil)!
    defer { g_dbus_node_info_unref(node) }
    // GIO keeps the pointer to the table.
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, sender, _, _, _, parameters, invocation, data in
      nonisolated(unsafe) let (parameters, invocation, data) = (parameters!, invocation!, data!)
      let sender = String(cString: sender!)
      MainActor.assumeIsolated {
        let watcher = Unmanaged<FakeWatcher>.fromOpaque(data).takeUnretainedValue()
        watcher.paths.append(DBusArguments(parameters).string(0))
        watcher.senders.append(sender)
        g_dbus_method_invocation_return_value(invocation, nil)
      }
    }
    object = g_dbus_connection_register_object(
      connection, StatusNotifierItem.watcherPath, node.pointee.interfaces[0], table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    name = g_bus_own_name_on_connection(
      connection, StatusNotifierItem.watcher, GBusNameOwnerFlags(rawValue: 0), nil, nil, nil, nil)
  }

  /// Subscribes to the signals of a menu.
  func hear(from connection: OpaquePointer, _ path: String, _ heard: @escaping (String) -> Void) -> guint {
    final class Ear {
      let heard: (String) -> Void
      init(_ heard: @escaping (String) -> Void) { self.heard = heard }
    }
    return g_dbus_connection_signal_subscribe(
      connection, nil, "com.canonical.dbusmenu", nil, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, signal, parameters, data in
        nonisolated(unsafe) let (parameters, data) = (parameters!, data!)
        let signal = String(cString: signal!)
        MainActor.assumeIsolated {
          let text = g_variant_print(parameters, 0)!
          defer { g_free(text) }
          Unmanaged<Ear>.fromOpaque(data).takeUnretainedValue().heard(signal + String(cString: text))
        }
      }, Unmanaged.passRetained(Ear(heard)).toOpaque(), nil)
  }

  func leave() {
    if name != 0 { g_bus_unown_name(name) }
    g_dbus_connection_unregister_object(connection, object)
    name = 0
  }
}
