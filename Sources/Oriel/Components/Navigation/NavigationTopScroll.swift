import Foundation

/// The scroll view whose content goes under a screen's bar, and what stands between the two.
@MainActor
struct NavigationTopScroll {
  let scroll: ScrollBox
  let drawer: NavigationDrawerBox?
  /// Those with a view at the top edge.
  let insets: [SafeAreaInsetBox]

  /// How much narrower than the content a scroll view may be that goes under the bar, in points: margins, and no other views beside it.
  private static let margins: CGFloat = 80

  /// The first that scrolls up and down, begins where the content does, or the safe area or a drawer at its top ends, and is as wide.
  static func find(in content: [LayoutBox], frame: CGRect) -> NavigationTopScroll? {
    func search(_ box: LayoutBox, at y: CGFloat, below edge: TopEdge) -> NavigationTopScroll? {
      if box.isLeaving || y > edge.y + 0.5 { return nil }
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

  /// Where content begins, and what has moved it down.
  private struct TopEdge {
    var y: CGFloat
    var drawer: NavigationDrawerBox?
    var insets: [SafeAreaInsetBox] = []
  }
}
