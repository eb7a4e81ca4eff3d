import Foundation

/// A point in fractions of a rectangle: `(0, 0)` is its top leading corner, `(1, 1)` the bottom trailing one. Values outside 0...1 lie
/// outside the rectangle. Mirrors SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction, from the leading edge.
  public var x: CGFloat
  /// The vertical fraction, from the top edge.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from its fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the position of the point in a rectangle, with x growing to the right.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height)
  }

  /// Returns the position of the point in a box of the given size, relative to the box's origin.
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
