import Foundation

/// Content rests where a view of a `scrollTargetLayout()` begins. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`.
///
/// Without such a layout content comes to rest anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture may go. Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public struct LimitBehavior: Sendable {
    enum Kind { case few, one, never }
    let kind: Kind

    /// Not limited: SwiftUI limits in a compact size class alone, which windows here don't have.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .never) }
    /// As far as the scroll view is long.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// As far as the scroll view is long.
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
      let start = context.originalTarget.rect.origin[axis]
      let length = context.containerSize[axis]
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      var proposed = target.rect.origin[axis]
      if limitBehavior.kind == .few { proposed = min(max(proposed, start - length), start + length) }
      func starts(around value: CGFloat) -> [CGFloat] {
        var rect = context.originalTarget.rect
        rect.origin[axis] = value - length
        rect.size[axis] = 3 * length
        // From right to left a view begins at its right.
        let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
        return context.targetFrames(in: rect).map { isReversed ? $0.maxX - length : $0.origin[axis] }
      }
      func nearest(to value: CGFloat, in starts: [CGFloat]) -> CGFloat? { starts.min { abs($0 - value) < abs($1 - value) } }
      let isFlick = abs(velocity) > Self.flick
      let around = starts(around: start)
      guard let first = nearest(to: start, in: around) else { continue }
      let next = velocity > 0 ? around.filter { $0 > first + 0.5 }.min() : around.filter { $0 < first - 0.5 }.max()
      var found = nearest(to: proposed, in: starts(around: proposed)) ?? first
      if limitBehavior.kind == .one, abs(found - first) > 0.5 {
        found = (found > first ? around.filter { $0 > first + 0.5 }.min() : around.filter { $0 < first - 0.5 }.max()) ?? found
      }
      if isFlick, abs(found - first) < 0.5, let next { found = next }
      target.rect.origin[axis] = found
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
