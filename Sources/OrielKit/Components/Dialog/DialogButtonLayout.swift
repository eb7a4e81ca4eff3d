import SwiftUI

/// A layout of buttons. Two buttons are side by side with the same width, unless the title of one doesn't fit; otherwise the buttons are in
/// a column.
///
/// A column is in the order of the ranks, a row in the reverse order. The order of the subviews, which is that of the keyboard focus and of
/// screen readers, has no effect.
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
    let ranked = subviews.sorted { $0[DialogButtonRank.self] < $1[DialogButtonRank.self] }
    if isRow(subviews, width: bounds.width) {
      let width = half(of: bounds.width)
      for (index, subview) in ranked.reversed().enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + horizontalSpacing), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    for subview in ranked {
      let height = height(of: subview, width: bounds.width)
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
    subviews.map { height(of: $0, width: width) }
  }

  private func height(of subview: LayoutSubview, width: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

/// The index of a button in a column, from the top.
struct DialogButtonRank: LayoutValueKey {
  static let defaultValue = 0
}
