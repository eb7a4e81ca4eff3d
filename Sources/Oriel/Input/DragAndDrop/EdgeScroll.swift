import Foundation

/// A namespace for the scrolling of a viewport while a drag is near one of its edges.
@MainActor
enum EdgeScroll {
  /// The distance from an edge at which scrolling begins, in points, and the velocity at the edge itself, in points per second.
  private static let edge: CGFloat = 44
  private static let speed: CGFloat = 600

  /// Scrolls for a time step in seconds. Returns `true` if the viewport has moved.
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
