import Foundation

extension PlaneBox: FocusRedirecting {
  /// Returns the row that contains a box, or `nil` if there is none.
  func row(around box: LayoutBox) -> PlaneRow? {
    var box = box
    while let parent = box.parent {
      if parent === content || parent === front { return live.first { $0.box === box } }
      box = parent
    }
    return nil
  }

  func focusDidCome(to target: any FocusTarget) {
    if let row = row(around: target) { plan.focusDidCome(to: row.element.id) }
  }

  func redirect(
    _ target: any FocusTarget, from old: (any FocusTarget)?, proceed: @escaping @MainActor (any FocusTarget) -> Void
  ) -> Bool {
    guard let row = row(around: target), !row.element.followsViewport else { return false }
    let before = old.flatMap { self.row(around: $0) }?.element.id
    guard let id = plan.focusEntry(at: row.element.id, from: before), id != row.element.id else { return false }
    if let built = byID[id] {
      guard let other = firstTarget(in: built) else { return false }
      proceed(other)
      return true
    }
    guard let maker, plan.element(id, visible: seen ?? .zero) != nil else { return false }
    wanted = id
    asked = nil
    graph.scrolling.needsRows(maker)
    graph.afterLayout { [weak self, weak target] in
      guard let self else { return }
      wanted = nil
      if let other = byID[id].flatMap(firstTarget) ?? target, other.isAttached { proceed(other) }
    }
    return true
  }

  /// Returns the first view in reading order that can have the focus in a row, or `nil` if there is none.
  private func firstTarget(in row: PlaneRow) -> (any FocusTarget)? {
    graph.input.focus.reachable.filter { $0.isWithin(row.box) }.map { (target: $0, path: $0.treePath) }
      .min { $0.path.lexicographicallyPrecedes($1.path) }?.target
  }

  func restingShift(of box: LayoutBox) -> CGSize {
    guard plan.followsViewport, let row = row(around: box), row.element.followsViewport else { return .zero }
    // In a viewport that contains everything nothing has to be pinned.
    let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    guard let resting = plan.element(row.element.id, visible: everywhere)?.sanitized.frame else { return .zero }
    let frame = row.element.frame
    return CGSize(width: (isMirrored ? -1 : 1) * (resting.minX - frame.minX), height: resting.minY - frame.minY)
  }

  /// Returns the lengths of the viewport that elements with `followsViewport` cover while the row of a box is at the viewport's edges.
  func pinnedClearance(around box: LayoutBox) -> EdgeInsets {
    guard plan.followsViewport, let row = row(around: box), !row.element.followsViewport else { return EdgeInsets() }
    let insets = plan.clearance(of: row.element.id)
    guard isMirrored else { return insets }
    return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}
