/// An edge or a corner of a rectangle to which an item is aligned. Mirrors UIKit's `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
  /// No edge: the item is centered in the rectangle.
  case none
  /// The center of the top edge.
  case top
  /// The leading end of the top edge.
  case topLeading
  /// The center of the leading edge.
  case leading
  /// The leading end of the bottom edge.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The trailing end of the bottom edge.
  case bottomTrailing
  /// The center of the trailing edge.
  case trailing
  /// The trailing end of the top edge.
  case topTrailing
}
