import SwiftUI

/// A width or a height in a compositional layout. Mirrors UIKit's `NSCollectionLayoutDimension`.
///
/// A negative or nonfinite value is reported once, and replaced by 0, or by 44 for an estimate.
@MainActor
public final class NSCollectionLayoutDimension {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The length in points, or the fraction.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Creates a dimension that is a fraction of the width of the enclosing group, or of the section's content.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth, fraction) }

  /// Creates a dimension that is a fraction of the height of the enclosing group, or of the section's content.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight, fraction) }

  /// Creates a dimension with a fixed length in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, points) }

  /// Creates a dimension that the content determines, with an estimate in points until the content is measured. The length of a group is
  /// that of its items.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, points) }

  /// Creates a dimension that the largest content of all siblings in the group determines, with an estimate in points until one is
  /// measured.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniformAcrossSiblings, estimate) }

  /// A Boolean value that indicates whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is a fixed length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the content determines the dimension.
  public var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether the largest content of all siblings determines the dimension.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}
