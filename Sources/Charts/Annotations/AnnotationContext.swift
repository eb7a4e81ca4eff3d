import Foundation

/// What an annotation can know of its mark. Mirrors Swift Charts' `AnnotationContext`.
public struct AnnotationContext: Sendable {
  /// The mark's size, in points.
  public let targetSize: CGSize
}
