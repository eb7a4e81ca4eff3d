import Foundation

/// An entry of a menu that the desktop shows in place of a window.
package struct MenuEntry: Equatable, Identifiable {
  package enum Kind: Equatable {
    case action
    /// On or off; nil where some have it and others don't.
    case choice(isChosen: Bool?)
    case submenu([MenuEntry])
    case separator
    /// What can't be chosen, such as a section's title.
    case note
  }

  /// The same for as long as the entry is there. Above 0.
  package let id: Int
  package var kind: Kind
  package var title = ""
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
  /// A PNG file.
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

  /// Without separators that separate nothing: at an end, beside another one, below a note.
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
