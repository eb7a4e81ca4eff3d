import Foundation

/// The boxes that were visible in a frame, with their positions. The scroll view keeps the first of them at its position on the screen
/// while content before it changes its length.
struct HeldPositions {
  struct Entry {
    weak var box: LayoutBox?
    /// The distance from the anchor's position in the viewport, in points.
    var place: CGFloat
  }

  var entries: [Entry] = []
  /// The anchor of the content along the viewport's axis, as a fraction from the left or top edge. A box aligns the same fraction of its
  /// own length with it.
  var share: CGFloat

  /// Adjusts the positions for a lazy container that has shifted. The container holds its own rows and thus moves as a whole.
  @MainActor mutating func containerDidShift(_ container: LazyContentBox, by distance: CGFloat) {
    for index in entries.indices {
      if let box = entries[index].box, container.isWithin(box) { entries[index].place -= distance }
    }
  }
}

extension ScrollBox {
  private static let heldCount = 3
  /// The number of children up to which they are searched one by one.
  private static let shortList = 16

  /// The visible length of a row from which it counts as visible, in points.
  static let minimumVisibleLength: CGFloat = 0.5

  // MARK: Holding

  /// Corrects the offset if the held box was moved by anything but scrolling. The presented frame determines the correction, so that the
  /// box keeps its position in each frame of an animation, too.
  func hold(along axis: Axis) {
    guard let (error, pending) = displacement(along: axis) else { return pendingShift[axis] = 0 }
    pendingShift[axis] = pending
    if abs(error) > 0.001 { contentDidShift(by: error, along: axis) }
  }

  var isDisplaced: Bool {
    Axis.allCases.contains { axis in
      guard let (error, pending) = displacement(along: axis) else { return pendingShift[axis] != 0 }
      return abs(error) > 0.001 || pending != pendingShift[axis]
    }
  }

  private func displacement(along axis: Axis) -> (error: CGFloat, pending: CGFloat)? {
    guard let places = held[axis] else { return nil }
    for entry in places.entries {
      guard let box = entry.box, let range = range(of: box, along: axis) else { continue }
      let place = place(of: box, range, along: axis, share: places.share)
      return (place - (entry.place - intended[axis]), range.pending)
    }
    return nil
  }

  private func place(of box: LayoutBox, _ range: HeldRange, along axis: Axis, share: CGFloat) -> CGFloat {
    let own = box is LazyContentBox ? (isMirrored && axis == .horizontal ? 1 : 0) : share
    return range.start + (range.end - range.start) * own - size[axis] * share
  }

  /// Returns the presented range of a descendant box in the viewport, and the distance that an animation will still move it within the
  /// content.
  private func range(of box: LayoutBox, along axis: Axis) -> HeldRange? {
    guard let content = children.first else { return nil }
    var (presented, model): (CGFloat, CGFloat) = (0, 0)
    var current = box
    while current !== content {
      guard !current.isBeingRemoved, current.isPlaced, let parent = current.parent else { return nil }
      presented += current.presentedFrame.origin[axis]
      model += current.origin[axis]
      current = parent
    }
    guard content.parent === self else { return nil }
    let start = presented + content.origin[axis]
    // A lazy container places its rows by its own length, whatever part of that is presented.
    let length = (box is LazyContentBox ? box.size : box.presentedSize)[axis]
    return HeldRange(start: start, end: start + length, pending: model - presented)
  }

  // MARK: Recording

  /// Records the first visible boxes. Records none if the content rests at its start, so that content that is inserted there becomes
  /// visible.
  func recordPositions() {
    intended = .zero
    for axis in Axis.allCases where axes.contains(axis) {
      let policy = anchorPolicy(along: axis)
      guard let share = policy.share else {
        held[axis] = nil
        continue
      }
      var places = HeldPositions(share: axis == .horizontal && isMirrored ? 1 - share : share)
      var boxes: [LayoutBox] = []
      // While an animation runs before them, children may be presented out of order: the held box stays the first.
      if pendingShift[axis] != 0, let box = held[axis]?.entries.lazy.compactMap(\.box).first(where: { self.isVisible($0, along: axis) }) {
        boxes.append(box)
      }
      if case .box(let box) = policy { boxes.append(outermostContainer(of: box) ?? box) }
      if let content = children.first { appendSeen(in: content, along: axis, share: places.share, to: &boxes) }
      for box in boxes {
        guard let range = range(of: box, along: axis) else { continue }
        places.entries.append(.init(box: box, place: place(of: box, range, along: axis, share: places.share)))
      }
      held[axis] = places
    }
  }

  private func outermostContainer(of box: LayoutBox) -> LazyContentBox? {
    lazyContainers.first { container in
      guard box.isWithin(container) else { return false }
      return !lazyContainers.contains { $0 !== container && container.isWithin($0) }
    }
  }

  /// Appends the visible children of the first descendant with several children. If a child fills the viewport, that child's children
  /// precede it.
  private func appendSeen(in box: LayoutBox, along axis: Axis, share: CGFloat, to result: inout [LayoutBox]) {
    var box = box
    while !(box is LazyContentBox), box.children.count == 1 {
      // A nested scroll view holds its own content.
      if box is ScrollBox { break }
      box = box.children[0]
    }
    if box is LazyContentBox || box is ScrollBox || box.children.isEmpty { return result.append(box) }
    let seen = firstVisible(of: box.children, along: axis, share: share)
    guard let first = seen.first, let range = range(of: first, along: axis) else { return result.append(box) }
    let isCut = share >= 1 ? range.end > size[axis] : share > 0 || range.start < 0
    let fills = range.start <= 0 && range.end >= size[axis]
    if isCut, fills || lazyContainers.contains(where: { $0.isWithin(first) }) {
      appendSeen(in: first, along: axis, share: share, to: &result)
    }
    result += seen
  }

  /// Indicates whether a box can be the anchor: a box that an animation moves into the viewport can't.
  func canAnchor(_ box: LayoutBox, along axis: Axis) -> Bool {
    guard isVisible(box, along: axis), let range = range(of: box, along: axis) else { return false }
    return abs(range.pending) < Self.minimumVisibleLength || held[axis]?.entries.first?.box === box
  }

  func isVisible(_ box: LayoutBox, along axis: Axis) -> Bool {
    guard let range = range(of: box, along: axis) else { return false }
    return range.end > Self.minimumVisibleLength && range.start < size[axis] - Self.minimumVisibleLength
  }

  /// Returns a few visible children, in order from the anchor's position in the viewport.
  private func firstVisible(of children: [LayoutBox], along axis: Axis, share: CGFloat) -> [LayoutBox] {
    let isFar = share >= 1
    let line = max(Self.minimumVisibleLength, size[axis] * share)
    // Boxes before the line come after all others, the nearest first.
    func order(_ box: LayoutBox) -> (Int, CGFloat) {
      guard let range = range(of: box, along: axis) else { return (2, 0) }
      return isFar ? (0, -range.end) : range.end > line ? (0, range.start) : (1, -range.end)
    }
    if children.count <= Self.shortList {
      return Array(children.filter { isVisible($0, along: axis) }.sorted { order($0) < order($1) }.prefix(Self.heldCount))
    }
    // Children of stacks are in ascending or descending order along the axis, so a binary search finds the first.
    let ascends = (range(of: children[0], along: axis)?.start ?? 0) <= (range(of: children[children.count - 1], along: axis)?.start ?? 0)
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      // A removed view has no position to compare.
      var probe = middle
      while probe < high, children[probe].isBeingRemoved { probe += 1 }
      guard probe < high else {
        high = middle
        continue
      }
      let range = range(of: children[probe], along: axis)
      let isBefore: Bool
      if ascends != isFar {
        isBefore = range.map { ascends ? $0.end <= line : $0.start >= size[axis] - Self.minimumVisibleLength } ?? true
      } else {
        isBefore = range.map { ascends ? $0.start < size[axis] - Self.minimumVisibleLength : $0.end > line } ?? true
      }
      if isBefore { low = probe + 1 } else { high = middle }
    }
    let neighbours: [LayoutBox]
    if ascends != isFar {
      neighbours = Array(children[low...].lazy.filter { !$0.isBeingRemoved }.prefix(Self.heldCount))
    } else {
      neighbours = Array(children[..<low].reversed().lazy.filter { !$0.isBeingRemoved }.prefix(Self.heldCount))
    }
    return neighbours.filter { isVisible($0, along: axis) }
  }
}

/// The range of a box along an axis, in the viewport.
private struct HeldRange {
  var start: CGFloat
  var end: CGFloat
  /// The distance that an animation will still move the box.
  var pending: CGFloat
}
