import SwiftUI

/// What a layout can know of where it is. Mirrors UIKit's `NSCollectionLayoutEnvironment`.
@MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The collection, or the group whose frames are asked for.
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room of a layout. Mirrors UIKit's `NSCollectionLayoutContainer`.
@MainActor
public protocol NSCollectionLayoutContainer {
  /// With the insets.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// As they were asked for.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// As they are, where the room is too small for what was asked for.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
