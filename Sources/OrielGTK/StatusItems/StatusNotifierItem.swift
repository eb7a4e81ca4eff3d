import CGTK
import Foundation
import Oriel
import OrielBus
import OrielGSK

/// A status item, by `org.kde.StatusNotifierItem` on the session bus.
///
/// The item is registered with the watcher as long as there is one, and again with each new one. The bar requests the rest.
@MainActor
final class StatusNotifierItem: PlatformStatusItem {
  static let watcher = "org.kde.StatusNotifierWatcher"
  static let watcherPath = "/StatusNotifierWatcher"

  private weak var item: StatusItem?
  private let number: Int
  private let renderer: GSKRenderer
  private let didRemove: (StatusNotifierItem) -> Void
  private var watch: guint = 0
  private var connection: OpaquePointer?
  private var object: BusObject?
  private var menu: MenuService?
  /// Indicates whether a bar has accepted the item.
  private(set) var isAnnounced = false
  private var pixmaps: DBusValue?

  private static let interface = InterfaceDescription(
    name: "org.kde.StatusNotifierItem",
    members: """
      Category:s Id:s Title:s Status:s WindowId:u IconName:s IconThemePath:s IconPixmap:a(iiay) ToolTip:(sa(iiay)ss) ItemIsMenu:b Menu:o
      ContextMenu(i,i) Activate(i,i) SecondaryActivate(i,i) Scroll(i,s) *NewTitle() *NewIcon() *NewToolTip() *NewStatus(s) *NewMenu()
      """)

  /// Creates a status item.
  ///
  /// - Parameter number: A number that is unique among the items of the process.
  init(_ item: StatusItem, number: Int, renderer: GSKRenderer, didRemove: @escaping (StatusNotifierItem) -> Void = { _ in }) {
    self.item = item
    self.number = number
    self.renderer = renderer
    self.didRemove = didRemove
    item.didChange = { [weak self] in self?.itemDidChange($0) }
  }

  private var path: String { "/StatusNotifierItem/\(number)" }
  private var menuPath: String { path + "/Menu" }
  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Watches for a bar on the session bus. Returns `false` if there is no bus.
  func watchSession() -> Bool {
    guard SessionBus.isPresent() else {
      reportNotShown("there is no session bus")
      return false
    }
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, Self.watcher, GBusNameWatcherFlags(rawValue: 0), Self.appeared, Self.vanished, pointer, nil)
    return true
  }

  /// Watches for a bar on the bus of a connection.
  func watchBus(of connection: OpaquePointer) {
    watch = g_bus_watch_name_on_connection(
      connection, Self.watcher, GBusNameWatcherFlags(rawValue: 0), Self.appeared, Self.vanished, pointer, nil)
  }

  func remove() {
    if watch != 0 { g_bus_unwatch_name(watch) }
    watch = 0
    isAnnounced = false
    // Bars remove an item when the connection closes, which stays open here, or when its status changes.
    object?.emit("NewStatus", [.string("Passive")])
    object?.remove()
    menu?.remove()
    (object, menu) = (nil, nil)
    if let connection {
      // The program may end now, before the reply to the click that ends it has been sent.
      g_dbus_connection_flush_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    connection = nil
    didRemove(self)
  }

  var isOnDark = false {
    didSet { item?.isDark = isOnDark }
  }

  private func itemDidChange(_ change: StatusItem.Change) {
    switch change {
    case .menu: menu?.menuDidChange()
    case .label:
      pixmaps = nil
      for signal in ["NewIcon", "NewTitle", "NewToolTip"] { object?.emit(signal) }
    }
  }

  // MARK: Watcher

  private static let appeared: GBusNameAppearedCallback = { connection, _, _, data in
    MainActor.assumeIsolated(with: (connection!, data!)) { connection, data in
      owner(data, as: StatusNotifierItem.self).announce(on: connection)
    }
  }

  private static let vanished: GBusNameVanishedCallback = { _, _, data in
    MainActor.assumeIsolated(with: data!) { data in
      let item = owner(data, as: StatusNotifierItem.self)
      item.isAnnounced = false
      item.reportNotShown("no process owns the name \(StatusNotifierItem.watcher) on the session bus")
    }
  }

  private func reportNotShown(_ reason: String) {
    Report.once(
      "menu-bar-extra",
      "The desktop environment has no status area for a MenuBarExtra (\(reason)); \"\(item?.title ?? "")\" isn't shown until it has one. "
        + "GNOME needs the extension AppIndicator.")
  }

  private func announce(on newConnection: OpaquePointer) {
    guard let item else { return }
    if object == nil {
      g_object_ref(UnsafeMutableRawPointer(newConnection))
      connection = newConnection
      if !item.opensWindow { menu = MenuService(item, on: newConnection, path: menuPath) }
      object = BusObject(on: newConnection, path: path, Self.interface) { [weak self] in
        self?.property($0)
      } call: { [weak self] in
        self?.answer($0, $1)
      }
    }
    g_dbus_connection_call(
      newConnection, Self.watcher, Self.watcherPath, Self.watcher, "RegisterStatusNotifierItem",
      DBusValue.tuple([.string(path)]).makeVariant(), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { source, result, data in
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
        MainActor.assumeIsolated(with: (answer, error, data!)) { answer, error, data in
          let item = Unmanaged<StatusNotifierItem>.fromOpaque(data).takeRetainedValue()
          defer { if let answer { g_variant_unref(answer) } }
          guard answer == nil else { return item.isAnnounced = item.object != nil }
          item.reportNotShown("\(StatusNotifierItem.watcher) rejected the item: \(BusFailure(error))")
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  // MARK: Requests

  private func property(_ name: String) -> DBusValue? {
    guard let item else { return nil }
    switch name {
    case "Category": return .string("ApplicationStatus")
    case "Id": return .string(g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName)
    case "Title": return .string(item.title)
    case "Status": return .string("Active")
    case "WindowId": return .uint32(0)
    case "IconName", "IconThemePath": return .string("")
    case "IconPixmap":
      let known = pixmaps ?? StatusIcon.pixmaps(of: item, renderer: renderer)
      pixmaps = known
      return known
    case "ToolTip": return .tuple([.string(""), .array("(iiay)", []), .string(item.title), .string("")])
    case "ItemIsMenu": return .bool(!item.opensWindow)
    // Bars recognize this path as that of an item without a menu.
    case "Menu": return .path(item.opensWindow ? "/NO_DBUSMENU" : menuPath)
    default: return nil
    }
  }

  private func answer(_ method: String, _ arguments: DBusArguments) -> [DBusValue]? {
    // A bar shows the menu by itself, and calls these methods for an item without one.
    if ["Activate", "SecondaryActivate", "ContextMenu"].contains(method), let item, item.opensWindow {
      item.activate(CGPoint(x: arguments.int(0), y: arguments.int(1)))
    }
    return []
  }
}
