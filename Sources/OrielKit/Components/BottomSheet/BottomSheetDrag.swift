import SwiftUI

/// What a drag makes of a bottom sheet: pure functions of heights and velocities, in points. Velocities are positive downwards.
struct BottomSheetDrag {
  let heights: ResolvedHeights
  /// Whether a swipe may dismiss the sheet.
  let canDismiss: Bool
  let snapVelocity: CGFloat
  /// Points below the least height.
  let dismissDistance: CGFloat

  enum Rest: Equatable {
    case min, ideal, max, dismissed
  }

  /// The nearest height that a drag can show: never above the greatest one, and below the least only where that may dismiss.
  func limited(_ height: CGFloat) -> CGFloat { Swift.min(Swift.max(height, canDismiss ? 0 : heights.min), heights.max) }

  /// The next place to rest above or below another, short of dismissal; nil where there is none.
  func next(to rest: Rest, isDown: Bool) -> Rest? {
    let places: [(rest: Rest, height: CGFloat)] = [(.min, heights.min), (.ideal, heights.ideal), (.max, heights.max)]
    guard let current = places.first(where: { $0.rest == rest })?.height else { return nil }
    return isDown ? places.last { $0.height < current }?.rest : places.first { $0.height > current }?.rest
  }

  /// Where a sheet goes that is let go of at a height.
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
