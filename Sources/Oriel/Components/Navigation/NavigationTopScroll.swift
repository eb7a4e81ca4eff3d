import Foundation

/// The scroll view whose content goes under a screen's bar, and the drawer between the two.
@MainActor
struct NavigationTopScroll {
  let scroll: ScrollBox
  let drawer: NavigationDrawerBox?

  /// How much narrower than the content a scroll view may be that goes under the bar, in points: margins, and no other views beside it.
  private static let margins: CGFloat = 80

  /// The first that scrolls up and down, begins where the content does, or a drawer at its top ends, and is as wide.
  static func find(in content: [LayoutBox], frame: CGRect) -> NavigationTopScroll? {
    func search(_ box: LayoutBox, at y: CGFloat, top: CGFloat, drawer: NavigationDrawerBox?) -> NavigationTopScroll? {
      if box.isLeaving || y > top + 0.5 { return nil }
      if let scroll = box as? ScrollBox {
        guard scroll.axes.contains(.vertical), scroll.size.width >= frame.width - margins else { return nil }
        return NavigationTopScroll(scroll: scroll, drawer: drawer)
      }
      if box is NavigationStackBox || box is NavigationDrawerBox { return nil }
      var (top, drawer) = (top, drawer)
      if drawer == nil, let found = (box as? NavigationDrawerAreaBox)?.drawer {
        drawer = found
        top = y + found.size.height
      }
      for child in box.children {
        if let found = search(child, at: y + child.origin.y, top: top, drawer: drawer) { return found }
      }
      return nil
    }
    for box in content { if let found = search(box, at: box.origin.y, top: frame.minY, drawer: nil) { return found } }
    return nil
  }
}
