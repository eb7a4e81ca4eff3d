import SwiftUI

extension CollectionDataPlan {
  /// Returns the destination of an item that moves by one step in a direction, as `onMove(isEnabled:perform:)` counts it, or `nil` if there
  /// is none.
  ///
  /// The item takes the position of the nearest item in that direction in its section, or moves to the adjacent line in reading order at
  /// the end of a line. From the edge of a section it moves along the layout's axis to the next section that doesn't already contain an
  /// equal item.
  ///
  /// - Parameters:
  ///   - source: The position of the item.
  ///   - direction: The direction of the step.
  ///   - isMirrored: Indicates whether the layout begins at the right.
  func place(for source: ItemPosition, movedToward direction: MoveCommandDirection, isMirrored: Bool) -> ItemPosition? {
    guard item(at: source) != nil else { return nil }
    let axis: LayoutAxis = direction == .up || direction == .down ? .vertical : .horizontal
    let isForward = direction == .down || direction == (isMirrored ? .left : .right)
    if let near = neighbor(of: source, along: axis, isForward: isForward) { return near }
    return axis == solver.axis ? place(inSectionBeside: source, isForward: isForward) : nil
  }

  /// The number of preceding and following items that are considered. It exceeds the number of items in two lines.
  private static var reach: Int { 256 }

  private func neighbor(of source: ItemPosition, along axis: LayoutAxis, isForward: Bool) -> ItemPosition? {
    let count = rows[source.section].items.count
    guard let from = solver.frame(of: source) else { return nil }
    var best: (item: Int, cost: CGFloat)?
    let step = isForward ? 1 : -1
    for distance in 1...Self.reach {
      let item = source.item + step * distance
      guard item >= 0, item < count, let frame = solver.frame(of: ItemPosition(section: source.section, item: item)) else { break }
      let gap = isForward ? frame.start(axis) - from.end(axis) : from.start(axis) - frame.end(axis)
      let side = max(0, max(frame.start(axis.other) - from.end(axis.other), from.start(axis.other) - frame.end(axis.other)))
      let middle = abs(frame.start(axis.other) + frame.end(axis.other) - from.start(axis.other) - from.end(axis.other))
      // An item without a common line isn't beside the source.
      let shared = min(frame.end(axis.other), from.end(axis.other)) - max(frame.start(axis.other), from.start(axis.other))
      guard gap > -0.5, shared > 0.5 || axis == solver.axis && !solver.isOrthogonal(source.section) else { continue }
      let cost = gap + 3 * side + middle / 1_000
      if cost < best?.cost ?? .infinity { best = (item, cost) }
    }
    if let best { return ItemPosition(section: source.section, item: best.item) }
    return wrapped(source, from, along: axis, step: step, count: count)
  }

  /// Returns the end of the previous line, or the beginning of the next one.
  private func wrapped(_ source: ItemPosition, _ from: CGRect, along axis: LayoutAxis, step: Int, count: Int) -> ItemPosition? {
    let next = ItemPosition(section: source.section, item: source.item + step)
    guard axis != solver.axis, !solver.isOrthogonal(source.section), next.item >= 0, next.item < count, let frame = solver.frame(of: next)
    else { return nil }
    // In a list, the next item is above or below.
    return frame.start(axis) < from.end(axis) && frame.end(axis) > from.start(axis) ? nil : next
  }

  private func place(inSectionBeside source: ItemPosition, isForward: Bool) -> ItemPosition? {
    guard let item = item(at: source) else { return nil }
    var section = source.section + (isForward ? 1 : -1)
    while rows.indices.contains(section), rows[section].items.contains(item) { section += isForward ? 1 : -1 }
    guard rows.indices.contains(section) else { return nil }
    let count = rows[section].items.count
    guard count > 0, let from = solver.frame(of: source) else { return ItemPosition(section: section, item: 0) }
    if solver.isOrthogonal(section) {
      return ItemPosition(section: section, item: solver.isOrthogonal(source.section) ? min(source.item, count) : 0)
    }
    guard !solver.isOrthogonal(source.section) else { return ItemPosition(section: section, item: isForward ? 0 : count) }
    let nearest = line(of: isForward ? 0 : count - 1, in: section, isForward: isForward).min {
      abs($0.middle - from.middle(solver.axis.other)) < abs($1.middle - from.middle(solver.axis.other))
    }
    let index = nearest?.item ?? (isForward ? 0 : count)
    // An item can also be moved behind the last one.
    return ItemPosition(section: section, item: !isForward && index == count - 1 ? count : index)
  }

  /// Returns the items of a section's first or last line, with their centers across the layout's axis.
  private func line(of first: Int, in section: Int, isForward: Bool) -> [(item: Int, middle: CGFloat)] {
    guard let edge = solver.frame(of: ItemPosition(section: section, item: first)) else { return [] }
    var result: [(item: Int, middle: CGFloat)] = []
    for distance in 0..<Self.reach {
      let item = isForward ? first + distance : first - distance
      guard item >= 0, let frame = solver.frame(of: ItemPosition(section: section, item: item)),
        frame.start(solver.axis) < edge.end(solver.axis), frame.end(solver.axis) > edge.start(solver.axis)
      else { break }
      result.append((item, frame.middle(solver.axis.other)))
    }
    return result
  }
}

extension CGRect {
  fileprivate func middle(_ axis: LayoutAxis) -> CGFloat { (start(axis) + end(axis)) / 2 }
}
