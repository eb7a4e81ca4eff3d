import Foundation

/// Columns side by side, or one over the other.
struct SplitLayout: Layout {
  let isNarrow: Bool
  /// Whether the last column takes the whole room, and the others lie over it.
  let isOver: Bool
  /// The column in front, where one is seen.
  let top: Int
  /// By column, 1 for those that are hidden at the leading edge.
  let hidden: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 700, height: 480))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    if isNarrow {
      for (index, view) in subviews.enumerated() {
        let shift: CGFloat = index == top ? 0 : index < top ? -0.3 : 1
        view.place(at: CGPoint(x: bounds.minX + shift * bounds.width, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
      }
      return
    }
    let lengths = lengths(count: subviews.count, in: bounds.width)
    // What is hidden stands before the leading edge.
    var x = bounds.minX - zip(lengths, hidden).reduce(0) { $0 + $1.0 * $1.1 }
    for (index, view) in subviews.enumerated() {
      if isOver, index == subviews.count - 1 {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        break
      }
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: lengths[index], height: bounds.height))
      x += lengths[index]
    }
  }

  private func lengths(count: Int, in width: CGFloat) -> [CGFloat] {
    let most = count == 3 ? width * 0.28 : width * 0.4
    let column = max(min(260, most), min(180, width / 2))
    var lengths = Array(repeating: column, count: max(0, count - 1))
    let taken = zip(lengths, hidden).reduce(0) { $0 + $1.0 * (1 - $1.1) }
    lengths.append(max(0, width - taken))
    return lengths
  }
}
