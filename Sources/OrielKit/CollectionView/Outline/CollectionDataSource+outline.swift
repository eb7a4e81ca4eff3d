import SwiftUI

extension CollectionDataSource {
  /// The closures that are called when the user expands and collapses items. Mirrors UIKit's `SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// A closure that returns `true` if an item can be expanded, or `nil` if every item can be.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// A closure that is called with an item before it is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// A closure that returns `true` if an item can be collapsed, or `nil` if every item can be.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// A closure that is called with an item before it is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// A closure that returns the new children of an item that is about to be expanded, given the item and its current children. Use it to
    /// load items on demand.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    /// Creates handlers without closures: every item can be expanded and collapsed.
    public init() {}
  }

  /// Shows the visible items of an outline in a section of the collections. A section that doesn't exist is appended.
  ///
  /// - Parameters:
  ///   - snapshot: The outline. Invalid operations that it has recorded are reported, each of them once.
  ///   - section: The section, whose other items are removed.
  ///   - animatingDifferences: Pass `true` to animate insertions, removals and moves with the default animation.
  ///   - completion: Called once, when the animations of this call have ended or have been retargeted.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    // The call doesn't belong to a view, so the diagnostics have no path.
    for mistake in snapshot.mistakes { ViewMessages().warn("\(mistake)", "\(mistake)") }
    var rows = self.snapshot().rows
    let row = CollectionRow(section: section, items: snapshot.visibleItems)
    if let index = rows.firstIndex(where: { $0.section == section }) { rows[index] = row } else { rows.append(row) }
    outlines[section] = snapshot
    apply(Snapshot(unchecked: rows), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline of a section that was applied last, or a flat outline of its items if none was applied. The result is empty if the
  /// section doesn't exist.
  public func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    if let index = index(for: section) { snapshot.append(content.rows[index].items) }
    return snapshot
  }

  /// Returns the section whose outline contains an item, or `nil` if there is none.
  func outlineSection(of item: Item) -> Section? { outlines.first { $0.value.contains(item) }?.key }

  /// Expands or collapses an item on behalf of the user.
  func toggle(_ item: Item) {
    guard let section = outlineSection(of: item), var outline = outlines[section] else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let load = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: load(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
