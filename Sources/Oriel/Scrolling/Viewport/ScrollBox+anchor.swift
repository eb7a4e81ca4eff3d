import Foundation

/// The positions that the content keeps when its size or the viewport's changes.
extension ScrollBox {
  /// Returns the rule that selects the row that keeps its position when others change.
  func anchorPolicy(along axis: Axis) -> ScrollAnchorPolicy {
    switch traits.anchor {
    case .none: return .none
    case .top: return .leading
    case .center: return .line(0.5)
    case .bottom: return .trailing
    case .focused:
      if let focused = graph.input.focus.focused, focused.isWithin(self), canAnchor(focused, along: axis) { return .box(focused) }
      return .leading
    case .id(let id):
      if let box = identifiedBox(id), canAnchor(box, along: axis) { return .box(box) }
      return .leading
    case .automatic:
      if let anchor = traits.sizeChangesAnchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        if share >= 1 { return .trailing }
        if share > 0 { return .line(share) }
        return isAtStart(along: axis) ? .none : .leading
      }
      guard isAtStart(along: axis) else { return .leading }
      if let id = traits.observers.lazy.compactMap(\.keptID).first, let box = identifiedBox(id), canAnchor(box, along: axis) {
        return .box(box)
      }
      return .none
    }
  }

  /// Indicates whether the offset is at the start of the content.
  private func isAtStart(along axis: Axis) -> Bool {
    let bounds = bounds(along: axis)
    return axis == .horizontal && isMirrored ? offset.x >= bounds.upperBound - 0.5 : offset[axis] <= bounds.lowerBound + 0.5
  }

  /// Keeps the distance of right-to-left content from its right edge when its size changes, because offsets count from the left.
  func keepDistanceFromStart() {
    guard isMirrored, axes.contains(.horizontal) else { return lastStart = nil }
    let start = lastOffset(along: .horizontal)
    if let lastStart { contentDidShift(by: start - lastStart, along: .horizontal) }
    lastStart = start
  }

  /// The offset that is as far from the content's start as the current one was before the layout direction changed. The insets are mirrored
  /// already.
  var mirroredOffset: CGFloat {
    if isMirrored { return lastOffset(along: .horizontal) - (offset.x + insets.trailing) }
    return (lastStart ?? offset.x) - offset.x - insets.leading
  }

  /// Keeps the content at the viewport's end when the viewport's length changes, within the bounds.
  ///
  /// `keptBack` stores the distance by which the content's start limited the shift when a keyboard disappeared. The next keyboard uses it
  /// up first, so that the same row is at its edge again.
  func keepEnd(of oldLength: CGFloat, along axis: Axis) {
    let low = bounds(along: axis).lowerBound
    let oldHigh = max(low, contentSize[axis] + insets.trailing(axis) - oldLength)
    guard graph.keyboard.hasMoved, offset[axis] >= low - 0.01, offset[axis] <= oldHigh + 0.01 else {
      keptBack[axis] = 0
      return contentDidShift(by: oldLength - size[axis], along: axis)
    }
    if offset[axis] > low + 0.01 { keptBack[axis] = 0 }
    let target = offset[axis] + oldLength - size[axis] - keptBack[axis]
    let reached = nearestOffset(target, along: axis)
    keptBack[axis] = max(0, low - target)
    let shift = reached - offset[axis]
    contentDidShift(by: shift, along: axis)
    // The difference from the full shift counts as deliberate, so that the held boxes move by it as well.
    intended[axis] += shift - (oldLength - size[axis])
  }

  /// The axes along which the content is at the anchor for size changes, and no motion or request moves it.
  var axesAtSizeChangesAnchor: Axis.Set {
    guard let anchor = traits.sizeChangesAnchor, request == nil, motions.isEmpty, phase == .idle else { return [] }
    var result: Axis.Set = []
    for axis in Axis.allCases where axes.contains(axis) {
      let isStart = axis == .vertical ? anchor.y <= 0 : anchor.x <= 0
      if !isStart, abs(offset[axis] - offset(at: anchor, along: axis)) < 0.5 { result.insert(Axis.Set(axis)) }
    }
    return result
  }

  /// Keeps the content at the anchor for size changes, with the animation of the content's change if there is one.
  func stay(along axes: Axis.Set) {
    guard !axes.isEmpty, let anchor = traits.sizeChangesAnchor else { return }
    begin(
      ScrollRequest(target: .unitPoint(anchor, axes), start: offset, followsLayout: true),
      transaction: node?.transaction ?? graph.updates.transaction)
  }
}

/// A rule that selects the row that keeps its position on the screen.
enum ScrollAnchorPolicy {
  case none
  /// The first visible row.
  case leading
  /// The last visible row.
  case trailing
  /// The row at a fraction of the viewport's length between its ends. The same fraction of the row's own length keeps its position.
  case line(CGFloat)
  case box(LayoutBox)

  /// The position that is kept, as a fraction of the viewport's length from its start, or `nil` if no position is kept.
  var share: CGFloat? {
    switch self {
    case .none: nil
    case .leading, .box: 0
    case .line(let share): share
    case .trailing: 1
    }
  }
}
