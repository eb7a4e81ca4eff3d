import SwiftUI

/// The configuration of moving items by the user.
nonisolated struct CollectionMoves<Item> {
  let isEnabled: (Item) -> Bool
  let action: (Item, IndexPath, IndexPath) -> Void
}

/// The state of moving an item with a drag. Until the item is dropped, the collection shows its rows with the item at the position of the
/// pointer. The layout adapts, and all other effects are those of a change of data.
@MainActor
final class CollectionReordering<Section: Hashable, Item: Hashable>: LazyPlaneReordering {
  typealias Rows = [CollectionRow<Section, Item>]

  var moves: CollectionMoves<Item>?
  /// The plan that is shown.
  weak var plan: CollectionDataPlan<Section, Item>?
  /// Called when the arrangement of the rows has changed.
  var didChange: () -> Void = {}

  private var held: Held?
  /// The rows of the program, during a drag.
  private var given: Rows = []
  var isHolding: Bool { held != nil }
  private struct Held {
    let item: Item
    /// The section from which the item was lifted.
    let section: Section
    /// The current position of the item: the section, and the index among the other items of that section.
    var target: Section
    var index: Int
    /// The item that it has replaced last, with the position of the pointer.
    var over: Over?
  }
  private struct Over: Equatable {
    let item: Item?
    let section: Section
    let point: CGPoint
  }

  /// The distance in points that the pointer must move before the same item moves again. If cells have different sizes, an item that has
  /// moved may still be at the position of the pointer.
  private static var slack: CGFloat { 12 }

  // MARK: Arrangement

  /// Returns the rows with the lifted item at the position of the pointer.
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

  // MARK: Drag

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
    let shelf = plan as? OrthogonalSectionPlan
    // The plan of another arrangement is already being applied.
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

/// A position at which an item can be inserted: that of another item, or the beginning or the end of a section.
struct CollectionInsertion {
  var position: ItemPosition
  var isItem = true
}

extension CollectionPlan {
  /// Returns the insertion position at a point of the collection, or `nil` between items and in orthogonal sections.
  func insertion(at point: CGPoint) -> CollectionInsertion? {
    let axis = solver.axis
    guard let section = solver.sections(in: point[axis]...point[axis]).first, let plan = solver.solver(section)?.plan, !plan.isOrthogonal
    else {
      return nil
    }
    if let item = solver.item(at: point) { return CollectionInsertion(position: item) }
    return insertion(inSection: section, beside: point, along: axis)
  }

  /// Returns the position before the first or behind the last item of a section if the point is there, otherwise `nil`.
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

extension OrthogonalSectionPlan {
  /// Returns the insertion position at a point of the section's content, or `nil` between items.
  func insertion(at point: CGPoint) -> CollectionInsertion? {
    let axis = collection.solver.axis.other
    let elements = collection.solver.orthogonalElements(of: section, in: point[axis]...point[axis])
    for element in elements.reversed() {
      if case .item(let position) = element.id, element.frame.contains(point) { return CollectionInsertion(position: position) }
    }
    return collection.insertion(inSection: section, beside: point, along: axis)
  }
}
