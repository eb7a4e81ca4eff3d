import Foundation

/// The id of a view of a split view, or `nil` for a divider.
enum SplitPaneKey: LayoutValueKey { static var defaultValue: Subview.ID? { nil } }

/// A layout of views in a row, which divides the available length as the user has specified by dragging dividers. The row takes all
/// available space along the cross axis, as do the dividers.
struct SplitPaneLayout: Layout {
  let axis: Axis
  let lengths: [AnyHashable: CGFloat]
  let record: SplitLayoutResult

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func across(_ proposal: ProposedViewSize) -> CGFloat? { axis == .horizontal ? proposal.height : proposal.width }

  private func proposal(_ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
  }

  /// Returns the views with their lengths in the available length without the dividers, or with their ideal lengths if `room` is `nil`.
  private func panes(_ subviews: Subviews, room: CGFloat?, across: CGFloat?) -> [SplitPane] {
    let views = subviews.compactMap { view in view[SplitPaneKey.self].map { (id: $0, view: view) } }
    let top = views.map(\.view.priority).max() ?? 0
    var panes: [SplitPane] = []
    /// The indices of the views without a specified length.
    var open: [Int] = []
    for (index, (id, view)) in views.enumerated() {
      let least = along(view.sizeThatFits(proposal(0, across: across)))
      let most = max(least, along(view.sizeThatFits(proposal(.infinity, across: across))))
      var wanted = room == nil ? nil : lengths[id] ?? view.statedIdeal(along: axis)
      if wanted == nil, room == nil || view.priority < top { wanted = along(view.sizeThatFits(proposal(nil, across: across))) }
      if wanted == nil { open.append(index) }
      panes.append(SplitPane(id: id, limits: least...most, priority: view.priority, length: wanted ?? 0))
    }
    guard let room else { return panes }
    guard room.isFinite else {
      for index in panes.indices { panes[index].length = panes[index].limits.upperBound }
      return panes
    }
    if !open.isEmpty {
      let taken = panes.reduce(0) { $0 + $1.length }
      // A view that is inserted among others that take the whole length gets an equal fraction of it.
      let share = max((room - taken) / CGFloat(open.count), room / CGFloat(panes.count))
      let scale = taken > 0 ? (room - share * CGFloat(open.count)) / taken : 1
      for index in panes.indices { panes[index].length *= scale }
      for index in open { panes[index].length = share }
    }
    return SplitPane.fitted(panes, in: room)
  }

  private func dividers(_ subviews: Subviews) -> CGFloat {
    CGFloat(subviews.count { $0[SplitPaneKey.self] == nil }) * SplitDivider.thickness
  }

  func sizeThatFits(proposal offer: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let dividers = dividers(subviews)
    let panes = panes(subviews, room: offer[axis].map { max(0, $0 - dividers) }, across: across(offer))
    guard !panes.isEmpty else { return .zero }
    let views = subviews.filter { $0[SplitPaneKey.self] != nil }
    let widest = zip(panes, views).map { across($1.sizeThatFits(proposal($0.length, across: across(offer)))) }.max() ?? 0
    let length = panes.reduce(dividers) { $0 + $1.length }
    let breadth = max(across(offer) ?? 0, widest)
    return axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(in bounds: CGRect, proposal offer: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let breadth = across(bounds.size)
    let panes = panes(subviews, room: max(0, along(bounds.size) - dividers(subviews)), across: breadth)
    record.panes = panes
    var rest = panes[...]
    var end: CGFloat = 0
    for view in subviews {
      // Separators are sharp at whole points.
      let start = end.rounded()
      end += view[SplitPaneKey.self] == nil ? SplitDivider.thickness : rest.popFirst()?.length ?? 0
      let length = end.rounded() - start
      let (middle, centre) = (start + length / 2, breadth / 2)
      view.place(
        at: axis == .horizontal
          ? CGPoint(x: bounds.minX + middle, y: bounds.minY + centre) : CGPoint(x: bounds.minX + centre, y: bounds.minY + middle),
        anchor: .center, proposal: proposal(length, across: breadth))
    }
  }
}

extension LayoutSubview {
  /// Returns the ideal length that a frame around the view sets, or `nil` if there is none.
  fileprivate func statedIdeal(along axis: Axis) -> CGFloat? {
    let box = box
    return LayoutIsolation.run { () -> CGFloat? in
      var inner: LayoutBox? = box
      while let current = inner {
        if let frame = (current as? FlexFrameBox)?.modifier, let ideal = axis == .horizontal ? frame.idealWidth : frame.idealHeight {
          return ideal
        }
        inner = current.layoutChild
      }
      return nil
    }
  }
}
