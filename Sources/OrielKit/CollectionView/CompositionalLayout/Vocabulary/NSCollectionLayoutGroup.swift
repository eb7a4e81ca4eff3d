import SwiftUI

/// A group of items that a layout repeats. Mirrors UIKit's `NSCollectionLayoutGroup`.
///
/// The items of a group can be groups. The number of items in a group depends on the declared sizes: a measurement moves items within their
/// group, but not to another group.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// A closure that returns the frames of the items of a custom group for an environment.
  public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// The items in a sequence, which is repeated until no further item fits.
    case filling(LayoutAxis, [NSCollectionLayoutItem])
    /// A fixed or adaptive number of the same item. If the items don't fit or `isEven` is set, they share the length of the group.
    case repeating(LayoutAxis, NSCollectionLayoutItem, count: Count, isEven: Bool)
    case custom(ItemProvider)
  }

  enum Count {
    case fixed(Int)
    /// As many items as fit with the minimum length, and at least one.
    case adaptive(minimum: CGFloat)
  }

  let arrangement: Arrangement

  /// The ratio of width to height of the items in a row with equal widths, which determines the height of the group, or `nil` for the
  /// declared height.
  var cellAspectRatio: CGFloat?

  /// The spacing between the items, or `nil` for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Creates a group of items side by side, which are repeated until no further item fits. Items that don't fit once are omitted, which is
  /// reported once, except the first one.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.horizontal, subitems))
  }

  /// Creates a group of items in a column, which are repeated until no further item fits.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.vertical, subitems))
  }

  /// Creates a group with a number of equal items side by side. If they don't fit, they share the width of the group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, repeatingSubitem, count: .fixed(count), isEven: false))
  }

  /// Creates a group with a number of equal items in a column. If they don't fit, they share the height of the group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, repeatingSubitem, count: .fixed(count), isEven: false))
  }

  /// Creates a group with a number of items side by side, which share the width of the group equally, regardless of the item's width.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: .fixed(count), isEven: true))
  }

  /// Creates a group with a number of items in a column, which share the height of the group equally, regardless of the item's height.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, subitem, count: .fixed(count), isEven: true))
  }

  /// Creates a group with a custom frame for each item. The closure is called with the content of the group as the container.
  public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// Creates a row of as many cells as fit with the minimum width.
  static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, minimum: CGFloat) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: .adaptive(minimum: minimum), isEven: true))
  }

  /// The items as they were declared, with a repeated item as many times as it occurs if that is known. It is empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filling(_, let items): items
    case .repeating(_, let item, .fixed(let count), _): Array(repeating: item, count: max(0, count))
    case .repeating(_, let item, .adaptive, _): [item]
    case .custom: []
    }
  }

  /// The supplementary views that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { fastened }
    set { fastened = newValue }
  }
}
