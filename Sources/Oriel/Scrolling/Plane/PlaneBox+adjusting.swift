import Foundation
import OrielDrawing

/// Adjustments: the plan may draw elements differently from their layout, depending on their positions. The box requests the adjustments
/// from the plan after layout and applies them to the drawing. Adjustments evaluate no body and cause no layout.
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
      element.frame = presentedRowFrame(of: row)
      guard element.frame.touches(reach) else { continue }
      rows.append(row)
      elements.append(element)
    }
    hasAdjustments = true
    graph.build {
      for (row, adjustment) in zip(rows, plan.adjustments(of: elements, at: scrolledTo)) { row.box.adjustment = adjustment?.sanitized }
    }
  }

  /// Returns the frame of a row as it is drawn, in the plan's space. For a row that moves this is the presentation value.
  func presentedRowFrame(of row: PlaneRow) -> CGRect {
    guard row.isMoving, !row.element.followsViewport else { return row.element.frame }
    let frame = row.box.presentedFrame
    return frame.offsetBy(dx: base.x + (isMirrored ? -frame.minX - frame.maxX : 0), dy: base.y)
  }

  /// The point of the plan at the viewport's leading top corner. It can be beyond the ends of the content.
  private var scrolledTo: CGPoint {
    guard let scroll = enclosingScrollBox, let content = scroll.children.first, let frame = scroll.frameInContent(of: self) else {
      return .zero
    }
    var point = CGPoint(x: -content.origin.x - frame.minX, y: -content.origin.y - frame.minY)
    if isMirrored { point.x = size.width - point.x - scroll.size.width }
    // An axis that doesn't scroll has no offset.
    for axis in Axis.allCases where !scroll.axes.contains(axis) { point[axis] = 0 }
    return point
  }
}
