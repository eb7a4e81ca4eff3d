import SwiftUI

/// The container and the traits for which a layout is computed. Mirrors UIKit's `NSCollectionLayoutEnvironment`.
@MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The container of the collection, or of the group whose frames are requested.
  var container: any NSCollectionLayoutContainer { get }
  /// The size classes, the color scheme and other traits of the environment.
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a layout's container. Mirrors UIKit's `NSCollectionLayoutContainer`.
@MainActor
public protocol NSCollectionLayoutContainer {
  /// The size including the insets.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The requested insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The effective insets, which are smaller than the requested ones if the container is too small for them.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
