import SwiftUI

/// A visible element of a section, which the section's handler can move, fade, hide or transform. Mirrors UIKit's
/// `NSCollectionLayoutVisibleItem`.
///
/// Changes affect drawing and hit testing, but not the layout. Each call of the handler starts from the values of the layout.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The drawing order: items with greater values are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the frame.
  var center: CGPoint { get set }
  /// The transform that is applied around the center.
  var transform: CGAffineTransform { get set }
  /// A name by which the handler can identify the element. The collection doesn't use it.
  var name: String { get set }
  /// The index path of the item that the element belongs to. For other elements it consists of the section, or 0, and the ordinal among
  /// elements of the same kind.
  var indexPath: IndexPath { get }
  /// The frame in the content of the section's scroll view, relative to its leading edge. For an element that is being animated it is the
  /// frame on the screen.
  var frame: CGRect { get }
  /// A rectangle with the size of the frame and an origin of zero.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or a decoration, or `nil` for cells and separators.
  var representedElementKind: String? { get }
}

/// A handler that is called with the visible elements of a section, the content offset, and the environment. For an orthogonal section,
/// these are the elements of its scrolling content and its own offset; for other sections, all visible elements and the offset of the
/// collection.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
