/// A set of edges of a rectangle. Mirrors UIKit's `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge of the rectangle, or the right edge in right-to-left layouts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge of the rectangle, or the left edge in right-to-left layouts.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
