import Foundation

private enum ReorderContainerKey: EnvironmentKey { static var defaultValue: ReorderContainer? { nil } }

extension EnvironmentValues {
  /// The container of the reorderable views, or `nil` if there is none.
  var reorderContainer: ReorderContainer? {
    get { self[ReorderContainerKey.self] }
    set { self[ReorderContainerKey.self] = newValue }
  }
}

/// The reorderable collections in a container, and the drag that moves one of their items.
@MainActor
final class ReorderContainer {
  var isEnabled = true
  var moves: ReorderMoves?
  weak var box: ReorderContainerBox?
  /// The collections, in the order in which they were created.
  private(set) var collections: [ReorderCollection] = []
  /// The drag, or `nil` if no item is dragged and none returns to its place.
  var drag: ReorderDrag?
  var settled: SettledItems?

  nonisolated init() {}

  func add(_ collection: ReorderCollection) { collections.append(collection) }

  func remove(_ collection: ReorderCollection) {
    collections.removeAll { $0 === collection }
    settled = nil
  }

  /// Returns a Boolean value that indicates whether an item can be moved within a collection or to it. Identifiers of other types than the
  /// container's are reported once.
  func accepts(_ item: AnyHashable, in collection: ReorderCollection) -> Bool {
    guard isEnabled, let moves else { return false }
    if moves.accepts(item, collection.id) { return true }
    Report.once(
      "reorder-\(type(of: item.base))-\(type(of: collection.id.base))-\(box?.node?.viewPath ?? "")",
      "A reorderContainer is for \(moves.types), but contains a view with the id \(item) of the type \(type(of: item.base)) in a collection "
        + "with an id of the type \(type(of: collection.id.base)); the view can't be moved. (\(box?.node?.viewPath ?? ""))")
    return false
  }

  /// Moves an item, with an animation.
  func move(_ item: ReorderItemBox, to place: ReorderPlace) { perform(item.id, to: place) }

  /// Calls the program's closure, which changes the data.
  func perform(_ item: AnyHashable, to place: ReorderPlace) {
    let target = place.before.flatMap { place.collection.ids.contains($0) ? $0 : nil }
    withAnimation(ReorderDrag.animation) { moves?.perform(item, target, place.collection.id) }
  }

  // MARK: Places under the pointer

  /// The distance from the container at which a drop still belongs to it, in points.
  private static let tolerance: CGFloat = 20

  /// Returns a Boolean value that indicates whether a drop at a point of the window belongs to the container.
  func contains(_ point: CGPoint) -> Bool {
    guard let box else { return false }
    return box.windowFrame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(point)
  }

  /// Returns the place for the dragged item while the pointer is at a point of the window, or `nil` to keep the current place.
  func place(at point: CGPoint, for drag: ReorderDrag) -> ReorderPlace? {
    let shown = shownItems(at: point, for: drag)
    let gap = shown.first(where: \.isGap)?.frame
    if let over = shown.first(where: { $0.frame.contains(point) }) {
      return over.isGap ? nil : place(over: over, at: point, for: drag, gap: gap)
    }
    if let empty = emptyCollection(at: point, for: drag) { return empty }
    guard let nearest = shown.min(by: { $0.frame.distance(to: point) < $1.frame.distance(to: point) }), !nearest.isGap else { return nil }
    if let end = placeAtEnd(beside: nearest, at: point, for: drag) { return end }
    // A pointer that is beside a row or a column of items is over the nearest of them.
    let frame = nearest.frame
    guard frame.minX...frame.maxX ~= point.x || frame.minY...frame.maxY ~= point.y else { return nil }
    let inside = CGPoint(x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
    return place(over: nearest, at: inside, for: drag, gap: gap)
  }

  private struct Shown {
    let box: ReorderItemBox
    let frame: CGRect
    /// Indicates whether the item is the dragged one, or the gap for it.
    let isGap: Bool
  }

  /// Returns the items of the collections to which the dragged item can be moved, with the gap for the item.
  private func shownItems(at point: CGPoint, for drag: ReorderDrag) -> [Shown] {
    var result: [Shown] = []
    for collection in collections where collection === drag.source || collection.canReceive(drag.item) {
      for box in collection.boxes where box.isReachable(at: point) {
        let isGap = box.id == drag.item
        if isGap, collection !== drag.place.collection { continue }
        result.append(Shown(box: box, frame: box.settledFrame, isGap: isGap))
      }
    }
    return result
  }

  private func place(over shown: Shown, at point: CGPoint, for drag: ReorderDrag, gap: CGRect?) -> ReorderPlace? {
    let collection = shown.box.collection
    let ids = collection.ids.filter { $0 != drag.item }
    guard let index = ids.firstIndex(of: shown.box.id), !drag.hasJustPassed(shown.box, at: point) else { return nil }
    var isBehind: Bool
    if collection === drag.place.collection {
      let current = drag.place.before.flatMap { ids.firstIndex(of: $0) } ?? ids.count
      isBehind = index >= current
      // The item moves only if the gap is then under the pointer. Otherwise, it would move back with the next event.
      let target = Self.landing(in: shown.frame, size: drag.frameSize, isBehind: isBehind, isMirrored: shown.box.isMirrored, gap: gap)
      guard target.insetBy(dx: -0.01, dy: -0.01).contains(point) else { return nil }
    } else {
      isBehind = index == ids.count - 1 && Self.isInSecondHalf(point, of: shown)
    }
    drag.pass(shown.box, at: point)
    let next = isBehind ? index + 1 : index
    return ReorderPlace(collection: collection, before: next < ids.count ? ids[next] : nil)
  }

  /// Returns the frame of the dragged item after it has passed another item at `frame`. Along an axis on which both are beside each other,
  /// it is the whole frame.
  private static func landing(in frame: CGRect, size: CGSize, isBehind: Bool, isMirrored: Bool, gap: CGRect?) -> CGRect {
    guard let gap else { return frame }
    var result = frame
    let isInColumn = gap.minX < frame.maxX && frame.minX < gap.maxX
    let isInRow = gap.minY < frame.maxY && frame.minY < gap.maxY
    if isInColumn, !isInRow {
      result.size.height = min(size.height, frame.height)
      if isBehind { result.origin.y = frame.maxY - result.height }
    } else if isInRow, !isInColumn {
      result.size.width = min(size.width, frame.width)
      if isBehind != isMirrored { result.origin.x = frame.maxX - result.width }
    }
    return result
  }

  private static func isInSecondHalf(_ point: CGPoint, of shown: Shown) -> Bool {
    let isBelow = point.y > shown.frame.midY
    let isBeside = shown.box.isMirrored ? point.x < shown.frame.midX : point.x > shown.frame.midX
    switch shown.box.enclosingStackAxis {
    case .horizontal: return isBeside
    case .vertical: return isBelow
    case nil: return shown.box.enclosingScrollBox?.axes == .horizontal ? isBeside : isBelow
    }
  }

  /// Returns the place in a collection without items whose container is at a point.
  private func emptyCollection(at point: CGPoint, for drag: ReorderDrag) -> ReorderPlace? {
    for collection in collections where collection !== drag.place.collection {
      let isEmpty = collection.ids.allSatisfy { $0 == drag.item }
      guard isEmpty, collection === drag.source || collection.canReceive(drag.item), let region = collection.region else { continue }
      let isAlone = collections.allSatisfy { $0 === collection || $0.region !== region }
      if isAlone, region.windowFrame.contains(point) { return ReorderPlace(collection: collection, before: nil) }
    }
    return nil
  }

  /// Returns the place before the first or behind the last item of a collection if a point is there, beside the item.
  private func placeAtEnd(beside nearest: Shown, at point: CGPoint, for drag: ReorderDrag) -> ReorderPlace? {
    let (frame, isMirrored, collection) = (nearest.frame, nearest.box.isMirrored, nearest.box.collection)
    let ids = collection.ids.filter { $0 != drag.item }
    let isBeside = point.y >= frame.minY && point.y <= frame.maxY
    if nearest.box.id == ids.last, point.y > frame.maxY || isBeside && (isMirrored ? point.x < frame.minX : point.x > frame.maxX) {
      return ReorderPlace(collection: collection, before: nil)
    }
    if nearest.box.id == ids.first, point.y < frame.minY || isBeside && (isMirrored ? point.x > frame.maxX : point.x < frame.minX) {
      return ReorderPlace(collection: collection, before: ids.first)
    }
    return nil
  }
}

extension CGRect {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}

extension ReorderCollection {
  /// The box that shows the collection and nothing outside of its container, or `nil` if there is none: the container of its `ForEach`, with
  /// the modifiers and the scroll view around it.
  fileprivate var region: LayoutBox? {
    var next = node?.parent
    while let current = next, !current.consumesBoxes { next = current.parent }
    var boxes: [LayoutBox] = []
    next?.appendBoxes(to: &boxes)
    guard boxes.count == 1 else { return nil }
    var region = boxes[0]
    while let parent = region.parent, parent !== container?.box {
      // A scroll view wraps its content in a stack of its own.
      guard parent.layoutChild === region || parent is ScrollBox || parent.children.count == 1 else { break }
      region = parent
    }
    return region
  }
}
