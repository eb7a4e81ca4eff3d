import SwiftUI

extension CollectionDataSource {
  /// What is asked and told as somebody opens and closes items. Mirrors UIKit's `SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Whether an item may be opened; every one where nobody says.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be closed; every one where nobody says.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    public var willCollapseItem: ((ItemType) -> Void)?
    /// From an item that is about to be opened, and what is in it, to what is to be in it: for items that are loaded late.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    public init() {}
  }

  /// Has collections show a section's items that aren't in a closed one. A section that isn't there is put at the end.
  ///
  /// - Parameters:
  ///   - snapshot: What it couldn't do of what it was asked is reported, each mistake once.
  ///   - section: Where its items are; others that are there go.
  ///   - animatingDifferences: Whether items come, go and move with an animation: the default one.
  ///   - completion: Called once, when what this call has brought about has come to rest, or has gone on to something else.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    // Whoever applies it is in no view.
    for mistake in snapshot.mistakes { ViewMessages().warn("\(mistake)", "\(mistake)") }
    var rows = self.snapshot().rows
    let row = CollectionRow(section: section, items: snapshot.visibleItems)
    if let index = rows.firstIndex(where: { $0.section == section }) { rows[index] = row } else { rows.append(row) }
    outlines[section] = snapshot
    apply(Snapshot(unchecked: rows), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// A section's items as they were applied last; all of them on one level where no section snapshot was. Empty for a section that isn't there.
  public func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    if let index = index(for: section) { snapshot.append(content.rows[index].items) }
    return snapshot
  }

  /// The section that has an item in its outline.
  func outlineSection(of item: Item) -> Section? { outlines.first { $0.value.contains(item) }?.key }

  /// Opens or closes an item, as somebody asks for it.
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
