import SwiftUI

/// A distance between items, or between an item and what is around it. Mirrors UIKit's `NSCollectionLayoutSpacing`.
///
/// What is below zero or not finite is reported once and taken for 0.
@MainActor
public final class NSCollectionLayoutSpacing {
  /// Points.
  public let spacing: CGFloat
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// So many points at least; all flexible distances of a group share evenly what room is left.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, isFlexible: true) }

  /// So many points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, isFlexible: false) }

  public var isFixed: Bool { !isFlexible }
}
