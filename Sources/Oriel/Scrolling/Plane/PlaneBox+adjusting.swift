import Foundation
import OrielDrawing

/// Views that are shown otherwise than they stand, by where they are: once everything is laid out the plan is asked, and what it says is drawn. No body
/// runs, and nothing is laid out.
extension PlaneBox {
  func adjustSoon() {
    guard !waitsForAdjusting, plan.adjustsElements || hasAdjustments else { return }
    waitsForAdjusting = true
    graph.afterLayout { [weak self] in
      guard let self else { return }
      waitsForAdjusting = false
      if node != nil, isPlaced { adjust() }
    }
  }

  private func adjust() {
    guard plan.adjustsElements, let reach else {
      if hasAdjustments { for row in live { row.box.adjustment = nil } }
      hasAdjustments = false
      return
    }
    var rows: [PlaneRow] = []
    var elements: [LazyPlaneElement] = []
    for row in live where row.isSettled {
      var element = row.element
      element.frame = shownFrame(of: row)
      guard element.frame.touches(reach) else { continue }
      rows.append(row)
      elements.append(element)
    }
    hasAdjustments = true
    graph.build {
      for (row, adjustment) in zip(rows, plan.adjustments(of: elements, at: scrolledTo)) { row.box.adjustment = adjustment?.sanitized }
    }
  }

  /// In the plan's space, as it is drawn: what moves to another place is where it is seen.
  func shownFrame(of row: PlaneRow) -> CGRect {
    guard row.isMoving, !row.element.followsViewport else { return row.element.frame }
    let frame = row.box.presentedFrame
    return frame.offsetBy(dx: base.x + (isMirrored ? -frame.minX - frame.maxX : 0), dy: base.y)
  }

  /// The point of the plan that is at the viewport's leading top corner, beyond its ends, too.
  private var scrolledTo: CGPoint {
    guard let scroll = enclosingScrollBox, let content = scroll.children.first, let frame = scroll.frameInContent(of: self) else {
      return .zero
    }
    var point = CGPoint(x: -content.origin.x - frame.minX, y: -content.origin.y - frame.minY)
    if isMirrored { point.x = size.width - point.x - scroll.size.width }
    // What doesn't scroll here is where it is.
    for axis in Axis.allCases where !scroll.axes.contains(axis) { point[axis] = 0 }
    return point
  }
}
