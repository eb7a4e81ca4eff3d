import Foundation

/// Goes through what the scroll views in a box can show, a page at a time: for a test that looks for what a lazy container hasn't made.
///
/// Each scroll view is gone through from its beginning to its end and then taken back to where it was; whoever has found what is
/// looked for stops before.
@MainActor
package struct ScrollSearch {
  /// Those that haven't been gone through, from the outside in.
  private var boxes: [ScrollBox]
  /// Where the first of them was; nil until it is gone through.
  private var origin: CGPoint?

  /// The share of a viewport by which a page goes on: what is cut off at the end of one is whole on the next.
  private static let page: CGFloat = 0.8

  /// - Parameter region: A box that is in a window.
  package init(_ region: LayoutBox) {
    boxes = region.graph.root?.scrollBoxes.filter { $0.isThere && $0.barrier == nil && $0.isWithin(region) } ?? []
  }

  /// Whether there is more in a scroll view with a lazy container than is seen.
  package var hasMoreRows: Bool {
    boxes.contains { box in
      !box.lazyContainers.isEmpty && Axis.allCases.contains { box.canScroll($0, by: 1) || box.canScroll($0, by: -1) }
    }
  }

  /// Shows the next page, which is there after a frame; false where all have been seen.
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

  /// Goes on downwards and, from the bottom, to the top of the next column.
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
  /// Has the scroll views around show the box in the next frame.
  package final func revealSoon() {
    graph.enqueueAction { [weak self, reference = graph.reference] in
      reference.graph?.afterLayout {
        if let self, self.isAttached { self.revealInScrollViews(CGRect(origin: .zero, size: self.size)) }
      }
    }
  }
}
