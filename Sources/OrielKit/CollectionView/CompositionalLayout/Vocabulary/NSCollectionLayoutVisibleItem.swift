import SwiftUI

/// An element that is in sight, which a section's handler may move, fade or transform. Mirrors UIKit's `NSCollectionLayoutVisibleItem`.
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
  /// In the layout's content, as the layout has it.
  var frame: CGRect { get }
  /// From the origin, as large as the frame.
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// Called with what is in sight of a section, how far the section is scrolled, and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
