import SwiftUI

/// Texts and content above, buttons below: where they are higher than the room that there is, the buttons get what is left (VA-6).
struct DialogLayout: Layout {
  let maxHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = heights(width: proposal.width, subviews: subviews)
    return CGSize(
      width: proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(width: bounds.width, subviews: subviews)) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  private func heights(width: CGFloat?, subviews: Subviews) -> [CGFloat] {
    var left = maxHeight
    return subviews.map { subview in
      let height = min(left, subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      left -= height
      return max(0, height)
    }
  }
}
