import SwiftUI

/// A distance between items, or between an item and its container. Mirrors UIKit's `NSCollectionLayoutSpacing`.
///
/// A negative or nonfinite value counts as 0, and is reported once.
@MainActor
public final class NSCollectionLayoutSpacing {
  /// The distance in points, which is the minimum of a flexible spacing.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing grows with the available space.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Creates a spacing with a minimum in points. The flexible spacings of a group share the remaining space equally.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, isFlexible: true) }

  /// Creates a spacing with a fixed distance in points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, isFlexible: false) }

  /// A Boolean value that indicates whether the spacing has a fixed distance.
  public var isFixed: Bool { !isFlexible }
}
