import Foundation

/// The scroll view whose content continues under a screen's bar, and the boxes between the two.
@MainActor
struct NavigationTopScroll {
  let scroll: ScrollBox
  let drawer: NavigationDrawerBox?
  /// The boxes with a view at the top edge.
  let insets: [SafeAreaInsetBox]

  /// The maximum difference between the widths of the content and of the scroll view, in points. It allows margins, but no other views
  /// beside the scroll view.
  private static let margins: CGFloat = 80

  /// Returns the first vertical scroll view that is about as wide as the content, and starts where the content, the safe area at its top,
  /// or a drawer does. Returns `nil` if there is none.
  static func find(in content: [LayoutBox], frame: CGRect) -> NavigationTopScroll? {
    func search(_ box: LayoutBox, at y: CGFloat, below edge: TopEdge) -> NavigationTopScroll? {
      if box.isBeingRemoved || y > edge.y + 0.5 { return nil }
      if let scroll = box as? ScrollBox {
        guard scroll.axes.contains(.vertical), scroll.size.width >= frame.width - margins else { return nil }
        return NavigationTopScroll(scroll: scroll, drawer: edge.drawer, insets: edge.insets)
      }
      if box is NavigationStackBox || box is NavigationDrawerBox { return nil }
      var edge = edge
      if edge.drawer == nil, let found = (box as? NavigationDrawerAreaBox)?.drawer {
        edge.drawer = found
        edge.y = y + found.size.height
      }
      let (region, inset) = (box.layoutRegion, box as? SafeAreaInsetBox)
      for child in box.children where inset == nil || child === inset?.content {
        var edge = edge
        if let room = region?.safeAreaInsets(around: child).top, room > 0 {
          edge.y = max(edge.y, y + room)
          if let inset { edge.insets.append(inset) }
        }
        if let found = search(child, at: y + child.origin.y, below: edge) { return found }
      }
      return nil
    }
    for box in content { if let found = search(box, at: box.origin.y, below: TopEdge(y: frame.minY)) { return found } }
    return nil
  }

  /// The position at which content begins, and the boxes that have moved it down.
  private struct TopEdge {
    var y: CGFloat
    var drawer: NavigationDrawerBox?
    var insets: [SafeAreaInsetBox] = []
  }
}
