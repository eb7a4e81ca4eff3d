extension LayoutBox {
  /// The content of a modifier's box, which enters and leaves the tree together with it; `nil` for any other box, including a row of a
  /// list.
  final var modifiedContent: LayoutBox? {
    if let wrapper = self as? WrapperBox { return wrapper.layoutContent }
    return (self as? SecondaryBox)?.content
  }
}
