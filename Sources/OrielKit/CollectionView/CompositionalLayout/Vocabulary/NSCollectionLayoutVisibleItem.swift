import SwiftUI

/// An element that is in sight, which a section's handler may move, fade, hide or transform: it is drawn so, and hit where it is drawn, while its layout stays.
/// Each call finds it as the layout has it. Mirrors UIKit's `NSCollectionLayoutVisibleItem`.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  /// A name to know it by again; the collection doesn't read it.
  var name: String { get set }
  var indexPath: IndexPath { get }
  /// In what the section scrolls in, from its leading edge; of what is on its way to another place, where it is seen.
  var frame: CGRect { get }
  /// From the origin, as large as the frame.
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// Called with what is in sight of a section, how far it is scrolled, and its environment. A section that scrolls by itself is asked for what scrolls, and
/// told its own offset; any other one is told the collection's, of all that is in sight of it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
