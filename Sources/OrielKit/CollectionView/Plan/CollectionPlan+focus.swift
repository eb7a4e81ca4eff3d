import SwiftUI

extension CollectionPlan {
  /// What is pinned of an element's section, and of the layout.
  final func clearance(of id: LazyPlaneID) -> EdgeInsets {
    guard !ElementNames.belongsToLayout(id), let boundary = solver.solver(id.first)?.plan.boundary else { return EdgeInsets() }
    let start = max(boundary.pinnedDepth(.head), solver.boundary.pinnedDepth(.head))
    let end = max(boundary.pinnedDepth(.tail), solver.boundary.pinnedDepth(.tail))
    return solver.axis == .vertical
      ? EdgeInsets(top: start, leading: 0, bottom: end, trailing: 0) : EdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
  }
}

extension ShelfPlan {
  var remembersFocus: Bool { collection.remembersFocus(in: section) }

  func focusDidCome(to id: LazyPlaneID) { collection.focusDidCome(to: id) }

  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? { collection.focusEntry(at: id, from: old) }
}

/// What a collection remembers of the focus, and what is wanted of it.
@MainActor
final class CollectionFocusMemory<Section: Hashable, Item: Hashable> {
  var preference: (Section) -> CollectionPreferredFocus? = { _ in nil }
  /// Hears where the focus has come: nil for what is no item.
  var didCome: (ItemPosition?) -> Void = { _ in }
  /// The item of each section that had the focus last.
  private var items: [Section: Item] = [:]

  subscript(section: Section) -> Item? { items[section] }

  /// Sections that are gone are forgotten once there are more of them remembered than there are.
  func focusDidCome(to item: Item, in section: Section, of rows: [CollectionRow<Section, Item>]) {
    items[section] = item
    guard items.count > rows.count else { return }
    let sections = Set(rows.lazy.map(\.section))
    items = items.filter { sections.contains($0.key) }
  }
}
