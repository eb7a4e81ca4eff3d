import SwiftUI

/// What goes for all sections of a layout. Mirrors UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections. What is below zero or not finite is reported once and taken for 0.
  public var interSectionSpacing: CGFloat = 0
  /// What stands at the edges of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets start from where sections don't say otherwise.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public init() {}

  /// One that says the same.
  convenience init(_ other: UICollectionViewCompositionalLayoutConfiguration) {
    self.init()
    scrollDirection = other.scrollDirection
    interSectionSpacing = other.interSectionSpacing
    boundarySupplementaryItems = other.boundarySupplementaryItems
    contentInsetsReference = other.contentInsetsReference
  }
}
