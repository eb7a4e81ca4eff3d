import Foundation

/// The movements of items without a drag: by keys and by assistive technology.
extension ReorderContainer {
  /// Returns the directions in which an item can be moved, and its places there: beyond the next item in the direction.
  func moves(of item: ReorderItemBox) -> [(direction: MoveCommandDirection, place: ReorderPlace)] {
    let frame = item.settledFrame
    let targets = collections.filter { $0 === item.collection || $0.canReceive(item.id) }
    let others = settledItems.filter { other in other.box.id != item.id && targets.contains { $0 === other.box.collection } }
    var neighbors = MoveCommandDirection.all.compactMap { direction in
      Self.nearest(to: frame, toward: direction, among: others).map { (direction, $0) }
    }
    // In a layout without rows and columns, items in roughly the direction count.
    if neighbors.isEmpty {
      neighbors = MoveCommandDirection.all.compactMap { direction in
        Self.nearest(toCenterOf: frame, toward: direction, among: others).map { (direction, $0) }
      }
    }
    return neighbors.compactMap { direction, box in place(of: item, movedBeyond: box, toward: direction).map { (direction, $0) } }
  }

  /// The items that take part in the layout, and their frames. They are computed once a frame, because each item offers its movements to
  /// assistive technology.
  private var settledItems: [(box: ReorderItemBox, frame: CGRect)] {
    guard let graph = box?.graph else { return [] }
    if let known = settled, known.time == graph.now, known.counts == graph.counts { return known.items }
    var items: [(box: ReorderItemBox, frame: CGRect)] = []
    for collection in collections {
      for box in collection.boxes where box.isPlaced && !box.isBeingRemoved && box.isAttached { items.append((box, box.settledFrame)) }
    }
    settled = SettledItems(time: graph.now, counts: graph.counts, items: items)
    return items
  }

  private func place(of item: ReorderItemBox, movedBeyond other: ReorderItemBox, toward direction: MoveCommandDirection) -> ReorderPlace? {
    let ids = other.collection.ids
    guard let index = ids.firstIndex(of: other.id) else { return nil }
    let isBehind: Bool
    if other.collection === item.collection {
      guard let own = ids.firstIndex(of: item.id) else { return nil }
      isBehind = index > own
    } else {
      isBehind = direction == .up
    }
    let next = isBehind ? index + 1 : index
    return ReorderPlace(collection: other.collection, before: next < ids.count ? ids[next] : nil)
  }

  /// Returns the nearest item that is entirely in a direction and overlaps the frame across it, or `nil` if there is none.
  private static func nearest(
    to frame: CGRect, toward direction: MoveCommandDirection, among others: [(box: ReorderItemBox, frame: CGRect)]
  ) -> ReorderItemBox? {
    let (axis, cross) = (direction.axis, direction.axis == .vertical ? Axis.horizontal : .vertical)
    var best: (box: ReorderItemBox, gap: CGFloat, shift: CGFloat)?
    for other in others {
      let gap = direction.isForward ? other.frame.start(axis) - frame.end(axis) : frame.start(axis) - other.frame.end(axis)
      let overlap = min(frame.end(cross), other.frame.end(cross)) - max(frame.start(cross), other.frame.start(cross))
      guard gap > -1, overlap > 1 else { continue }
      let shift = abs(frame.middle(cross) - other.frame.middle(cross))
      if let best, (best.gap, best.shift) <= (gap, shift) { continue }
      best = (other.box, gap, shift)
    }
    return best?.box
  }

  /// Returns the item with the nearest center whose direction is closer to the given one than to the others, or `nil` if there is none.
  private static func nearest(
    toCenterOf frame: CGRect, toward direction: MoveCommandDirection, among others: [(box: ReorderItemBox, frame: CGRect)]
  ) -> ReorderItemBox? {
    let (axis, cross) = (direction.axis, direction.axis == .vertical ? Axis.horizontal : .vertical)
    var best: (box: ReorderItemBox, distance: CGFloat)?
    for other in others {
      let along = (other.frame.middle(axis) - frame.middle(axis)) * (direction.isForward ? 1 : -1)
      let across = abs(other.frame.middle(cross) - frame.middle(cross))
      guard along > 0, along >= across else { continue }
      let distance = hypot(along, across)
      if let best, best.distance <= distance { continue }
      best = (other.box, distance)
    }
    return best?.box
  }

  // MARK: Keys

  /// Moves the focused item if the key is an arrow with Option.
  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.intersection([.shift, .control, .option, .command]) == .option, drag == nil,
      let direction = MoveCommandDirection(press.key), let item = focusedItem, item.canBeMoved,
      let place = moves(of: item).first(where: { $0.direction == direction })?.place
    else { return .ignored }
    move(item, to: place)
    return .handled
  }

  /// The item with the focused view or, in a focused list, that of the only selected row.
  private var focusedItem: ReorderItemBox? {
    guard let focused = box?.graph.input.focus.focused else { return nil }
    if let list = focused as? ListFrameBox {
      let selected = collections.flatMap(\.boxes).filter { $0.row?.list === list.context && $0.row?.isSelected == true }
      return selected.count == 1 ? selected[0] : nil
    }
    var next: LayoutBox? = focused
    while let current = next {
      if let item = current as? ReorderItemBox, item.container === self { return item }
      next = current.parent
    }
    return nil
  }
}

/// The frames of items at a time, while no further work has been done.
struct SettledItems {
  let time: TimeInterval
  let counts: WorkCounts
  let items: [(box: ReorderItemBox, frame: CGRect)]
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
  fileprivate func middle(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }
}
