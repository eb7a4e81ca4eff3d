import Foundation

/// A rectangle with circular corners of one or four radii.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var topLeft: CGFloat = 0
  package var topRight: CGFloat = 0
  package var bottomRight: CGFloat = 0
  package var bottomLeft: CGFloat = 0
  /// Indicates whether the corners are continuous curves. Arcs of circles with the same radii lie outside of them, by at most `continuousDeviation` of a radius.
  package var isContinuous = false

  /// The largest distance of a continuous corner from an arc of the same radius, as a fraction of the radius.
  package static let continuousDeviation: CGFloat = 0.01

  package init(rect: CGRect) { self.rect = rect }

  package init(rect: CGRect, radius: CGFloat) {
    self.init(rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package init(rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package var largestRadius: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

  package var isRect: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Returns the transformed rounded rectangle, or `nil` if the result isn't one, because it is rotated or mirrored, or its corners aren't
  /// circular.
  package func applying(_ transform: CGAffineTransform) -> RoundedRect? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    guard isRect || transform.a == transform.d else { return nil }
    let scale = transform.a
    var result = RoundedRect(
      rect: rect.applying(transform), topLeft: topLeft * scale, topRight: topRight * scale, bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale)
    result.isContinuous = isContinuous
    return result
  }
}
