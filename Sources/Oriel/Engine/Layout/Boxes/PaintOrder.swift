/// The order in which a box's children are drawn, and in reverse hit-tested: by their z-indices, and by their indices among equal ones.
///
/// The order is computed lazily after children or their z-indices have changed. Most boxes keep their children's own order, which takes no
/// memory.
@MainActor
struct PaintOrder {
  private var isKnown = false
  /// The children, if their order differs from their own order, or `nil`.
  private var sorted: [LayoutBox]?

  /// Indicates whether some child isn't at its own index, according to the last computation.
  var isSorted: Bool { sorted != nil }

  mutating func invalidate() { isKnown = false }

  /// Updates the order for other children. The order stays valid if neither the old nor the new children are sorted.
  ///
  /// - Parameter start: The index of the first child that differs.
  mutating func replaceChildren(of box: LayoutBox, by newChildren: [LayoutBox], from start: Int) {
    var stays = isKnown && sorted == nil && box.children.count != 1
    if stays {
      for child in newChildren[start...] where child.parent !== box && child.zIndex != 0 {
        stays = false
        break
      }
    }
    isKnown = stays
    // Removed boxes must not be retained here.
    sorted = nil
  }

  /// Returns the children of a box in drawing order.
  mutating func children(of box: LayoutBox) -> [LayoutBox] {
    if !isKnown {
      isKnown = true
      sorted = Self.sort(box)
    }
    return sorted ?? box.children
  }

  private static func sort(_ box: LayoutBox) -> [LayoutBox]? {
    let children = box.children
    guard children.count > 1 else { return nil }
    // The boxes that a modifier adds stay behind or in front of its content. The content's z-index applies in the enclosing container.
    let content = box.layoutChild
    guard children.contains(where: { $0 !== content && $0.zIndex != 0 }) else { return nil }
    let ends = children.first === content ? -Double.infinity : .infinity
    return children.enumerated()
      .map { (index: content === $0.element ? ends : $0.element.zIndex, offset: $0.offset, box: $0.element) }
      .sorted { ($0.index, $0.offset) < ($1.index, $1.offset) }
      .map(\.box)
  }
}
