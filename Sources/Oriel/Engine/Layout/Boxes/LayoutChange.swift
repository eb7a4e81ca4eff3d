/// A kind of change of a box's layout.
enum LayoutChange {
  /// A change in the content: values that the box has derived from its children are out of date.
  case invalidated
  /// A change of the size.
  case resized
  /// A change of the origin within the parent.
  case moved
}
