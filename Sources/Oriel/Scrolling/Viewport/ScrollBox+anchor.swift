import Foundation

/// Where content stays when its size or the viewport's changes.
extension ScrollBox {
  /// Which row stays where it is when others change.
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

  /// Whether the content rests at its very beginning.
  private func isAtStart(along axis: Axis) -> Bool {
    let bounds = bounds(along: axis)
    return axis == .horizontal && isMirrored ? offset.x >= bounds.upperBound - 0.5 : offset[axis] <= bounds.lowerBound + 0.5
  }

  /// Offsets count from the left, but content that begins at the right keeps its distance from there.
  func keepDistanceFromStart() {
    guard isMirrored, axes.contains(.horizontal) else { return lastStart = nil }
    let start = lastOffset(along: .horizontal)
    if let lastStart { contentDidShift(by: start - lastStart, along: .horizontal) }
    lastStart = start
  }

  /// As far from the content's beginning, on the side where that is now, as the offset was from it on the other side. Insets have changed sides, too.
  var mirroredOffset: CGFloat {
    if isMirrored { return lastOffset(along: .horizontal) - (offset.x + insets.trailing) }
    return (lastStart ?? offset.x) - offset.x - insets.leading
  }

  /// What was at the viewport's end stays there, as far as the content goes. What the content's start kept back while a keyboard went
  /// comes first when one comes, so that it finds the same row at its edge.
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
    // What is held goes as far from the end as the content's start made it.
    intended[axis] += shift - (oldLength - size[axis])
  }

  /// The axes along which the content rests at the anchor for changes of its size.
  var axesAtSizeChangesAnchor: Axis.Set {
    guard let anchor = traits.sizeChangesAnchor, request == nil, motions.isEmpty, phase == .idle else { return [] }
    var result: Axis.Set = []
    for axis in Axis.allCases where axes.contains(axis) {
      let isStart = axis == .vertical ? anchor.y <= 0 : anchor.x <= 0
      if !isStart, abs(offset[axis] - offset(at: anchor, along: axis)) < 0.5 { result.insert(Axis.Set(axis)) }
    }
    return result
  }

  /// Goes on to rest at the anchor: at once, or as the change of the content is animated.
  func stay(along axes: Axis.Set) {
    guard !axes.isEmpty, let anchor = traits.sizeChangesAnchor else { return }
    begin(
      ScrollRequest(target: .unitPoint(anchor, axes), start: offset, followsLayout: true),
      transaction: node?.transaction ?? graph.updates.transaction)
  }
}

/// Which row keeps its place on the screen.
enum ScrollAnchorPolicy {
  case none
  /// The first that is seen.
  case leading
  /// The last that is seen.
  case trailing
  /// The one at a share of the viewport's length, between its ends; the same share of its own length stays.
  case line(CGFloat)
  case box(LayoutBox)

  /// The share of the viewport's length, from its start, at which things stay; nil where nothing does.
  var share: CGFloat? {
    switch self {
    case .none: nil
    case .leading, .box: 0
    case .line(let share): share
    case .trailing: 1
    }
  }
}
