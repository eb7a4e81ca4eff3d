import Foundation

/// Scrolls while something that is dragged is near an edge of a viewport.
@MainActor
enum EdgeScroll {
  /// Points from an edge where it begins, and points a second at the edge itself.
  private static let edge: CGFloat = 44
  private static let speed: CGFloat = 600

  /// Goes on for as many seconds; true if anything moved.
  static func advance(_ scroll: ViewportBox, along axis: Axis, pointer: CGPoint, by seconds: TimeInterval) -> Bool {
    guard scroll.axes.contains(axis), let point = scroll.localPoint(pointer) else { return false }
    let (before, behind) = (edge - point[axis], point[axis] - (scroll.size[axis] - edge))
    let share = before > 0 ? -min(1, before / edge) : behind > 0 ? min(1, behind / edge) : 0
    guard share != 0, scroll.hasMore(along: axis, isForward: share > 0) else { return false }
    scroll.stopMotion()
    scroll.move(by: share * speed * seconds, along: axis)
    return true
  }
}
