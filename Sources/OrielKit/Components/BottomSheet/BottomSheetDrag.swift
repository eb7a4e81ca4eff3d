import SwiftUI

/// The calculations for dragging a bottom sheet. Heights are in points, velocities in points per second, positive downwards.
struct BottomSheetDrag {
  let heights: ResolvedHeights
  /// Indicates whether a swipe can dismiss the sheet.
  let canDismiss: Bool
  let snapVelocity: CGFloat
  /// The distance below the minimum height at which releasing the sheet dismisses it, in points.
  let dismissDistance: CGFloat

  enum Rest: Equatable {
    case min, ideal, max, dismissed
  }

  /// Returns the height, limited to the range of a drag: at most the maximum, and at least the minimum height or, if the sheet can be
  /// dismissed, 0.
  func limited(_ height: CGFloat) -> CGFloat { Swift.min(Swift.max(height, canDismiss ? 0 : heights.min), heights.max) }

  /// Returns the next resting height above or below another, without dismissal, or `nil` if there is none.
  func next(to rest: Rest, isDown: Bool) -> Rest? {
    let places: [(rest: Rest, height: CGFloat)] = [(.min, heights.min), (.ideal, heights.ideal), (.max, heights.max)]
    guard let current = places.first(where: { $0.rest == rest })?.height else { return nil }
    return isDown ? places.last { $0.height < current }?.rest : places.first { $0.height > current }?.rest
  }

  /// Returns the resting height for a sheet that is released at a height with a velocity.
  func rest(from height: CGFloat, velocity: CGFloat) -> Rest {
    let isDown = velocity > 0
    if abs(velocity) >= snapVelocity {
      if height < heights.min { return isDown && canDismiss ? .dismissed : .min }
      if height < heights.ideal { return isDown ? .min : .ideal }
      if height > heights.ideal { return isDown ? .ideal : .max }
      return isDown ? .min : .max
    }
    if canDismiss, height <= heights.min - dismissDistance { return .dismissed }
    if height < heights.ideal { return height - heights.min <= heights.ideal - height ? .min : .ideal }
    return height - heights.ideal <= heights.max - height ? .ideal : .max
  }
}
