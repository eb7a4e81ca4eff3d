import Foundation

extension TabBox {
  /// Returns the tab to its start, as another press on the selected tab's button does. The tab's stack pops to its first screen. If that is
  /// already visible, the scroll view in it scrolls to the top.
  func returnToRoot() {
    var stacks: [NavigationModel] = []
    var scrolls: [ScrollBox] = []
    forEachReached { box in
      if let stack = (box as? NavigationStackBox)?.model { stacks.append(stack) }
      if let scroll = box as? ScrollBox, scroll.axes.contains(.vertical) { scrolls.append(scroll) }
    }
    for stack in stacks { if stack.popToRoot() { return } }
    // In a narrow split view the action goes back to the previous column.
    for stack in stacks { if let back = stack.root.box.columnBack { return back.action() } }
    // The scroll view with the largest visible area is the tab's main content.
    let seen = scrolls.map { (scroll: $0, area: $0.visibleArea) }.filter { $0.area > 0 }
    _ = seen.max { $0.area < $1.area }?.scroll.travel(to: .top)
  }
}

extension LayoutBox {
  /// Calls a closure with each descendant that hit testing can reach, from the outside in.
  fileprivate final func forEachReached(_ body: (LayoutBox) -> Void) {
    for child in children where child.isPlaced && !child.isBeingRemoved && !child.isHidden(from: .hitTesting) {
      body(child)
      child.forEachReached(body)
    }
  }
}

extension ScrollBox {
  /// The visible area of the viewport, in square points.
  fileprivate var visibleArea: CGFloat {
    let seen = visibleRect(through: \.viewport).overlap(with: viewport)
    return seen.isNull ? 0 : seen.width * seen.height
  }
}
