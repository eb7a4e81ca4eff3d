/// A width and a height in a compositional layout. Mirrors UIKit's `NSCollectionLayoutSize`.
@MainActor
public final class NSCollectionLayoutSize {
  /// The width, as an absolute, fractional or measured length.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, as an absolute, fractional or measured length.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions, which can be of different kinds.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
}
