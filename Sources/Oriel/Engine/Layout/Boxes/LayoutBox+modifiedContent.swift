extension LayoutBox {
  /// What a modifier has put the box around, with which it comes and goes as one view; nil for any other box, a list's row among them.
  final var modifiedContent: LayoutBox? {
    if let wrapper = self as? WrapperBox { return wrapper.layoutContent }
    return (self as? SecondaryBox)?.content
  }
}
