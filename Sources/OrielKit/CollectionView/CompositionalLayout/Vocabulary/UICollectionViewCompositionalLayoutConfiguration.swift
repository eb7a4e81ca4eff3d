import SwiftUI

/// The configuration for all sections of a layout. Mirrors UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The axis along which the layout scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points. A negative or nonfinite value counts as 0, and is reported once.
  public var interSectionSpacing: CGFloat = 0
  /// The supplementary views at the edges of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the content insets, for sections that don't specify another one.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the default values.
  public init() {}

  /// Creates a copy of a configuration.
  convenience init(_ other: UICollectionViewCompositionalLayoutConfiguration) {
    self.init()
    scrollDirection = other.scrollDirection
    interSectionSpacing = other.interSectionSpacing
    boundarySupplementaryItems = other.boundarySupplementaryItems
    contentInsetsReference = other.contentInsetsReference
  }
}
