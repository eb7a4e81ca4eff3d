import Foundation
import Oriel

/// Says where a chart that was let go comes to rest. Mirrors Swift Charts' `ChartScrollTargetBehavior`.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Only a chart knows its scales: elsewhere content rests where it would anyway.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What such a behavior can know. Mirrors Swift Charts' `ChartScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let scroll: ScrollTargetBehaviorContext
  /// The proxy's positions are those of the scroll view's content.
  public let chartProxy: ChartProxy

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { scroll[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.scroll)
  }
}

/// Lets the scroll view ask a chart's behavior.
struct ChartScrollBridge: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let proxy: (CGSize) -> ChartProxy

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(scroll: context, chartProxy: proxy(context.contentSize)))
  }
}
