import Foundation

/// A behavior by which content rests at multiples of the scroll view's size, and moves by one of them at most. Mirrors SwiftUI's
/// `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging behavior.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      // In a right-to-left layout, pages count from the right edge.
      let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
      let first = isReversed ? context.contentSize.width - length : 0
      let start = ((context.originalTarget.rect.origin[axis] - first) / length).rounded()
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      var page = ((target.rect.origin[axis] - first) / length).rounded()
      // A flick turns the page, whatever its distance.
      if page == start, abs(velocity) > ViewAlignedScrollTargetBehavior.flick { page += velocity > 0 ? 1 : -1 }
      target.rect.origin[axis] = first + min(max(page, start - 1), start + 1) * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior by which content rests at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
