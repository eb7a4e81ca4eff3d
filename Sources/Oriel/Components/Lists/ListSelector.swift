import Foundation

/// An object that selects the rows of a list in response to taps and keys.
@MainActor
final class ListSelector {
  weak var list: ListContext?
  /// The row that was selected last.
  private var current: (index: Int, value: AnyHashable)?
  /// The row at which a range selection starts.
  private var start: (index: Int, value: AnyHashable)?

  private var selection: ListSelection? { list?.setup.selection?.selection }

  /// Indicates whether the list supports selection.
  var hasSelection: Bool { selection != nil }

  /// Indicates whether the selection isn't empty.
  var isSelecting: Bool { selection?.get().isEmpty == false }

  // MARK: Links

  /// Returns the selection value of a link's value, or `nil` if the list's selection has another type.
  func value(of element: NavigationPath.Element) -> AnyHashable? { selection?.value(ViewTag(element), nil) }

  /// Selects a link's value. Keyboard navigation continues from its row. Returns `false` if the value can't be selected.
  func select(_ element: NavigationPath.Element) -> Bool {
    guard let selection, let value = value(of: element) else { return false }
    takeFocus()
    selection.set([value])
    start = rows.flatMap { index(of: value, in: $0) }.map { (index: $0, value: value) }
    current = start
    return true
  }

  /// Clears the selection, if there is one.
  func deselect() {
    if let selection, !selection.get().isEmpty { selection.set([]) }
  }

  // MARK: Taps

  /// Moves the key focus to the list, as a press on a row does.
  func takeFocus() {
    if let frame = list?.frame { frame.graph.input.focus.move(to: frame, byKeyboard: false) }
  }

  /// Updates the selection after a tap on a row.
  func tap(_ row: ListRowBox, modifiers: EventModifiers) {
    guard let selection, let value = row.value else { return }
    let toggles =
      selection.allowsMultiple && (modifiers.contains(.control) || modifiers.contains(.command) || row.setup.isEditing)
    if selection.allowsMultiple, modifiers.contains(.shift), let start = found(start) {
      selection.set(Set(values(from: start, to: row.index)))
    } else if toggles {
      return toggle(row)
    } else {
      selection.set([value])
      start = (row.index, value)
    }
    current = (row.index, value)
  }

  // MARK: Primary actions

  private var lastPress: (value: AnyHashable, time: TimeInterval)?
  /// The maximum time between the clicks of a double-click, in seconds.
  private static let interval = 0.4

  /// Performs the primary action if `press` is the second click on a row, or a tap of a touch.
  func offerPrimaryAction(_ row: ListRowBox, press: GestureInput) {
    guard let value = row.value, let primary = row.itemPress?.items.primary, !row.setup.isEditing else { return }
    let isPlain = press.modifiers.isDisjoint(with: [.shift, .control, .command])
    let isSecond = lastPress.map { $0.value == value && press.time - $0.time < Self.interval } ?? false
    lastPress = isSecond || !isPlain ? nil : (value, press.time)
    guard isPlain, isSecond || press.device == .touch else { return }
    row.graph.enqueueAction { primary([value]) }
  }

  /// Performs the primary action on the selection, as the Return key does. Returns `false` if there is no action or no selection.
  private func performPrimaryAction() -> Bool {
    guard let selection, let primary = list?.frame?.itemPress?.items.primary, case let values = selection.get(), !values.isEmpty else {
      return false
    }
    list?.frame?.graph.enqueueAction { primary(values) }
    return true
  }

  /// Adds a row to the selection, or removes it.
  func toggle(_ row: ListRowBox) {
    guard let selection, let value = row.value else { return }
    var values = selection.get()
    if values.remove(value) == nil { values.insert(value) }
    selection.set(values)
    start = (row.index, value)
    current = (row.index, value)
  }

  private func values(from first: Int, to second: Int) -> [AnyHashable] {
    (min(first, second)...max(first, second)).compactMap(value(at:))
  }

  // MARK: Rows

  private var rows: (any ListRowsHost)? { list?.rows }

  /// Returns the selection value of a row, or `nil` if the row has none. A value that only the row's views define is unknown until the row
  /// is built.
  private func value(at index: Int) -> AnyHashable? {
    guard let rows, let selection, let segment = rows.box.map.segment(ofRow: index), segment.role == .content else { return nil }
    if let live = rows.box.live.first(where: { $0.index == index }) {
      return live.boxes.lazy.compactMap { ($0 as? ListRowBox)?.value }.first
    }
    return selection.value(nil, segment.source.id(at: index - segment.rows.lowerBound))
  }

  /// Returns the current index of a row that was recorded earlier, or `nil` if it doesn't exist anymore.
  private func found(_ entry: (index: Int, value: AnyHashable)?) -> Int? {
    guard let entry, let rows else { return nil }
    if value(at: entry.index) == entry.value { return entry.index }
    return index(of: entry.value, in: rows)
  }

  private func index(of value: AnyHashable, in rows: any ListRowsHost) -> Int? {
    for live in rows.box.live where live.boxes.contains(where: { ($0 as? ListRowBox)?.value == value }) { return live.index }
    for segment in rows.box.map.segments where segment.role == .content {
      if let index = segment.source.index(of: value) { return segment.rows.lowerBound + index }
    }
    return nil
  }

  /// The index of the row from which keys move the selection: the last selected row, or the first row of the selection.
  private var position: Int? {
    guard let rows, let selection else { return nil }
    let selected = selection.get()
    if let current, selected.contains(current.value), let index = found(current) { return index }
    return selected.lazy.compactMap { self.index(of: $0, in: rows) }.min()
  }

  // MARK: Keys

  func handle(_ event: KeyEvent) -> Bool {
    let selectsAll = event.key == "a" && !event.modifiers.isDisjoint(with: [.control, .command])
    if selectsAll, event.modifiers.isDisjoint(with: [.shift, .option]) { return event.phase != .up && selectAll() }
    guard event.phase != .up, let rows, let selection, event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    let count = rows.box.map.rowCount
    let target: Int?
    switch event.key {
    case .downArrow: target = next(from: position ?? -1, step: 1)
    case .upArrow: target = next(from: position ?? count, step: -1)
    case .home: target = next(from: -1, step: 1)
    case .end: target = next(from: count, step: -1)
    case .return: return event.phase == .down && performPrimaryAction()
    case .leftArrow, .rightArrow: return event.phase == .down && disclose(event.key)
    default: return false
    }
    guard let target else { return position != nil }
    move(to: target, extends: selection.allowsMultiple && event.modifiers.contains(.shift))
    return true
  }

  /// Expands or collapses the group of the row from which keys move the selection. The arrow in the reading direction expands it.
  private func disclose(_ key: KeyEquivalent) -> Bool {
    guard let rows, let position, let row = liveRow(at: position), let disclosure = row.disclosure,
      disclosure.isExpanded != ((key == .rightArrow) != row.isMirrored)
    else { return false }
    let action = disclosure.control.modifier.action
    rows.graph.enqueueAction { action() }
    return true
  }

  /// Selects all selectable rows, including those that aren't built.
  private func selectAll() -> Bool {
    guard let rows, let selection, selection.allowsMultiple, case let count = rows.box.map.rowCount, count > 0 else { return false }
    selection.set(Set(values(from: 0, to: count - 1)))
    return true
  }

  /// Returns the index of the next row that can be selected, or `nil` at the end. A row that isn't built counts, because its value may be
  /// unknown until it is built.
  private func next(from index: Int, step: Int) -> Int? {
    guard let rows else { return nil }
    var index = index + step
    while let segment = rows.box.map.segment(ofRow: index) {
      let isLive = rows.box.live.contains { $0.index == index }
      if segment.role == .content, !isLive || value(at: index) != nil { return index }
      index += step
    }
    return nil
  }

  private func move(to index: Int, extends: Bool) {
    guard let rows else { return }
    reveal(index)
    if value(at: index) != nil {
      select(index, extends: extends)
      return
    }
    let graph = rows.graph
    graph.afterLayout { [weak self] in
      graph.enqueueAction { self?.select(index, extends: extends) }
    }
  }

  private func select(_ index: Int, extends: Bool) {
    guard let selection, let value = value(at: index) else { return }
    if extends, let first = found(start ?? current) {
      selection.set(Set(values(from: first, to: index)))
    } else {
      selection.set([value])
      start = (index, value)
    }
    current = (index, value)
    // In a column that is visible alone, keys move among its rows without showing the next column.
    if let row = liveRow(at: index), !row.environment.linksPushInCompactColumn { row.wasChosen() }
  }

  private func liveRow(at index: Int) -> ListRowBox? {
    rows?.box.live.first { $0.index == index }?.boxes.lazy.compactMap { $0 as? ListRowBox }.first
  }

  /// Scrolls by the smallest distance that makes a row visible.
  private func reveal(_ index: Int) {
    guard let box = rows?.box, let scroll = box.enclosingScrollBox(along: .vertical), let around = scroll.frameInContent(of: box) else {
      return
    }
    let line = box.map.line(ofRow: index)
    var frame = box.frame(ofLine: line).offsetBy(dx: around.minX, dy: around.minY)
    if box.arrangement.pinnedViews.contains(.sectionHeaders), let header = box.map.section(atLine: line)?.header, !header.isEmpty {
      // A pinned header would cover the row.
      let height = box.frame(ofLine: header.lowerBound).height
      frame.origin.y -= height
      frame.size.height += height
    }
    let target = scroll.offset(showing: frame, anchor: nil, from: scroll.offset)
    guard target != scroll.offset else { return }
    scroll.begin(ScrollRequest(target: .nearest(target), start: scroll.offset), transaction: Transaction())
  }
}
