import SwiftUI

/// A place on the edges of an item that something is fastened to. Mirrors UIKit's `NSCollectionLayoutAnchor`.
///
/// Of no edges, or of two that face each other, it is the middle.
@MainActor
public final class NSCollectionLayoutAnchor {
  public let edges: NSDirectionalRectEdge
  /// Points, or parts of the size of what is fastened.
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// - Parameter absoluteOffset: Points by which what is fastened is moved.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }

  /// - Parameter fractionalOffset: Parts of its own size by which what is fastened is moved.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }

  public var isFractionalOffset: Bool { !isAbsoluteOffset }
}
