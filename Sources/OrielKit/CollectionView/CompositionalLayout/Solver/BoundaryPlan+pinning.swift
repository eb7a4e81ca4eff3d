import SwiftUI

extension BoundaryPlan {
  /// Returns the total length of the supplementary views that are pinned at an edge while the section fills the viewport.
  func pinnedDepth(_ edge: Edge) -> CGFloat {
    var depths: [CGFloat: CGFloat] = [:]
    for index in items.indices where items[index].edge == edge && items[index].isPinned {
      depths[items[index].alignment, default: 0] += sizes[index][axis]
    }
    return depths.values.max() ?? 0
  }
}
