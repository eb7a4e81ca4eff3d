/// What looks for boxes in the tree.
enum BoxSearch {
  /// Pointers, focus and whatever else needs a box that a user can get to on the screen.
  case hitTesting
  /// Assistive technology.
  case accessibility
}
