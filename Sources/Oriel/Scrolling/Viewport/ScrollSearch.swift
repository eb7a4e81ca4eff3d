import Foundation

/// Scrolls through the scroll views in a box page by page, so that a test can find views that a lazy container hasn't built.
///
/// Each scroll view is scrolled from its start to its end and then back to its original offset. A caller that finds its view earlier stops.
@MainActor
package struct ScrollSearch {
  /// The scroll views that haven't been searched, from the outside in.
  private var boxes: [ScrollBox]
  /// The original offset of the first of them, or `nil` until its search begins.
  private var origin: CGPoint?

  /// The length of a page as a fraction of the viewport. Consecutive pages overlap, so that a view that is cut off in one is complete in
  /// the next.
  private static let page: CGFloat = 0.8

  /// Creates a search.
  ///
  /// - Parameter region: A box that is in a window.
  package init(_ region: LayoutBox) {
    boxes = region.graph.root?.scrollBoxes.filter { $0.isThere && $0.barrier == nil && $0.isWithin(region) } ?? []
  }

  /// A Boolean value that indicates whether a scroll view with a lazy container has content outside its viewport.
  package var hasMoreRows: Bool {
    boxes.contains { box in
      !box.lazyContainers.isEmpty && Axis.allCases.contains { box.canScroll($0, by: 1) || box.canScroll($0, by: -1) }
    }
  }

  /// Shows the next page, which is complete after a frame. Returns `false` if all pages have been shown.
  package mutating func advance() -> Bool {
    while let box = boxes.first {
      guard let origin else {
        self.origin = box.offset
        for axis in Axis.allCases { rewind(box, along: axis) }
        return true
      }
      if turnPage(of: box) { return true }
      box.setOffset(origin)
      self.origin = nil
      boxes.removeFirst()
    }
    return false
  }

  private func rewind(_ box: ScrollBox, along axis: Axis) {
    box.halt()
    box.setOffset(box.bounds(along: axis).lowerBound, along: axis)
  }

  /// Continues downwards and, from the bottom, at the top of the next column.
  private func turnPage(of box: ScrollBox) -> Bool {
    if goOn(box, along: .vertical) { return true }
    guard goOn(box, along: .horizontal) else { return false }
    rewind(box, along: .vertical)
    return true
  }

  private func goOn(_ box: ScrollBox, along axis: Axis) -> Bool {
    guard box.canScroll(axis, by: 1) else { return false }
    box.halt()
    box.setOffset(box.nearestOffset(box.offset[axis] + max(1, box.size[axis] * Self.page), along: axis), along: axis)
    return true
  }
}

extension LayoutBox {
  /// Makes the enclosing scroll views show the box in the next frame.
  package final func revealSoon() {
    graph.enqueueAction { [weak self, reference = graph.reference] in
      reference.graph?.afterLayout {
        if let self, self.isAttached { self.revealInScrollViews(CGRect(origin: .zero, size: self.size)) }
      }
    }
  }
}
