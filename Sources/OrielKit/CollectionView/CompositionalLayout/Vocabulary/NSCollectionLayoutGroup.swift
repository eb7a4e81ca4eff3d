import SwiftUI

/// Items that a layout repeats together. Mirrors UIKit's `NSCollectionLayoutGroup`.
///
/// Groups can be items of groups. How many items a group takes depends on sizes as they are declared: what is measured later moves items within
/// their group, never from one group to another.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// One after the other until nothing more fits, and all of them again.
    case filling(LayoutAxis, [NSCollectionLayoutItem])
    /// So many times the same. Where the items don't fit, or are `even`, they share the group's length.
    case repeating(LayoutAxis, NSCollectionLayoutItem, count: Count, isEven: Bool)
    case custom(ItemProvider)
  }

  enum Count {
    case fixed(Int)
    /// As many as can be so long each, and one at least.
    case adaptive(minimum: CGFloat)
  }

  let arrangement: Arrangement

  /// In a row of even items, the width of each in terms of its height, which the height of the group follows; nil leaves it as declared.
  var cellAspectRatio: CGFloat?

  /// What lies between the items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Items one beside the other, again and again from the first, until nothing more fits. Those that don't fit even once are left out, which
  /// is reported once; the first always stands.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.horizontal, subitems))
  }

  /// Items one below the other, again and again from the first, until nothing more fits.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filling(.vertical, subitems))
  }

  /// An item a number of times, one beside the other. Where they don't fit they share the group's width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, repeatingSubitem, count: .fixed(count), isEven: false))
  }

  /// An item a number of times, one below the other. Where they don't fit they share the group's height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, repeatingSubitem, count: .fixed(count), isEven: false))
  }

  /// An item a number of times, one beside the other, the group's width shared evenly whatever the item says.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: .fixed(count), isEven: true))
  }

  /// An item a number of times, one below the other, the group's height shared evenly whatever the item says.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.vertical, subitem, count: .fixed(count), isEven: true))
  }

  /// Frames that a closure says, one for each item of the group. It is called with the group's content as the container.
  public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// A row of as many cells as can be so wide.
  static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, minimum: CGFloat) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: .adaptive(minimum: minimum), isEven: true))
  }

  /// The items as they were given, the one that is repeated as often as that is known; none for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filling(_, let items): items
    case .repeating(_, let item, .fixed(let count), _): Array(repeating: item, count: max(0, count))
    case .repeating(_, let item, .adaptive, _): [item]
    case .custom: []
    }
  }

  /// What is fastened to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { fastened }
    set { fastened = newValue }
  }
}
