/// The rectangle that the content insets of a section are relative to. Mirrors UIKit's `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout, or the safe area for a layout.
  case automatic
  /// The edges of the collection.
  case none
  /// The safe area of the collection.
  case safeArea
  /// The safe area with the layout margins.
  case layoutMargins
  /// The layout margins, limited to a centered width of 672 points.
  case readableContent
}
