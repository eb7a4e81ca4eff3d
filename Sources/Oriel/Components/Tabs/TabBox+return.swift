import Foundation

extension TabBox {
  /// What another press on the button of the tab that is shown asks for: the tab's stack goes back to its first screen and, where that is
  /// shown already, what scrolls there goes to its top.
  func returnToStart() {
    var stacks: [NavigationModel] = []
    var scrolls: [ScrollBox] = []
    forEachReached { box in
      if let stack = (box as? NavigationStackBox)?.model { stacks.append(stack) }
      if let scroll = box as? ScrollBox, scroll.axes.contains(.vertical) { scrolls.append(scroll) }
    }
    for stack in stacks { if stack.popToRoot() { return } }
    // In a narrow split view the way goes on to the column before.
    for stack in stacks { if let back = stack.root.box.outerBack { return back.action() } }
    // The one that takes most of the tab is what the tab is about.
    let seen = scrolls.map { (scroll: $0, area: $0.seenArea) }.filter { $0.area > 0 }
    _ = seen.max { $0.area < $1.area }?.scroll.travel(to: .top)
  }
}

extension LayoutBox {
  /// Calls the closure with each box inside that can be reached, from the outside in.
  fileprivate final func forEachReached(_ body: (LayoutBox) -> Void) {
    for child in children where child.isPlaced && !child.isLeaving && !child.isHidden(from: .hitTesting) {
      body(child)
      child.forEachReached(body)
    }
  }
}

extension ScrollBox {
  /// How much of the viewport is seen, in square points.
  fileprivate var seenArea: CGFloat {
    let seen = visibleRect(through: \.viewport).overlap(with: viewport)
    return seen.isNull ? 0 : seen.width * seen.height
  }
}
