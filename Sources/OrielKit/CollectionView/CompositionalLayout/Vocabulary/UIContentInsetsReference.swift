/// What the insets of a section start from. Mirrors UIKit's `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout around says; the safe area for a layout.
  case automatic
  /// The edges of the collection.
  case none
  case safeArea
  /// The safe area and the environment's layout margins.
  case layoutMargins
  /// The layout margins, and in the middle of them no more than 672 points.
  case readableContent
}
