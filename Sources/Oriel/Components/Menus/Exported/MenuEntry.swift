import Foundation

/// An entry of a menu that the desktop environment shows instead of a window.
package struct MenuEntry: Equatable, Identifiable {
  package enum Kind: Equatable {
    case action
    /// A choice that is on or off, or `nil` if it is mixed.
    case choice(isSelected: Bool?)
    case submenu([MenuEntry])
    case separator
    /// An entry that can't be chosen, such as a section's title.
    case note
  }

  /// The id of the entry, which is positive and persists as long as the entry exists.
  package let id: Int
  package var kind: Kind
  package var title = ""
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
  /// The icon as the data of a PNG file, or `nil` if there is none.
  package var icon: Data?

  package init(id: Int, kind: Kind, title: String = "", isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil, icon: Data? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.icon = icon
  }

  package var children: [MenuEntry] { if case .submenu(let entries) = kind { entries } else { [] } }

  /// Returns the entries without redundant separators: those at an end, and those next to another one.
  static func tidied(_ entries: [MenuEntry]) -> [MenuEntry] {
    var result: [MenuEntry] = []
    for entry in entries {
      if entry.kind == .separator, result.isEmpty || result.last?.kind == .separator { continue }
      result.append(entry)
    }
    if result.last?.kind == .separator { result.removeLast() }
    return result
  }
}
