import SwiftUI

/// How items are taken to other places by hand.
nonisolated struct CollectionMoves<Item> {
  let isEnabled: (Item) -> Bool
  let action: (Item, IndexPath, IndexPath) -> Void
}

/// An item in somebody's hand. Until it is let go the collection shows its rows with the item where the hand is: the layout makes room for it, and
/// whatever else there is to a change of data is as in any other.
@MainActor
final class CollectionReordering<Section: Hashable, Item: Hashable>: LazyPlaneReordering {
  typealias Rows = [CollectionRow<Section, Item>]

  var moves: CollectionMoves<Item>?
  /// What is shown at the moment.
  weak var plan: CollectionDataPlan<Section, Item>?
  /// Has the rows arranged anew.
  var didChange: () -> Void = {}

  private var held: Held?
  /// The program's own rows, while something is held.
  private var given: Rows = []
  var isHolding: Bool { held != nil }
  private struct Held {
    let item: Item
    /// Where it was lifted from.
    let section: Section
    /// Where it is now: the section, and the place among the others there.
    var target: Section
    var index: Int
    /// What it took the place of last, and where the hand was.
    var over: Over?
  }
  private struct Over: Equatable {
    let item: Item?
    let section: Section
    let point: CGPoint
  }

  /// Points that a hand has to go on until what has just made room makes it again: where cells aren't all as large, one that was passed may be below the hand
  /// still.
  private static var slack: CGFloat { 12 }

  // MARK: What is shown

  /// The rows as they are shown: with what is held where the hand is.
  func arranged(_ rows: Rows) -> Rows {
    guard let held else { return rows }
    given = rows
    guard let from = rows.firstIndex(where: { $0.section == held.section }), let to = rows.firstIndex(where: { $0.section == held.target }),
      let index = rows[from].items.firstIndex(of: held.item)
    else { return rows }
    var result = rows
    var items = result[from].items
    items.remove(at: index)
    result[from] = CollectionRow(section: held.section, items: items)
    items = result[to].items
    guard from == to || !items.contains(held.item) else { return rows }
    items.insert(held.item, at: min(held.index, items.count))
    result[to] = CollectionRow(section: held.target, items: items)
    return result
  }

  // MARK: The hand

  func canLift(_ id: LazyPlaneID, in plan: any LazyPlanePlan) -> Bool {
    guard let moves, held == nil, let item = ElementNames.position(of: id).flatMap({ self.plan?.item(at: $0) }) else { return false }
    return moves.isEnabled(item)
  }

  func lift(_ id: LazyPlaneID, in plan: any LazyPlanePlan) {
    guard let position = ElementNames.position(of: id), let plan = self.plan, let item = plan.item(at: position) else { return }
    let section = plan.rows[position.section].section
    held = Held(item: item, section: section, target: section, index: position.item)
    given = plan.rows
  }

  func move(over point: CGPoint, in plan: any LazyPlanePlan) {
    let shelf = plan as? ShelfPlan
    // Another arrangement is on its way.
    guard let held, let current = self.plan, (shelf?.collection ?? plan as? CollectionPlan) === current,
      let place = shelf.map({ $0.insertion(at: point) }) ?? current.insertion(at: point)
    else { return }
    let row = current.rows[place.position.section]
    let item = place.isItem ? row.items[place.position.item] : nil
    guard item != held.item || row.section != held.target else {
      self.held?.over = nil
      return
    }
    var index = place.position.item
    if !place.isItem, row.section == held.target, index > held.index { index -= 1 }
    guard row.section != held.target || index != held.index else { return }
    guard row.section == held.target || row.section == held.section || !row.items.contains(held.item) else { return }
    if let over = held.over, over.item == item, over.section == row.section,
      hypot(over.point.x - point.x, over.point.y - point.y) < Self.slack
    {
      return
    }
    withAnimation(.easeOut(duration: 0.25)) {
      self.held?.target = row.section
      self.held?.index = index
      self.held?.over = Over(item: item, section: row.section, point: point)
      didChange()
    }
  }

  func drop() {
    guard let held else { return }
    let (source, target) = (path(of: held.item, in: held.section, of: given), path(of: held.item, in: held.target, of: plan?.rows ?? []))
    withAnimation(.easeOut(duration: 0.25)) {
      self.held = nil
      given = []
      didChange()
      if let source, let target, source != target { moves?.action(held.item, source, target) }
    }
  }

  private func path(of item: Item, in section: Section, of rows: Rows) -> IndexPath? {
    guard let index = rows.firstIndex(where: { $0.section == section }), let place = rows[index].items.firstIndex(of: item) else {
      return nil
    }
    return IndexPath(item: place, section: index)
  }

  func cancel() {
    guard held != nil else { return }
    withAnimation(.easeOut(duration: 0.25)) {
      held = nil
      given = []
      didChange()
    }
  }
}

/// A place that something can be put to: that of an item, or the beginning or the end of a section.
struct CollectionInsertion {
  var position: ItemPosition
  var isItem = true
}

extension CollectionPlan {
  /// What is at a point of the collection; nil between items, and in sections that scroll by themselves.
  func insertion(at point: CGPoint) -> CollectionInsertion? {
    let axis = solver.axis
    guard let section = solver.sections(in: point[axis]...point[axis]).first, let plan = solver.solver(section)?.plan, !plan.isOrthogonal
    else {
      return nil
    }
    if let item = solver.item(at: point) { return CollectionInsertion(position: item) }
    return insertion(inSection: section, beside: point, along: axis)
  }

  /// Before the first item, or behind the last.
  final func insertion(inSection section: Int, beside point: CGPoint, along axis: LayoutAxis) -> CollectionInsertion? {
    let count = solver.counts[section]
    func frame(_ item: Int) -> CGRect? { solver.frame(of: ItemPosition(section: section, item: item)) }
    guard count > 0, let first = frame(0), let last = frame(count - 1) else {
      return CollectionInsertion(position: ItemPosition(section: section, item: 0), isItem: false)
    }
    if point[axis] > last.end(axis) || point[axis] >= last.start(axis) && point[axis.other] > last.end(axis.other) {
      return CollectionInsertion(position: ItemPosition(section: section, item: count), isItem: false)
    }
    if point[axis] < first.start(axis) { return CollectionInsertion(position: ItemPosition(section: section, item: 0), isItem: false) }
    return nil
  }
}

extension ShelfPlan {
  /// What is at a point of what scrolls; nil between items.
  func insertion(at point: CGPoint) -> CollectionInsertion? {
    let axis = collection.solver.axis.other
    let elements = collection.solver.orthogonalElements(of: section, in: point[axis]...point[axis])
    for element in elements.reversed() {
      if case .item(let position) = element.id, element.frame.contains(point) { return CollectionInsertion(position: position) }
    }
    return collection.insertion(inSection: section, beside: point, along: axis)
  }
}
