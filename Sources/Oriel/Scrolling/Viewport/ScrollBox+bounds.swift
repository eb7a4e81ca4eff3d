import Foundation

extension ScrollBox {
  /// Returns the offsets that the content can rest at.
  func bounds(along axis: Axis) -> ClosedRange<CGFloat> {
    let low = -insets.leading(axis)
    guard axes.contains(axis) else { return low...low }
    return low...max(low, lastOffset(along: axis) - pendingShift[axis])
  }

  /// Returns the last offset that the content can rest at when no animation runs.
  func lastOffset(along axis: Axis) -> CGFloat {
    max(-insets.leading(axis), contentSize[axis] + insets.trailing(axis) - size[axis])
  }

  func nearestOffset(_ value: CGFloat, along axis: Axis) -> CGFloat {
    let bounds = bounds(along: axis)
    return value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// Indicates whether the content can be scrolled further in the direction of a distance.
  func canScroll(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard axes.contains(axis), traits.isEnabled else { return false }
    let bounds = bounds(along: axis)
    return distance < 0 ? offset[axis] > bounds.lowerBound + 0.01 : distance > 0 && offset[axis] < bounds.upperBound - 0.01
  }
}

extension EdgeInsets {
  func leading(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func trailing(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func total(_ axis: Axis) -> CGFloat { leading(axis) + trailing(axis) }
}
