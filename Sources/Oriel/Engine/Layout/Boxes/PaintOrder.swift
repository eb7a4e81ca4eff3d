/// The order in which a box's children are drawn and, from the end, hit: by their z-indices, and by their places where those are equal.
///
/// It is found when it is needed after children or their z-indices changed. Most boxes keep their children's own order, which takes no memory.
@MainActor
struct PaintOrder {
  private var isKnown = false
  /// The children in another order than their own.
  private var sorted: [LayoutBox]?

  /// Whether some child has another place than its own, as far as is known.
  var isSorted: Bool { sorted != nil }

  mutating func invalidate() { isKnown = false }

  /// Has the order found again for other children, unless none of the old ones had another place than its own, and none of the new ones has.
  ///
  /// - Parameter start: The first place with another child than before.
  mutating func replaceChildren(of box: LayoutBox, by newChildren: [LayoutBox], from start: Int) {
    var stays = isKnown && sorted == nil && box.children.count != 1
    if stays {
      for child in newChildren[start...] where child.parent !== box && child.zIndex != 0 {
        stays = false
        break
      }
    }
    isKnown = stays
    // Boxes that are gone aren't kept for it.
    sorted = nil
  }

  /// A box's children in the order.
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
    // What a modifier adds to a view keeps its side of it: the view's z-index is for the container around.
    let content = box.layoutChild
    guard children.contains(where: { $0 !== content && $0.zIndex != 0 }) else { return nil }
    let ends = children.first === content ? -Double.infinity : .infinity
    return children.enumerated()
      .map { (index: content === $0.element ? ends : $0.element.zIndex, offset: $0.offset, box: $0.element) }
      .sorted { ($0.index, $0.offset) < ($1.index, $1.offset) }
      .map(\.box)
  }
}
