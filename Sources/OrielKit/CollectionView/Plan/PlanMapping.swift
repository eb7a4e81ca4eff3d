import SwiftUI

/// The mapping of elements from one arrangement to another.
struct PlanMapping {
  /// The difference between the data, or `nil` if it is the same.
  let difference: SnapshotDifference?

  func successors(of ids: [LazyPlaneID]) -> [LazyPlaneID?] {
    guard let difference else { return ids }
    var positions: [ItemPosition] = []
    for id in ids where ElementNames.belongsToItem(id) { positions.append(ItemPosition(section: id.first, item: id.third)) }
    var targets = difference.newPositions(of: positions)[...]
    return ids.map { id in
      if ElementNames.belongsToLayout(id) { return id }
      if ElementNames.belongsToItem(id) { return targets.removeFirst().map { ElementNames.moved(id, to: $0) } }
      return difference.newSection(of: id.first).map { ElementNames.moved(id, toSection: $0) }
    }
  }

  func newSection(of section: Int) -> Int? { difference.map { $0.newSection(of: section) } ?? section }

  func predecessor(of id: LazyPlaneID) -> LazyPlaneID? {
    guard let difference, !ElementNames.belongsToLayout(id) else { return id }
    if ElementNames.belongsToItem(id) {
      return difference.oldPosition(of: ItemPosition(section: id.first, item: id.third)).map { ElementNames.moved(id, to: $0) }
    }
    return difference.oldSection(of: id.first).map { ElementNames.moved(id, toSection: $0) }
  }
}
