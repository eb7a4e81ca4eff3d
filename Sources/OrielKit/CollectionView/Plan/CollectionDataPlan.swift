import SwiftUI

/// A plan with the data that it is of.
@MainActor
final class CollectionDataPlan<Section: Hashable, Item: Hashable>: CollectionPlan {
  typealias Rows = [CollectionRow<Section, Item>]

  /// Each item once in its section.
  let rows: Rows

  init(
    _ rows: Rows, _ solver: CompositionalSolver, names: ElementNames, application: Int, difference: SnapshotDifference?
  ) {
    self.rows = rows
    super.init(solver, names: names, application: application, difference: difference)
  }

  func item(at position: ItemPosition) -> Item? {
    guard rows.indices.contains(position.section), rows[position.section].items.indices.contains(position.item) else { return nil }
    return rows[position.section].items[position.item]
  }

  // MARK: Identities

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
}

/// What an element is known by as long as its data is there.
private struct ElementIdentity<Section: Hashable, Item: Hashable>: Hashable {
  var section: Section?
  var item: Item?
  /// Without its numbers of the section and the item.
  let id: LazyPlaneID
}
