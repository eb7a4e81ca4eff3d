import Foundation
import Oriel
import OrielBus

/// The properties of a menu's entries in `com.canonical.dbusmenu`.
@MainActor
enum MenuProperties {
  /// Returns the properties that differ from the defaults: enabled, visible, without a check mark.
  static func properties(of entry: MenuEntry) -> [String: DBusValue] {
    var result: [String: DBusValue] = [:]
    if entry.kind == .separator { return ["type": .string("separator")] }
    // A single underscore marks the mnemonic of an entry.
    result["label"] = .string(entry.title.replacing("_", with: "__"))
    if !entry.isEnabled { result["enabled"] = .bool(false) }
    if let shortcut = entry.shortcut { result["shortcut"] = .array("as", [.strings(keys(of: shortcut))]) }
    if let icon = entry.icon { result["icon-data"] = .bytes([UInt8](icon)) }
    switch entry.kind {
    case .choice(let isSelected):
      result["toggle-type"] = .string("checkmark")
      result["toggle-state"] = .int(isSelected.map { $0 ? 1 : 0 } ?? -1)
    case .submenu: result["children-display"] = .string("submenu")
    case .action, .separator, .note: break
    }
    return result
  }

  private static func keys(of shortcut: KeyboardShortcut) -> [String] {
    let modifiers = shortcut.modifiers
    let takesSuper = modifiers.isSuperset(of: [.command, .control])
    let names: [(EventModifiers, String)] = [
      (.control, "Control"), (.command, takesSuper ? "Super" : "Control"), (.option, "Alt"), (.shift, "Shift"),
    ]
    let special: [KeyEquivalent: String] = [
      .return: "Return", .escape: "Escape", .delete: "BackSpace", .deleteForward: "Delete", .tab: "Tab", .space: "space", .upArrow: "Up",
      .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .home: "Home", .end: "End", .pageUp: "Page_Up", .pageDown: "Page_Down",
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1) + [special[shortcut.key] ?? String(shortcut.key.character).lowercased()]
  }

  /// Returns an entry with its descendants down to a depth; a negative depth stands for all of them. The root has the number 0.
  static func layout(
    id: Int, properties: [String: DBusValue], children: [MenuEntry], depth: Int, names: Set<String>
  ) -> DBusValue {
    let below =
      depth == 0
      ? []
      : children.map { child in
        DBusValue.variant(
          layout(id: child.id, properties: Self.properties(of: child), children: child.children, depth: depth - 1, names: names))
      }
    return .tuple([.int(id), .options(chosen(properties, names)), .array("v", below)])
  }

  /// Returns the requested properties: all of them if there are no names.
  static func chosen(_ properties: [String: DBusValue], _ names: Set<String>) -> [String: DBusValue] {
    names.isEmpty ? properties : properties.filter { names.contains($0.key) }
  }
}

/// The difference between two states of a menu.
struct MenuDifference: Equatable {
  struct Change: Equatable {
    let id: Int
    var updated: [String: DBusValue] = [:]
    var removed: [String] = []
  }

  /// Indicates whether the set of entries or their order has changed.
  let isRearranged: Bool
  /// The changes of persisting entries.
  let changes: [Change]

  @MainActor init(from old: [MenuEntry], to new: [MenuEntry]) {
    isRearranged = Self.shape(old) != Self.shape(new)
    let before = Dictionary(
      Self.all(old).map { ($0.id, MenuProperties.properties(of: $0)) }, uniquingKeysWith: { first, _ in first })
    changes = Self.all(new).compactMap { entry in
      guard let old = before[entry.id] else { return nil }
      let properties = MenuProperties.properties(of: entry)
      let change = Change(
        id: entry.id, updated: properties.filter { old[$0.key] != $0.value }, removed: old.keys.filter { properties[$0] == nil }.sorted())
      return change.updated.isEmpty && change.removed.isEmpty ? nil : change
    }
  }

  private static func all(_ entries: [MenuEntry]) -> [MenuEntry] { entries.flatMap { [$0] + all($0.children) } }

  /// Returns the numbers of the entries in order, with a 0 at the end of each submenu.
  private static func shape(_ entries: [MenuEntry]) -> [Int] { entries.flatMap { [$0.id] + shape($0.children) + [0] } }
}
