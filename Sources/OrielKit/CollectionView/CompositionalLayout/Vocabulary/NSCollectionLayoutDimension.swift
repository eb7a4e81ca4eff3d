import SwiftUI

/// A width or a height in a compositional layout. Mirrors UIKit's `NSCollectionLayoutDimension`.
///
/// What is below zero or not finite is reported once; 0 stands for it, and 44 for an estimate.
@MainActor
public final class NSCollectionLayoutDimension {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// Points, or a fraction.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A part of the width of what is around: the group, or the section's content.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth, fraction) }

  /// A part of the height of what is around.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight, fraction) }

  /// Points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, points) }

  /// What the content measures; until it is measured, points. A group is as large as what is in it.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, points) }

  /// What the largest content of all siblings in the group measures; until one is measured, points.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniformAcrossSiblings, estimate) }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}
