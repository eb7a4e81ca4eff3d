import Foundation

/// The layout of a bar at the bottom of a screen: its items, and a status view in the middle.
struct BottomBarLayout: Layout {
  /// The inset at the ends of the bar, in points.
  private static let margin: CGFloat = 10
  /// The spacing between the items and the status view, in points.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationMetrics.barHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let room = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    func idealWidth(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: room.height)).width }
    let (allItems, wish) = (idealWidth(0), idealWidth(1))
    // The status leaves at least half of the bar to the items.
    let itemRoom = wish > 0 ? max(room.width - wish - Self.gap, room.width / 2) : room.width
    let proposal = ProposedViewSize(width: allItems > itemRoom ? itemRoom : room.width, height: room.height)
    let items = subviews[0].sizeThatFits(proposal)
    let least = min(allItems, items.width)
    let free = least > 0 ? room.width - least - Self.gap : room.width
    let status = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, free), height: room.height))
    let hasStatus = status.width > 0
    subviews[0].place(
      at: CGPoint(x: hasStatus ? room.minX : room.midX, y: room.midY), anchor: hasStatus ? .leading : .center,
      proposal: proposal)
    // Items that a `Spacer` separates fill the bar, and leave its middle free.
    let left = items.width > 0 && items.width < room.width - 0.5 ? room.minX + items.width + Self.gap : room.minX
    let x = min(max(room.midX - status.width / 2, left), max(left, room.maxX - status.width))
    subviews[1].place(at: CGPoint(x: x, y: room.midY), anchor: .leading, proposal: ProposedViewSize(status))
  }
}
