import Observation
import SwiftUI

/// The data of a collection, to which snapshots are applied. Several collections may show the same data source.
///
/// Source: UIKit's `UICollectionViewDiffableDataSource`, except that a `CollectionView` provides the cells.
@MainActor @Observable
public final class CollectionDataSource<Section: Hashable, Item: Hashable> {
  /// The snapshots that the data source applies.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private(set) var content: CollectionDataContent<Section, Item>
  /// The trees of the sections whose items form an outline.
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// The closures that are called when the user expands or collapses items of an outline.
  @ObservationIgnored public var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
  /// Indicates whether a snapshot with a section has been applied.
  @ObservationIgnored private var isLoaded: Bool

  /// Creates a data source.
  ///
  /// - Parameter snapshot: The initial snapshot, which is shown without an animation.
  public init(_ snapshot: Snapshot = Snapshot()) {
    content = CollectionDataContent(rows: snapshot.rows, snapshot: snapshot)
    isLoaded = snapshot.numberOfSections > 0
  }

  /// Returns the snapshot that was applied last, without the marks for reloading and reconfiguring.
  public func snapshot() -> Snapshot { content.snapshot?.unmarked ?? Snapshot() }

  /// Shows a snapshot in the collections of this data source. Items and sections that are marked by `reloadItems`, `reconfigureItems` and
  /// `reloadSections` are updated.
  ///
  /// The method can be called at any time, even during an animation, which is then retargeted to the last snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot. Invalid operations that it has recorded are reported, each of them once.
  ///   - animatingDifferences: Pass `true` to animate insertions, removals and moves with the default animation. The first snapshot that
  ///     contains a section is never animated.
  ///   - completion: Called once, when the animations of this call have ended or have been retargeted.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    // A section becomes flat if its items differ from the visible items of its outline.
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

  /// Returns the index path of the first item that is equal to the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(n), where n is the number of items.
  public func indexPath(for item: Item) -> IndexPath? {
    for (section, row) in content.rows.enumerated() {
      if let index = row.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  /// Returns the item at an index path, or `nil` if it is out of range.
  public func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard content.rows.indices.contains(indexPath.section),
      content.rows[indexPath.section].items.indices.contains(indexPath.item)
    else {
      return nil
    }
    return content.rows[indexPath.section].items[indexPath.item]
  }

  /// Returns the index of a section, or `nil` if the data source doesn't contain it.
  ///
  /// - Complexity: O(n), where n is the number of sections.
  public func index(for section: Section) -> Int? {
    content.rows.firstIndex { $0.section == section }
  }

  /// Returns the section at an index, or `nil` if it is out of range.
  public func sectionIdentifier(for index: Int) -> Section? {
    content.rows.indices.contains(index) ? content.rows[index].section : nil
  }
}
