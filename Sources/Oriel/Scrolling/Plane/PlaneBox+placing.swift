import Foundation
import OrielDrawing

extension PlaneBox {
  // MARK: Measuring

  /// Measures the content of rows that determine a part of their size, and reports the sizes to the plan.
  func measureRows() {
    for row in live where row.element.measuredAxes != [] {
      let axes = row.element.measuredAxes
      let frame = row.element.frame
      let proposal = ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : frame.width, height: axes.contains(.vertical) ? nil : frame.height)
      let size = row.box.contentSize(proposal)
      guard size != row.measured else { continue }
      row.measured = size
      plan.measure(row.element.id, size)
    }
  }

  // MARK: Frames

  /// Adopts frames that have changed. An element whose position on the screen doesn't change keeps its position in the space of the rows.
  func settleFrames() {
    guard settledRevision != plan.revision || change?.isAnchored == false else {
      if let first = live.first, !live.contains(where: \.isSettled) { base = first.element.frame.origin }
      return
    }
    let visible = seen ?? .zero
    var before: [(row: PlaneRow, frame: CGRect)] = []
    var anchored: (row: PlaneRow, frame: CGRect)?
    for row in live {
      if row.isSettled, row.element.id == plan.anchor?.id { anchored = (row, presentedRowFrame(of: row)) }
      if row.isSettled { before.append((row, row.element.frame)) }
      guard let next = plan.element(row.element.id, visible: visible) else { continue }
      row.take(next.sanitized)
    }
    // The rectangle in which the old frames were visible. Another plan may come with another viewport.
    let isNewPlan = change.map { !$0.isAnchored } ?? false
    let place = isNewPlan ? change?.reach ?? seen : seen
    if before.isEmpty {
      base = live.first?.element.frame.origin ?? reach?.origin ?? .zero
    } else {
      for axis in Axis.allCases {
        guard let place, !(isNewPlan && plan.keepsOffset), let scroll = enclosingScrollBox(along: axis) else { continue }
        let shift: CGFloat
        if isNewPlan, let anchor = plan.anchor, let anchored {
          shift = self.shift(of: anchor, anchored, in: scroll, along: axis)
        } else {
          shift = self.shift(of: before, seenIn: place, along: axis, policy: scroll.anchorPolicy(along: axis), isNewPlan: isNewPlan)
        }
        guard shift != 0 else { continue }
        base[axis] += shift
        scroll.contentDidShift(by: axis == .horizontal && isMirrored ? -shift : shift, along: axis, in: self)
      }
    }
    if settledRevision != plan.revision { asked = nil }
    settledRevision = plan.revision
    change?.isAnchored = true
  }

  /// Returns the change of the offset that holds the plan's anchor at its position on the screen, or as near to it as the ends of the
  /// content permit.
  private func shift(
    of anchor: LazyPlaneAnchor, _ entry: (row: PlaneRow, frame: CGRect), in scroll: ScrollBox, along axis: Axis
  ) -> CGFloat {
    let share = axis == .horizontal ? anchor.point.x : anchor.point.y
    func place(_ frame: CGRect) -> CGFloat { frame.origin[axis] + share * frame.size[axis] }
    let sign: CGFloat = axis == .horizontal && isMirrored ? -1 : 1
    let wanted = scroll.offset[axis] + sign * (place(entry.row.element.frame) - place(entry.frame))
    return sign * (scroll.nearestOffset(wanted, along: axis) - scroll.offset[axis])
  }

  /// Returns the distance that the visible rows have moved, by which the scroll view has to follow.
  ///
  /// Within a plan the scroll view's anchor policy selects a row. With another plan, most visible rows have to have moved by the same
  /// distance; if they haven't, there is nothing to hold on to, and the offset stays. If the new plan is a rearrangement and not all rows
  /// have moved by the same distance, the policy selects a row again.
  private func shift(
    of before: [(row: PlaneRow, frame: CGRect)], seenIn place: CGRect, along axis: Axis, policy: ScrollAnchorPolicy, isNewPlan: Bool
  ) -> CGFloat {
    if case .none = policy { return 0 }
    let (low, high) = (
      place.origin[axis] + ScrollBox.minimumVisibleLength, place.origin[axis] + place.size[axis] - ScrollBox.minimumVisibleLength
    )
    var rows: [(row: PlaneRow, frame: CGRect)] = []
    for entry in before where !entry.row.element.followsViewport {
      if entry.frame.origin[axis] + entry.frame.size[axis] > low, entry.frame.origin[axis] < high { rows.append(entry) }
    }
    guard !rows.isEmpty else { return 0 }
    func distance(_ entry: (row: PlaneRow, frame: CGRect), share: CGFloat = 0) -> CGFloat {
      let next = entry.row.element.frame
      return next.origin[axis] + share * next.size[axis] - entry.frame.origin[axis] - share * entry.frame.size[axis]
    }
    if case .box(let box) = policy, let entry = rows.first(where: { box.isWithin($0.row.box) }) { return distance(entry) }
    if isNewPlan {
      var groups: [(distance: CGFloat, count: Int)] = []
      for entry in rows {
        let distance = distance(entry)
        if let index = groups.firstIndex(where: { abs($0.distance - distance) < 0.01 }) {
          groups[index].count += 1
        } else {
          groups.append((distance, 1))
        }
      }
      guard let most = groups.max(by: { $0.count < $1.count }) else { return 0 }
      let isRearrangement = change?.isRearrangement ?? false
      if isRearrangement ? most.count == rows.count : most.count * 2 > rows.count { return most.distance }
      guard isRearrangement else { return 0 }
    }
    switch policy {
    case .none: return 0
    case .leading, .box: return distance(rows.min { $0.frame.origin[axis] < $1.frame.origin[axis] }!)
    case .trailing:
      func end(_ frame: CGRect) -> CGFloat { frame.origin[axis] + frame.size[axis] }
      return distance(rows.max { end($0.frame) < end($1.frame) }!, share: 1)
    case .line(let share):
      let line = place.origin[axis] + place.size[axis] * share
      return distance(rows.first { $0.frame.origin[axis] + $0.frame.size[axis] > line } ?? rows[rows.count - 1], share: share)
    }
  }

  // MARK: Placing

  /// The part of the space of the rows that is visible or near the viewport. `settleFrames()` doesn't change it, because it scrolls by the
  /// distance by which it moves the rows.
  var sight: CGRect? { reach.map { kept($0).offsetBy(dx: -base.x, dy: -base.y) }.map { isMirrored ? $0.mirrored : $0 } }

  /// Places the rows that scroll with the content.
  ///
  /// - Parameter sight: The visible part before `settleFrames()`. A row that is outside of it both before and after moves without an
  ///   animation: an animated row would stay built, and further updates would start further animations.
  func updateRowPositions(in sight: CGRect?) {
    for row in live where !row.element.followsViewport {
      if let arrival = row.arrival, !row.box.isPlaced { place(row.box, at: arrival) }
      row.arrival = nil
      arrive(row)
      row.isSettled = true
      let before = row.box.isPlaced ? row.box.presentedFrame : nil
      place(row.box, at: row.element.frame.offsetBy(dx: -base.x, dy: -base.y))
      guard let sight, let before, row.isMoving, !before.overlaps(sight) else { continue }
      if !CGRect(origin: row.box.origin, size: row.box.size).overlaps(sight) { row.box.slide(to: row.box.origin) }
    }
  }

  private func place(_ box: PlaneElementBox, at frame: CGRect) {
    box.length = frame.size
    let x = isMirrored ? -frame.maxX : frame.minX
    guard !box.isPlaced || box.needsLayout || box.origin.x != x || box.origin.y != frame.minY || box.size != frame.size else { return }
    box.place(at: CGPoint(x: x, y: frame.minY), proposal: ProposedViewSize(frame.size))
  }

  /// Moves the elements that follow the viewport to their positions in it.
  func placeFollowers() {
    guard isPlaced else { return }
    for row in live where row.element.followsViewport {
      // If nothing is visible, or the plan no longer has the element, the row keeps its position.
      if let seen, let next = plan.element(row.element.id, visible: seen) { row.take(next.sanitized) }
      row.isSettled = true
      let frame = row.element.frame
      let box = row.box
      box.length = frame.size
      let point = CGPoint(x: isMirrored ? size.width - frame.maxX : frame.minX, y: frame.minY)
      if !box.isPlaced || box.needsLayout || box.size != frame.size {
        box.place(at: box.isPlaced ? box.origin : point, proposal: ProposedViewSize(frame.size))
      }
      box.pin(CGRect(origin: point, size: frame.size))
    }
  }
}

extension CGRect {
  /// The rectangle mirrored at the vertical axis.
  fileprivate var mirrored: CGRect { CGRect(x: -maxX, y: minY, width: width, height: height) }
}

extension LazyPlaneElement {
  /// The element with each nonfinite number of its frame replaced by 0.
  var sanitized: LazyPlaneElement {
    guard !frame.minX.isFinite || !frame.minY.isFinite || !frame.width.isFinite || !frame.height.isFinite else { return self }
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    var result = self
    result.frame = CGRect(
      x: number(frame.origin.x), y: number(frame.origin.y), width: max(0, number(frame.size.width)),
      height: max(0, number(frame.size.height)))
    return result
  }
}
