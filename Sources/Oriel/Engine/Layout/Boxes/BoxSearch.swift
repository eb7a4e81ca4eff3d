/// The purposes of a search for boxes in the tree.
enum BoxSearch {
  /// A search for a box that the user can reach on the screen: by pointers, focus and similar input.
  case hitTesting
  /// A search by assistive technology.
  case accessibility
}
