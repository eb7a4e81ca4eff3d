import SwiftUI

extension CollectionPlan {
  /// Returns the insets that pinned views of an element's section and of the layout cover.
  final func clearance(of id: LazyPlaneID) -> EdgeInsets {
    guard !ElementNames.belongsToLayout(id), let boundary = solver.solver(id.first)?.plan.boundary else { return EdgeInsets() }
    let start = max(boundary.pinnedDepth(.head), solver.boundary.pinnedDepth(.head))
    let end = max(boundary.pinnedDepth(.tail), solver.boundary.pinnedDepth(.tail))
    return solver.axis == .vertical
      ? EdgeInsets(top: start, leading: 0, bottom: end, trailing: 0) : EdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
  }
}

extension OrthogonalSectionPlan {
  var remembersFocus: Bool { collection.remembersFocus(in: section) }

  func focusDidCome(to id: LazyPlaneID) { collection.focusDidCome(to: id) }

  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? { collection.focusEntry(at: id, from: old) }
}

/// The last focused items of a collection's sections, and their focus preferences.
@MainActor
final class CollectionFocusMemory<Section: Hashable, Item: Hashable> {
  var preference: (Section) -> CollectionPreferredFocus? = { _ in nil }
  /// Called when the focus moves to an item, or with `nil` if it moves to another view.
  var didCome: (ItemPosition?) -> Void = { _ in }
  /// The last focused item of each section.
  private var items: [Section: Item] = [:]

  subscript(section: Section) -> Item? { items[section] }

  /// Records the focused item of a section. If more sections are recorded than exist, those that no longer exist are removed.
  func focusDidCome(to item: Item, in section: Section, of rows: [CollectionRow<Section, Item>]) {
    items[section] = item
    guard items.count > rows.count else { return }
    let sections = Set(rows.lazy.map(\.section))
    items = items.filter { sections.contains($0.key) }
  }
}
