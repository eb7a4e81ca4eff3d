/// What has happened to a box's layout.
enum LayoutChange {
  /// Something in the content changed: what the box knows of its children is stale.
  case invalidated
  /// The size was settled at another value.
  case resized
  /// The box was moved within its parent.
  case moved
}
