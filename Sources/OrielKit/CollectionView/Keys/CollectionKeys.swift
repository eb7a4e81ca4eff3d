import SwiftUI

/// The handler of keys in a collection, which select and move the focused item.
@MainActor
final class CollectionKeys<Section: Hashable, Item: Hashable> {
  private struct Place: Equatable {
    let section: Section
    let item: Item
  }

  var selection: CollectionSelection<Item>?
  var moves: CollectionMoves<Item>?
  var isMirrored = false
  var moveFocus: MoveFocusAction?
  /// The plan that is shown.
  weak var plan: CollectionDataPlan<Section, Item>?

  /// The item that contains the focus.
  private var current: Place?
  /// The item whose cell itself has the focus, as opposed to a view in the cell.
  private var cell: Place?
  /// The start of a range selection.
  private var start: Place?
  /// Indicates whether the focus is being moved to the end of a range.
  private var isExtending = false

  // MARK: Focus

  /// Handles a movement of the focus to an item, or to a view outside of items.
  func focusDidCome(to position: ItemPosition?) {
    current = position.flatMap(place)
    defer { isExtending = false }
    guard isExtending, let current, let start else {
      if !isExtending { start = nil }
      return
    }
    select(from: start, to: current)
  }

  func cellFocusDidChange(_ isFocused: Bool, at path: IndexPath, _ item: Item) {
    guard let plan, plan.rows.indices.contains(path.section) else { return }
    let place = Place(section: plan.rows[path.section].section, item: item)
    if isFocused { cell = place } else if cell?.item == item { cell = nil }
  }

  private func place(at position: ItemPosition) -> Place? {
    guard let plan, let item = plan.item(at: position) else { return nil }
    return Place(section: plan.rows[position.section].section, item: item)
  }

  /// Returns the current position of an item, which may have moved to another section, or `nil` if it doesn't exist.
  ///
  /// - Complexity: O(n), where n is the number of items.
  private func position(of place: Place) -> ItemPosition? {
    guard let plan else { return nil }
    let home = plan.rows.firstIndex { $0.section == place.section }
    for section in (home.map { [$0] } ?? []) + Array(plan.rows.indices) {
      if let item = plan.rows[section].items.firstIndex(of: place.item) { return ItemPosition(section: section, item: item) }
    }
    return nil
  }

  // MARK: Keys

  func handle(_ press: KeyPress) -> KeyPress.Result {
    let modifiers = press.modifiers.intersection([.shift, .control, .option, .command])
    if modifiers != .shift { isExtending = false }
    switch press.key {
    case "a" where modifiers == .control || modifiers == .command: return selectAll() ? .handled : .ignored
    case .space where modifiers.isEmpty, .return where modifiers.isEmpty: return press.phase == .down && toggle() ? .handled : .ignored
    default:
      guard let direction = MoveCommandDirection(arrow: press.key) else { return .ignored }
      if modifiers == .shift { return extend(toward: direction) ? .handled : .ignored }
      if modifiers == .option { return move(toward: direction) ? .handled : .ignored }
      return .ignored
    }
  }

  // MARK: Selection

  /// Toggles the selection of the focused cell, as a tap does. A focused view inside of a cell receives Space and Return itself.
  private func toggle() -> Bool {
    guard let selection, let cell else { return false }
    selection.toggle(cell.item)
    start = cell
    return true
  }

  private func selectAll() -> Bool {
    guard let plan, let select = selection?.select else { return false }
    select(plan.rows.flatMap(\.items))
    return true
  }

  private func extend(toward direction: MoveCommandDirection) -> Bool {
    guard selection?.select != nil, let current else { return false }
    if start.flatMap(position) == nil { start = current }
    isExtending = true
    if moveFocus?(direction) != true { isExtending = false }
    return true
  }

  private func select(from first: Place, to last: Place) {
    guard let plan, let select = selection?.select, let a = position(of: first), let b = position(of: last) else { return }
    let (low, high) = (min(a, b), max(a, b))
    var items: [Item] = []
    for section in low.section...high.section {
      let row = plan.rows[section].items
      let from = section == low.section ? low.item : 0
      let to = section == high.section ? high.item + 1 : row.count
      items += row[from..<to]
    }
    select(items)
  }

  // MARK: Moves

  private func move(toward direction: MoveCommandDirection) -> Bool {
    guard let current, let position = position(of: current), moves?.isEnabled(current.item) == true else { return false }
    move(position, toward: direction)
    return true
  }

  private func move(_ source: ItemPosition, toward direction: MoveCommandDirection) {
    guard let plan, let item = plan.item(at: source), let target = plan.place(for: source, movedToward: direction, isMirrored: isMirrored)
    else { return }
    withAnimation(.easeOut(duration: 0.25)) {
      moves?.action(
        item, IndexPath(item: source.item, section: source.section), IndexPath(item: target.item, section: target.section))
    }
  }

  // MARK: Assistive technology

  /// Returns the actions that the accessibility element of an item provides.
  func offer(at path: IndexPath, _ item: Item) -> AccessibilityOffer {
    var offer = AccessibilityOffer()
    if let selection { offer.activate = { selection.toggle(item) } }
    let source = ItemPosition(section: path.section, item: path.item)
    guard let plan, plan.item(at: source) == item, moves?.isEnabled(item) == true else { return offer }
    let names: [(MoveCommandDirection, Text)] = [
      (.up, Text(.moveUp)), (.down, Text(.moveDown)), (.left, Text(.moveLeft)), (.right, Text(.moveRight)),
    ]
    for (direction, name) in names where plan.place(for: source, movedToward: direction, isMirrored: isMirrored) != nil {
      offer.actions.append((name, { [weak self] in self?.move(source, toward: direction) }))
    }
    return offer
  }
}

extension MoveCommandDirection {
  fileprivate init?(arrow key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
