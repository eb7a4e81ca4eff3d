import Foundation

/// Content rests where a view of a `scrollTargetLayout()`, or a row of a list, begins. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`.
///
/// Without such a layout content comes to rest anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture may go. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public struct LimitBehavior: Sendable {
    enum Kind { case few, one, never }
    let kind: Kind

    /// Not limited: SwiftUI limits in a compact size class alone, which windows here don't have.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .never) }
    /// As far as the scroll view is long, and to the next view at least.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// As far as the scroll view is long, and to the next view at least.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// To the next view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limitBehavior: LimitBehavior

  /// Points a second from which a gesture goes on to another view, however short it was.
  static let flick: CGFloat = 100

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let starts = TargetStarts(axis: axis, context: context)
      let origin = context.originalTarget.rect.origin[axis]
      let length = context.containerSize[axis]
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      guard let first = starts.nearest(to: origin) else { continue }
      let (previous, next) = (starts.neighbor(of: first, isForward: false), starts.neighbor(of: first, isForward: true))
      var proposed = target.rect.origin[axis]
      // However short the scroll view is, the next view is within reach.
      if limitBehavior.kind == .few {
        proposed = min(max(proposed, min(origin - length, previous ?? origin)), max(origin + length, next ?? origin))
      }
      var found = starts.nearest(to: proposed) ?? first
      if limitBehavior.kind == .one, abs(found - first) > 0.5 { found = (found > first ? next : previous) ?? found }
      if abs(velocity) > Self.flick, abs(found - first) < 0.5 { found = (velocity > 0 ? next : previous) ?? found }
      target.rect.origin[axis] = found
    }
  }
}

/// Where views begin along an axis. They are looked for around a place, farther and farther off: views may be far longer than the scroll view, which may
/// have no length at all between its margins.
private struct TargetStarts {
  let axis: Axis
  let context: ScrollTargetBehaviorContext

  private static let leastReach: CGFloat = 64

  /// Those of views that touch the range, and whether it covers all of the content.
  private func starts(from low: CGFloat, to high: CGFloat) -> (found: [CGFloat], isAll: Bool) {
    var rect = context.originalTarget.rect
    let length = rect.size[axis]
    rect.origin[axis] = low
    rect.size[axis] = high - low + length
    // From right to left a view begins at its right.
    let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
    let found = context.targetFrames(in: rect).map { isReversed ? $0.maxX - length : $0.origin[axis] }
    return (found, low <= 0 && high >= context.contentSize[axis])
  }

  private func search(_ find: (_ reach: CGFloat) -> (found: CGFloat?, isAll: Bool)) -> CGFloat? {
    var reach = max(context.containerSize[axis], Self.leastReach)
    while true {
      let result = find(reach)
      if result.found != nil || result.isAll || !reach.isFinite { return result.found }
      reach *= 2
    }
  }

  func nearest(to value: CGFloat) -> CGFloat? {
    search { reach in
      let (found, isAll) = starts(from: value - reach, to: value + reach)
      let nearest = found.min { abs($0 - value) < abs($1 - value) }
      // What is farther off than the range goes may not be the nearest.
      return (nearest.flatMap { isAll || abs($0 - value) <= reach ? $0 : nil }, isAll)
    }
  }

  /// The start after or before another one.
  func neighbor(of start: CGFloat, isForward: Bool) -> CGFloat? {
    search { reach in
      let (found, isAll) = starts(from: start - reach, to: start + reach)
      let neighbor = isForward ? found.filter { $0 > start + 0.5 }.min() : found.filter { $0 < start - 0.5 }.max()
      return (neighbor.flatMap { isAll || abs($0 - start) <= reach ? $0 : nil }, isAll)
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
