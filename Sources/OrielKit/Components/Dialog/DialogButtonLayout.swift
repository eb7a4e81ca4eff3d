import SwiftUI

/// Two buttons side by side, of the same width; more of them one below the other, and so two whose titles have no room beside each other.
///
/// Two subviews come in the order of the row, which is the reverse of that of the column.
struct DialogButtonLayout: Layout {
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? (subviews.map { idealWidth($0) }.max() ?? 0)
    let heights = heights(of: subviews, width: width)
    let height =
      isRow(subviews, width: width)
      ? heights.max() ?? 0 : heights.reduce(0, +) + verticalSpacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if isRow(subviews, width: bounds.width) {
      let width = half(of: bounds.width)
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + horizontalSpacing), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    let heights = heights(of: subviews, width: bounds.width)
    let column = Array(zip(subviews, heights))
    for (subview, height) in subviews.count == 2 ? column.reversed() : column {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + verticalSpacing
    }
  }

  private func isRow(_ subviews: Subviews, width: CGFloat) -> Bool {
    subviews.count == 2 && subviews.allSatisfy { idealWidth($0) <= half(of: width) }
  }

  private func half(of width: CGFloat) -> CGFloat { max(0, (width - horizontalSpacing) / 2) }

  private func idealWidth(_ subview: LayoutSubview) -> CGFloat { subview.sizeThatFits(.unspecified).width }

  private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }
}
