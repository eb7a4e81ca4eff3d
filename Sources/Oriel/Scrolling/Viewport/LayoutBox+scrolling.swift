extension LayoutBox {
  final func enclosingScrollBoxes(_ body: (ScrollBox) -> Void) {
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox { body(scroll) }
      box = current.parent
    }
  }

  final var enclosingScrollBox: ScrollBox? {
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox { return scroll }
      box = current.parent
    }
    return nil
  }

  /// Returns the nearest enclosing scroll view that scrolls along an axis, or `nil` if there is none.
  final func enclosingScrollBox(along axis: Axis) -> ScrollBox? {
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox, scroll.axes.contains(axis) { return scroll }
      box = current.parent
    }
    return nil
  }
}
