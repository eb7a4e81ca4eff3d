import SwiftUI

/// A point on the edges of an item to which a supplementary view is attached. Mirrors UIKit's `NSCollectionLayoutAnchor`.
///
/// If the set contains neither or both of two opposite edges, the point is in the middle between them.
@MainActor
public final class NSCollectionLayoutAnchor {
  /// The edges at which the point is.
  public let edges: NSDirectionalRectEdge
  /// The offset of the supplementary view, in points or as fractions of its own size.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Creates an anchor at the edges, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// Creates an anchor with an offset in points.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the point is.
  ///   - absoluteOffset: The offset of the supplementary view, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }

  /// Creates an anchor with an offset relative to the size of the supplementary view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the point is.
  ///   - fractionalOffset: The offset of the supplementary view, as fractions of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }

  /// A Boolean value that indicates whether the offset is in fractions of the supplementary view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }
}
