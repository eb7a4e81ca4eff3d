import SwiftUI

/// The plan of a collection, with the data that it was computed for.
@MainActor
final class CollectionDataPlan<Section: Hashable, Item: Hashable>: CollectionPlan {
  typealias Rows = [CollectionRow<Section, Item>]

  /// The rows. Each item occurs once in its section, as far as duplicates have been found.
  let rows: Rows
  /// The pending search for duplicates, or `nil` if there is none.
  var search: DuplicateSearch<Section, Item>?
  /// The generations of the cells.
  let generations: CellGenerations<Section, Item>

  init(
    _ rows: Rows, _ solver: CompositionalSolver, names: ElementNames, exchange: LazyPlaneExchange, application: Int,
    difference: SnapshotDifference?, generations: CellGenerations<Section, Item>
  ) {
    self.rows = rows
    self.generations = generations
    super.init(solver, names: names, exchange: exchange, application: application, difference: difference)
  }

  func item(at position: ItemPosition) -> Item? {
    guard rows.indices.contains(position.section), rows[position.section].items.indices.contains(position.item) else { return nil }
    return rows[position.section].items[position.item]
  }

  // MARK: Prefetching

  /// The prefetching of the collection, or `nil` if there is none.
  var prefetching: CollectionPrefetching<Item>?

  override func willShow(_ elements: @autoclosure () -> [LayoutElement], visible: CGRect, in shelf: Int?) {
    guard let prefetching else { return }
    var items: [Item] = []
    var seen: [Bool] = []
    for element in elements() {
      guard case .item(let position) = element.id, let item = item(at: position) else { continue }
      items.append(item)
      let shared = element.frame.intersection(visible)
      seen.append(shared.width > 0 && shared.height > 0)
    }
    prefetching.willShow(items, isVisible: { seen[$0] }, in: shelf.map { rows[$0].section })
    guard shelf == nil else { return }
    let ahead = visible.widened(solver.axis)
    let near = Set(
      solver.sections(in: ahead.start(solver.axis)...max(ahead.start(solver.axis), ahead.end(solver.axis)))
        .map { AnyHashable(rows[$0].section) })
    prefetching.keepShelves(near.contains)
  }

  // MARK: Names

  /// The last result, because a scroll requests the same name in each frame.
  private var lastNamed: (name: AnyHashable, position: ItemPosition?)?

  /// Returns the position of the first item that equals the name, or whose id does, or `nil` if there is none.
  ///
  /// - Complexity: O(n), where n is the number of items, once for each name.
  override func position(named name: AnyHashable) -> ItemPosition? {
    if let lastNamed, lastNamed.name == name { return lastNamed.position }
    let position: ItemPosition?
    if let item = name.base as? Item {
      position = firstPosition { $0 == item }
    } else if let type = Item.self as? any Identifiable.Type {
      position = firstPosition(type, named: name)
    } else {
      position = nil
    }
    lastNamed = (name, position)
    return position
  }

  private func firstPosition<Named: Identifiable>(_: Named.Type, named name: AnyHashable) -> ItemPosition? {
    guard let id = name.base as? Named.ID else { return nil }
    return firstPosition { ($0 as? Named)?.id == id }
  }

  private func firstPosition(where isWanted: (Item) -> Bool) -> ItemPosition? {
    for (section, row) in rows.enumerated() {
      if let item = row.items.firstIndex(where: isWanted) { return ItemPosition(section: section, item: item) }
    }
    return nil
  }

  override func frame(named name: AnyHashable) -> CGRect? { position(named: name).flatMap(estimatedFrame) }

  override func names(of id: LazyPlaneID) -> [AnyHashable] {
    guard let item = ElementNames.position(of: id).flatMap(item) else { return [] }
    if let named = item as? any Identifiable { return [AnyHashable(item), Self.id(of: named)] }
    return [AnyHashable(item)]
  }

  private static func id<Named: Identifiable>(of item: Named) -> AnyHashable { AnyHashable(item.id) }

  // MARK: Focus

  /// The focus preferences of the sections, and the last focused items.
  var focus: CollectionFocusMemory<Section, Item>?

  private func preference(of section: Int) -> CollectionPreferredFocus? {
    rows.indices.contains(section) ? focus?.preference(rows[section].section) : nil
  }

  override func remembersFocus(in section: Int) -> Bool { preference(of: section).map { $0 == .lastFocused } ?? true }

  override func focusDidCome(to id: LazyPlaneID) {
    // An orthogonal section reports the focused item itself.
    guard !ElementNames.isShelf(id) else { return }
    let position = ElementNames.position(of: id)
    focus?.didCome(position)
    guard let position, let item = item(at: position) else { return }
    focus?.focusDidCome(to: item, in: rows[position.section].section, of: rows)
  }

  override func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? {
    guard let section = ElementNames.position(of: id)?.section, let preference = preference(of: section) else { return nil }
    if let old, ElementNames.position(of: old)?.section == section { return nil }
    switch preference {
    case .nearest: return nil
    case .first: return ElementNames.item(ItemPosition(section: section, item: 0))
    case .lastFocused:
      guard let item = focus?[rows[section].section], let index = rows[section].items.firstIndex(of: item) else { return nil }
      return ElementNames.item(ItemPosition(section: section, item: index))
    }
  }

  // MARK: Identities

  /// Returns the generation of an element's view. Reloading assigns a new one, which changes the view's identity.
  func generation(of id: LazyPlaneID) -> CellGeneration {
    // An orthogonal section keeps its scroll position when its content is reloaded.
    guard rows.indices.contains(id.first), !ElementNames.isShelf(id) else { return CellGeneration(number: 0) }
    let section = rows[id.first].section
    let item = ElementNames.position(of: id).flatMap(item)
    return CellGeneration(number: item.map { generations.generation(of: $0, in: section) } ?? generations.generation(of: section))
  }

  override func identity(of id: LazyPlaneID) -> AnyHashable {
    guard rows.indices.contains(id.first) else { return AnyHashable(ElementIdentity<Section, Item>(id: id)) }
    let section = rows[id.first].section
    guard ElementNames.belongsToItem(id), let item = item(at: ItemPosition(section: id.first, item: id.third)) else {
      return AnyHashable(ElementIdentity<Section, Item>(section: section, id: ElementNames.moved(id, toSection: 0)))
    }
    let place = ElementNames.moved(id, to: ItemPosition(section: 0, item: 0))
    return AnyHashable(ElementIdentity(section: section, item: item, id: place))
  }

  override func identities(goneFrom old: any LazyPlanePlan) -> [AnyHashable] {
    guard let old = old as? Self, let difference = way(from: old)?.difference else { return [] }
    var gone: [AnyHashable] = []
    for range in difference.deletedItems {
      for item in range.items { gone.append(old.identity(of: ElementNames.item(ItemPosition(section: range.section, item: item)))) }
    }
    for section in difference.deletedSections { gone.append(old.identity(of: ElementNames.shelf(section))) }
    return gone
  }

  override func identities(changedFrom old: any LazyPlanePlan) -> [(old: AnyHashable, new: AnyHashable)] {
    guard let old = old as? Self, let difference = way(from: old)?.difference else { return [] }
    var changed: [(old: AnyHashable, new: AnyHashable)] = []
    for move in difference.movedItems where difference.oldSection(of: move.target.section) != move.origin.section {
      for offset in 0..<move.count {
        let origin = ItemPosition(section: move.origin.section, item: move.origin.item + offset)
        let target = ItemPosition(section: move.target.section, item: move.target.item + offset)
        changed.append((old.identity(of: ElementNames.item(origin)), identity(of: ElementNames.item(target))))
      }
    }
    return changed
  }
}

/// The identity of an element, which persists as long as its data exists.
private struct ElementIdentity<Section: Hashable, Item: Hashable>: Hashable {
  var section: Section?
  var item: Item?
  /// The id without the indices of the section and the item.
  let id: LazyPlaneID
}

/// The identity of a view among the successive ones of an element. It is a separate type, so that a program can't scroll to it.
nonisolated struct CellGeneration: Hashable {
  let number: Int
}
