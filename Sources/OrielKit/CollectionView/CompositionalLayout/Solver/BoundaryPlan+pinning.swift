import SwiftUI

extension BoundaryPlan {
  /// How deep what is pinned at an edge is while the section fills what is in sight.
  func pinnedDepth(_ edge: Edge) -> CGFloat {
    var depths: [CGFloat: CGFloat] = [:]
    for index in items.indices where items[index].edge == edge && items[index].isPinned {
      depths[items[index].alignment, default: 0] += sizes[index][axis]
    }
    return depths.values.max() ?? 0
  }
}
