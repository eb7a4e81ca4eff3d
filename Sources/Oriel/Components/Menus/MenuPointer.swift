/// The shared state of a menu's entries: the highlighted entry, and the entry with an open submenu.
@MainActor
final class MenuPointer {
  /// The identity of an entry of the menu.
  final class Entry {
    nonisolated init() {}
  }

  private var marked: (entry: Entry, unmark: () -> Void)?
  private var opened: (entry: Entry, close: () -> Void)?
  private var focused: Entry?
  /// Indicates whether an entry has the focus. Only then does the pointer move the focus to entries, because otherwise the user may be
  /// typing elsewhere.
  var hasFocus: Bool { focused != nil }

  /// The time for which the pointer rests on an entry before its submenu opens and another entry's submenu closes, in seconds. The pointer
  /// crosses other entries as it moves to an open submenu.
  static let delay = 0.2

  nonisolated init() {}

  func focusDidMove(_ entry: Entry, isHere: Bool) {
    if isHere { focused = entry } else if focused === entry { focused = nil }
  }

  /// Highlights an entry, and removes the highlight of the last one.
  func mark(_ entry: Entry, unmark: @escaping () -> Void) {
    let last = marked
    marked = (entry, unmark)
    if last?.entry !== entry { last?.unmark() }
  }

  func unmark(_ entry: Entry) {
    guard marked?.entry === entry else { return }
    let last = marked
    marked = nil
    last?.unmark()
  }

  /// Records that a submenu has opened beside an entry, and closes another entry's submenu.
  func didOpen(_ entry: Entry, close: @escaping () -> Void) {
    let last = opened
    opened = (entry, close)
    if last?.entry !== entry { last?.close() }
  }

  func didClose(_ entry: Entry) { if opened?.entry === entry { opened = nil } }

  /// Closes the open submenu if it belongs to another entry than the one on which the pointer rests.
  func rest(on entry: Entry) {
    guard let opened, opened.entry !== entry else { return }
    self.opened = nil
    opened.close()
  }
}
