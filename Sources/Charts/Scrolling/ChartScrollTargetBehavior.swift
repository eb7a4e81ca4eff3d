import Foundation
import Oriel

/// A behavior that determines the final position of a scroll of a chart. Mirrors Swift Charts' `ChartScrollTargetBehavior`.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Updates the target of a scroll.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Doesn't change the target. Outside of a chart, there are no scales to align with.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The context of a chart's scroll target behavior. Mirrors Swift Charts' `ChartScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let scroll: ScrollTargetBehaviorContext
  /// The proxy of the chart. Its positions are those of the scroll view's content.
  public let chartProxy: ChartProxy

  /// Returns a property of the scroll view's context.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { scroll[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.scroll)
  }
}

/// An adapter that applies a chart's behavior to its scroll view.
struct ChartScrollBridge: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let proxy: (CGSize) -> ChartProxy

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(scroll: context, chartProxy: proxy(context.contentSize)))
  }
}
