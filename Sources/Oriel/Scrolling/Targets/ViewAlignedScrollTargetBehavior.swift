import Foundation

/// A behavior by which content rests at the start of a view of a `scrollTargetLayout()`, or of a row of a list. Mirrors SwiftUI's
/// `ViewAlignedScrollTargetBehavior`.
///
/// Without such a layout, content can rest anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of the distance that one gesture scrolls. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public struct LimitBehavior: Sendable {
    enum Kind { case few, one, never }
    let kind: Kind

    /// No limit: SwiftUI limits in a compact size class alone, which windows here don't have.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .never) }
    /// The length of the scroll view, and at least the next view.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// The length of the scroll view, and at least the next view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// The next view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limitBehavior: LimitBehavior

  /// The velocity in points per second from which a gesture moves on to another view, whatever its distance.
  static let flick: CGFloat = 100

  /// Creates a view-aligned behavior with a limit.
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
      // Even in a short scroll view a gesture can move to the next view.
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

/// The starts of views along an axis. The search around a position extends farther and farther, because views may be much longer than the
/// scroll view, whose length between its margins may be 0.
private struct TargetStarts {
  let axis: Axis
  let context: ScrollTargetBehaviorContext

  private static let leastReach: CGFloat = 64

  /// Returns the starts of the views that touch a range, and whether the range covers the whole content.
  private func starts(from low: CGFloat, to high: CGFloat) -> (found: [CGFloat], isAll: Bool) {
    var rect = context.originalTarget.rect
    let length = rect.size[axis]
    rect.origin[axis] = low
    rect.size[axis] = high - low + length
    // In a right-to-left layout a view starts at its right edge.
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
      // A start that is farther away than the range extends may not be the nearest.
      return (nearest.flatMap { isAll || abs($0 - value) <= reach ? $0 : nil }, isAll)
    }
  }

  /// Returns the start after or before another one, or `nil` if there is none.
  func neighbor(of start: CGFloat, isForward: Bool) -> CGFloat? {
    search { reach in
      let (found, isAll) = starts(from: start - reach, to: start + reach)
      let neighbor = isForward ? found.filter { $0 > start + 0.5 }.min() : found.filter { $0 < start - 0.5 }.max()
      return (neighbor.flatMap { isAll || abs($0 - start) <= reach ? $0 : nil }, isAll)
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior by which content rests at the start of a view, with the automatic limit.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior by which content rests at the start of a view, with a limit.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
