import Observation
import SwiftUI

/// Data that is applied to a collection a snapshot at a time. Source: UIKit's `UICollectionViewDiffableDataSource`, whose cells a
/// `CollectionView` makes.
///
/// Several collections may show the same one.
@MainActor @Observable
public final class CollectionDataSource<Section: Hashable, Item: Hashable> {
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private(set) var content: CollectionDataContent<Section, Item>
  /// Sections whose items are in a tree.
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// What is asked and told as somebody opens and closes items of an outline.
  @ObservationIgnored public var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
  /// Whether there was ever anything to show.
  @ObservationIgnored private var isLoaded: Bool

  /// - Parameter snapshot: What is shown at first, at once.
  public init(_ snapshot: Snapshot = Snapshot()) {
    content = CollectionDataContent(rows: snapshot.rows, snapshot: snapshot)
    isLoaded = snapshot.numberOfSections > 0
  }

  /// What was applied last, without marks.
  public func snapshot() -> Snapshot { content.snapshot?.unmarked ?? Snapshot() }

  /// Has collections show a snapshot: what is marked by `reloadItems`, `reconfigureItems` and `reloadSections` is shown anew.
  ///
  /// May be called at any time, in the middle of an animation, too: what is shown goes on from where it is to where the last one says.
  ///
  /// - Parameters:
  ///   - snapshot: What it couldn't do of what it was asked is reported, each mistake once.
  ///   - animatingDifferences: Whether items come, go and move with an animation: the default one. The first snapshot with anything in it is shown at
  ///     once.
  ///   - completion: Called once, when what this call has brought about has come to rest, or has gone on to something else.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    // A section that has other items now than its outline shows is flat.
    if !outlines.isEmpty {
      outlines = outlines.filter { $0.value.visibleItems == snapshot.itemIdentifiers(inSection: $0.key) }
    }
    let isFirst = !isLoaded
    isLoaded = isLoaded || snapshot.numberOfSections > 0
    let next = CollectionDataContent(rows: snapshot.rows, snapshot: snapshot, serial: content.serial + 1)
    var transaction = Transaction()
    transaction.disablesAnimations = isFirst || !animatingDifferences
    withTransaction(transaction) {
      withAnimation(transaction.disablesAnimations ? nil : .default) {
        content = next
      } completion: {
        completion?()
      }
    }
  }

  /// Where the first item is that is equal. O(n) at worst.
  public func indexPath(for item: Item) -> IndexPath? {
    for (section, row) in content.rows.enumerated() {
      if let index = row.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  /// Nil for a path without an item.
  public func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard content.rows.indices.contains(indexPath.section),
      content.rows[indexPath.section].items.indices.contains(indexPath.item)
    else {
      return nil
    }
    return content.rows[indexPath.section].items[indexPath.item]
  }

  /// O(sections).
  public func index(for section: Section) -> Int? {
    content.rows.firstIndex { $0.section == section }
  }

  /// Nil for a number without a section.
  public func sectionIdentifier(for index: Int) -> Section? {
    content.rows.indices.contains(index) ? content.rows[index].section : nil
  }
}
