import Foundation

/// A layout that places a label, a spacer and a control in a line, or the label above the control if the line leaves too little space for
/// the label.
struct LabeledControlLayout: Layout {
  /// Indicates whether the label is always above the control.
  let isStacked: Bool
  /// The minimum width of the label in a line, in points. A shorter label only requires its own width.
  let minimumLabelWidth: CGFloat

  private static let row = HStackLayout(spacing: 0)
  private static let stack = VStackLayout(alignment: .leading, spacing: 6)
  /// The minimum distance between the label and the control in points, which the spacer maintains.
  static let spacing: CGFloat = 8

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  struct Cache {
    var row: HStackLayout.Cache
    var stack: VStackLayout.Cache
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(row: Self.row.makeCache(subviews: subviews), stack: Self.stack.makeCache(subviews: stacked(subviews)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    guard isStacked(subviews, in: proposal.width) else {
      return Self.row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
    }
    var size = Self.stack.sizeThatFits(proposal: proposal, subviews: stacked(subviews), cache: &cache.stack)
    // The control is aligned with the leading edge of the label, whatever determines the width.
    if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard isStacked(subviews, in: proposal.width) else {
      return Self.row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
    }
    let stacked = stacked(subviews)
    let size = Self.stack.sizeThatFits(proposal: proposal, subviews: stacked, cache: &cache.stack)
    // A stack would be centered in larger bounds.
    Self.stack.placeSubviews(in: CGRect(origin: bounds.origin, size: size), proposal: proposal, subviews: stacked, cache: &cache.stack)
    // A spacer in a stack would add space between the label and the control.
    subviews[1].place(at: bounds.origin, proposal: .zero)
  }

  private func stacked(_ subviews: Subviews) -> Subviews { subviews[[0, 2]] }

  private func isStacked(_ subviews: Subviews, in width: CGFloat?) -> Bool {
    guard !isStacked else { return true }
    guard let width else { return false }
    let (label, control) = (subviews[0].sizeThatFits(.unspecified).width, subviews[2].sizeThatFits(.unspecified).width)
    guard label + Self.spacing + control > width else { return false }
    let least = subviews[2].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    return width - Self.spacing - least < min(label, minimumLabelWidth)
  }
}
