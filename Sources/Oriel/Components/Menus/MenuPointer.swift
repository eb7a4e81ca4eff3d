/// What the entries of a menu know of one another: which one is marked, and which one has a menu open beside it.
@MainActor
final class MenuPointer {
  /// An entry of the menu, by identity.
  final class Entry {
    nonisolated init() {}
  }

  private var marked: (entry: Entry, unmark: () -> Void)?
  private var opened: (entry: Entry, close: () -> Void)?
  private var focused: Entry?
  /// Whether an entry has the focus. The pointer takes the focus along then, and leaves it where it is otherwise: somebody may be writing.
  var hasFocus: Bool { focused != nil }

  /// Seconds that the pointer rests on an entry until the menu beside it opens and the menu beside another entry closes. On its way into an open menu
  /// the pointer crosses other entries.
  static let delay = 0.2

  nonisolated init() {}

  func focusDidMove(_ entry: Entry, isHere: Bool) {
    if isHere { focused = entry } else if focused === entry { focused = nil }
  }

  /// Marks an entry, and none but it.
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

  /// A menu has opened beside an entry.
  func didOpen(_ entry: Entry, close: @escaping () -> Void) {
    let last = opened
    opened = (entry, close)
    if last?.entry !== entry { last?.close() }
  }

  func didClose(_ entry: Entry) { if opened?.entry === entry { opened = nil } }

  /// Closes the menu beside another entry than the one that the pointer rests on.
  func rest(on entry: Entry) {
    guard let opened, opened.entry !== entry else { return }
    self.opened = nil
    opened.close()
  }
}
