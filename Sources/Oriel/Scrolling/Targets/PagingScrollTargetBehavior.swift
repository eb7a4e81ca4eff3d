import Foundation

/// Content rests at whole multiples of the scroll view's size, and goes on by one of them at most. Mirrors SwiftUI's
/// `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      // From right to left pages count from the right.
      let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
      let first = isReversed ? context.contentSize.width - length : 0
      let start = ((context.originalTarget.rect.origin[axis] - first) / length).rounded()
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      var page = ((target.rect.origin[axis] - first) / length).rounded()
      // A flick turns the page, however short it was.
      if page == start, abs(velocity) > ViewAlignedScrollTargetBehavior.flick { page += velocity > 0 ? 1 : -1 }
      target.rect.origin[axis] = first + min(max(page, start - 1), start + 1) * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
