import CGTK
import Oriel
import OrielBus

/// A menu on the session bus, by `com.canonical.dbusmenu`: the desktop environment shows it and reports the user's choice.
@MainActor
final class MenuService {
  private weak var item: StatusItem?
  private var object: BusObject?
  /// The entries that the desktop environment has received.
  private var told: [MenuEntry] = []
  private(set) var revision: UInt32 = 1

  private static let interface = InterfaceDescription(
    name: "com.canonical.dbusmenu",
    members: """
      Version:u TextDirection:s Status:s IconThemePath:as
      GetLayout(i,i,as)u,(ia{sv}av) GetGroupProperties(ai,as)a(ia{sv}) GetProperty(i,s)v Event(i,s,v,u) EventGroup(a(isvu))ai
      AboutToShow(i)b AboutToShowGroup(ai)ai,ai *ItemsPropertiesUpdated(a(ia{sv}),a(ias)) *LayoutUpdated(u,i) *ItemActivationRequested(i,u)
      """)

  init(_ item: StatusItem, on connection: OpaquePointer, path: String) {
    self.item = item
    told = item.entries
    object = BusObject(on: connection, path: path, Self.interface) { [weak self] in
      self?.property($0)
    } call: { [weak self] in
      self?.answer($0, $1)
    }
  }

  func remove() { object?.remove() }

  /// Sends the changes of the menu.
  func menuDidChange() {
    guard let item else { return }
    let difference = MenuDifference(from: told, to: item.entries)
    told = item.entries
    if !difference.changes.isEmpty {
      let updated = difference.changes.filter { !$0.updated.isEmpty }.map { DBusValue.tuple([.int($0.id), .options($0.updated)]) }
      let removed = difference.changes.filter { !$0.removed.isEmpty }.map { DBusValue.tuple([.int($0.id), .strings($0.removed)]) }
      object?.emit("ItemsPropertiesUpdated", [.array("(ia{sv})", updated), .array("(ias)", removed)])
    }
    guard difference.isRearranged else { return }
    revision += 1
    object?.emit("LayoutUpdated", [.uint32(revision), .int(0)])
  }

  private func property(_ name: String) -> DBusValue? {
    switch name {
    case "Version": .uint32(3)
    case "TextDirection": .string(UserLanguage.current.isRightToLeft ? "rtl" : "ltr")
    case "Status": .string("normal")
    case "IconThemePath": .strings([])
    default: nil
    }
  }

  private func answer(_ method: String, _ arguments: DBusArguments) -> [DBusValue]? {
    switch method {
    case "GetLayout":
      guard let entry = find(arguments.int(0)) else { return nil }
      let layout = MenuProperties.layout(
        id: entry.id, properties: entry.properties, children: entry.children, depth: arguments.int(1), names: Set(arguments.strings(2)))
      return [.uint32(revision), layout]
    case "GetGroupProperties":
      let list = arguments.parts(0)
      let asked = (0..<list.count).map { list.int($0) }
      // An empty list stands for all entries.
      let found = (asked.isEmpty ? [0] + Self.numbers(told) : asked).compactMap { find($0) }
      let names = Set(arguments.strings(1))
      return [.array("(ia{sv})", found.map { .tuple([.int($0.id), .options(MenuProperties.chosen($0.properties, names))]) })]
    case "GetProperty":
      guard let value = find(arguments.int(0))?.properties[arguments.string(1)] else { return nil }
      return [.variant(value)]
    case "Event": return handle(arguments.string(1), for: arguments.int(0)) ? [] : nil
    case "EventGroup":
      let list = arguments.parts(0)
      let events = (0..<list.count).map { list.parts($0) }
      return [.array("i", events.filter { !handle($0.string(1), for: $0.int(0)) }.map { .int($0.int(0)) })]
    case "AboutToShow":
      guard find(arguments.int(0)) != nil else { return nil }
      return [.bool(bringUpToDate())]
    case "AboutToShowGroup":
      let list = arguments.parts(0)
      let asked = (0..<list.count).map { list.int($0) }
      let isChanged = bringUpToDate()
      return [
        .array("i", isChanged ? asked.filter { find($0) != nil }.map { .int($0) } : []),
        .array("i", asked.filter { find($0) == nil }.map { .int($0) }),
      ]
    default: return nil
    }
  }

  private func bringUpToDate() -> Bool {
    let before = revision
    item?.menuWillOpen()
    return revision != before
  }

  /// Handles an event. Returns `false` if there is no such entry.
  private func handle(_ event: String, for id: Int) -> Bool {
    guard find(id) != nil else { return false }
    if event == "clicked" { item?.choose(id) }
    return true
  }

  private struct Found {
    let id: Int
    let properties: [String: DBusValue]
    let children: [MenuEntry]
  }

  private func find(_ id: Int) -> Found? {
    if id == 0 { return Found(id: 0, properties: ["children-display": .string("submenu")], children: told) }
    func search(_ entries: [MenuEntry]) -> MenuEntry? {
      for entry in entries { if let found = entry.id == id ? entry : search(entry.children) { return found } }
      return nil
    }
    return search(told).map { Found(id: id, properties: MenuProperties.properties(of: $0), children: $0.children) }
  }

  private static func numbers(_ entries: [MenuEntry]) -> [Int] { entries.flatMap { [$0.id] + numbers($0.children) } }
}
