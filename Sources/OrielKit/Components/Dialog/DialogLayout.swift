import SwiftUI

/// A layout of texts and content above, and buttons below, both of which scroll. If they exceed the available height, the buttons receive
/// the rest of it, and at least half.
struct DialogLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = heights(width: proposal.width, room: proposal.height ?? .infinity, subviews: subviews)
    return CGSize(
      width: proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(width: bounds.width, room: bounds.height, subviews: subviews)) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  private func heights(width: CGFloat?, room: CGFloat, subviews: Subviews) -> [CGFloat] {
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    guard heights.count == 2, heights[0] + heights[1] > room else { return heights }
    let buttons = min(heights[1], max(room - heights[0], room / 2))
    return [room - buttons, buttons]
  }
}
