import Foundation
import OrielModel

/// A row's box of which scrolling aligns only a part.
@MainActor
protocol ScrollTargetFraming: LayoutBox {
  /// The part that scrolling aligns, in the box's own space.
  var targetFrame: CGRect { get }
}

/// A view that scrolling can align to.
@MainActor
struct ScrollTargetPlace {
  /// The frame in the content's own space.
  let frame: CGRect
  /// The length at the top of the viewport that a pinned header covers while the view is there, in points.
  var pinnedHeight: CGFloat = 0
  /// Returns the ids by which code of the app refers to the view, the innermost first.
  let ids: () -> [AnyHashable]

  /// The rectangle that has to be visible so that the whole view is.
  var restingFrame: CGRect {
    CGRect(x: frame.minX, y: frame.minY - pinnedHeight, width: frame.width, height: frame.height + pinnedHeight)
  }

  func id<ID: Hashable>(as type: ID.Type) -> ID? {
    for id in ids() { if let id = id.base as? ID { return id } }
    return nil
  }

  func offset(by distance: CGPoint) -> ScrollTargetPlace {
    ScrollTargetPlace(frame: frame.offsetBy(dx: distance.x, dy: distance.y), pinnedHeight: pinnedHeight, ids: ids)
  }
}

extension ScrollBox {
  /// Returns the targets that touch a rectangle of the content, in order. Frames of views that aren't built are estimates.
  ///
  /// - Complexity: O(log *n* + *m*) in a lazy container, where *m* is the number of targets found; elsewhere O(*n*).
  func targets(in rect: CGRect) -> [ScrollTargetPlace] {
    var result: [ScrollTargetPlace] = []
    for (key, entry) in targetLayouts {
      guard let layout = entry.box, layout.isWithin(self) else {
        targetLayouts[key] = nil
        continue
      }
      guard layout.isEnabled, let container = layout.container, let around = frameInContent(of: container) else { continue }
      let own = rect.offsetBy(dx: -around.minX, dy: -around.minY)
      let found =
        (container as? LazyBox).map { $0.targets(in: own) } ?? (container as? PlaneBox).map { $0.targets(in: own) }
        ?? container.childTargets(in: own)
      result += found.map { $0.offset(by: around.origin) }
    }
    // The rows of a list are targets without `scrollTargetLayout()`.
    for case let rows as LazyBox in lazyContainers where rows.holdsTargets && rows.isWithin(self) {
      guard rows.enclosingScrollBox === self, let around = frameInContent(of: rows) else { continue }
      result += rows.targets(in: rect.offsetBy(dx: -around.minX, dy: -around.minY)).map { $0.offset(by: around.origin) }
    }
    guard targetLayouts.count > 1 else { return result }
    return result.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns an offset at which the content can rest and which shows a rectangle of it. With a target behavior this is, of the resting
  /// offsets around the rectangle that show all of it, or as much as fits, the one nearest to `proposed`. If there is none, it is the one
  /// that comes nearest to centering the rectangle.
  func restingOffset(nearest proposed: CGPoint, showing frame: CGRect) -> CGPoint {
    guard traits.targetBehavior != nil, traits.isEnabled, request?.followsLayout != true else { return proposed }
    // Content at rest that shows the rectangle doesn't move.
    if abs(proposed.x - offset.x) < 0.5, abs(proposed.y - offset.y) < 0.5, motions.isEmpty, requestProgress == nil { return proposed }
    let visible = CGRect(origin: .zero, size: size).inset(by: insets)
    func rest(_ point: CGPoint) -> CGPoint {
      let point = CGPoint(x: nearestOffset(point.x, along: .horizontal), y: nearestOffset(point.y, along: .vertical))
      var result = point
      for (axis, value) in targets(for: point, from: point, velocity: .zero) { result[axis] = value }
      return result
    }
    func shows(_ point: CGPoint) -> Bool {
      Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || Self.shows(frame.origin[axis] - point[axis], frame.size[axis], visible.origin[axis], visible.size[axis])
      }
    }
    func distance(_ point: CGPoint, _ other: CGPoint) -> CGFloat { hypot(point.x - other.x, point.y - other.y) }
    let middle = offset(showing: frame, anchor: .center, from: offset)
    let places = [proposed, offset(showing: frame, anchor: .topLeading, from: offset), middle]
    let rests = (places + [offset(showing: frame, anchor: .bottomTrailing, from: offset)]).map(rest)
    return rests.filter(shows).min { distance($0, proposed) < distance($1, proposed) }
      ?? rests.min { distance($0, middle) < distance($1, middle) } ?? proposed
  }

  private static func shows(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ room: CGFloat) -> Bool {
    length > room ? start <= low + 0.5 && start + length >= low + room - 0.5 : start >= low - 0.5 && start + length <= low + room + 0.5
  }

  /// The visible rectangle, in the content's own space.
  var visibleContentRect: CGRect {
    guard let content = children.first else { return .null }
    return CGRect(x: -content.origin.x, y: -content.origin.y, width: size.width, height: size.height)
  }
}

extension LayoutBox {
  fileprivate func childTargets(in rect: CGRect) -> [ScrollTargetPlace] {
    children.compactMap { child in
      let frame = CGRect(origin: child.origin, size: child.size)
      guard !child.isBeingRemoved, child.isPlaced, frame.touches(rect) else { return nil }
      return ScrollTargetPlace(frame: frame) { [unowned self] in child.ids(within: self) }
    }
  }

  /// Returns the ids by which code of the app refers to the view of a box, up to an enclosing container.
  fileprivate func ids(within container: LayoutBox) -> [AnyHashable] {
    var inner = self
    while let next = inner.layoutChild { inner = next }
    var result: [AnyHashable] = []
    var node = inner.node
    while let current = node, current !== container.node {
      if let named = current as? any ExplicitlyIdentified { result.append(named.explicitID) }
      if let row = current.asRow, let index = row.index, let id = row.source?.id(at: index) { result.append(id) }
      if let parent = current.parent as? any ChildIdentifying, let id = parent.id(of: current) { result.append(id) }
      node = current.parent
    }
    return result
  }
}

extension LazyBox {
  fileprivate func targets(in rect: CGRect) -> [ScrollTargetPlace] {
    var (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    if isReversed { (low, high) = (size.width - high, size.width - low) }
    guard extents.count > 0, high >= 0, low <= total else { return [] }
    let first = extents.index(at: max(0, low))
    // The number of rows without a height is unlimited, so the range is limited here.
    let last = min(extents.index(at: max(0, min(high, total))), first + Int(min(10_000, high - low)) + 64)
    guard first <= last else { return [] }
    return map.rows(onLines: first..<last + 1).compactMap { row in
      guard let segment = map.segment(ofRow: row), segment.role == .content else { return nil }
      let frame = frame(ofRow: row)
      guard frame.touches(rect) else { return nil }
      return ScrollTargetPlace(frame: frame, pinnedHeight: pinnedHeight(atLine: map.line(ofRow: row))) { [unowned self] in
        if let box = live.first(where: { $0.index == row })?.boxes.first { return box.ids(within: self) }
        return segment.source.id(at: row - segment.rows.lowerBound).map { [$0] } ?? []
      }
    }
  }

  /// Returns the part of a row's box that scrolling aligns, in the space that rows are placed in.
  private func targetFrame(of box: LayoutBox) -> CGRect {
    guard holdsTargets, let own = (box as? any ScrollTargetFraming)?.targetFrame else { return CGRect(origin: box.origin, size: box.size) }
    return own.offsetBy(dx: box.origin.x, dy: box.origin.y)
  }

  /// Returns the length of the header that is pinned at the top while a line is there, in points.
  private func pinnedHeight(atLine line: Int) -> CGFloat {
    guard axis == .vertical, arrangement.pinnedViews.contains(.sectionHeaders), let section = map.section(atLine: line) else { return 0 }
    return section.header.reduce(0) { $0 + max(0, extents.extent(at: $1) - arrangement.spacing) }
  }

  /// Returns the frame of a row in the box's own space. It is an estimate if the row isn't built.
  func frame(ofRow row: Int) -> CGRect {
    let line = map.line(ofRow: row)
    var frame = frame(ofLine: line)
    if let live = live.first(where: { $0.index == row }), !live.isPinnable {
      let boxes = live.boxes.filter { $0.isPlaced && !$0.isBeingRemoved }
      guard let first = boxes.first else { return frame }
      let union = boxes.dropFirst().reduce(targetFrame(of: first)) { $0.union(targetFrame(of: $1)) }
      return union.offsetBy(dx: content.origin.x, dy: content.origin.y)
    }
    if let flow = map.flows.first(where: { $0.rows.contains(row) }), flow.perLine > 1 {
      let track = (row - flow.rows.lowerBound) % flow.perLine
      if track < tracks.count {
        frame.origin[axis.cross] = tracks[track].start
        frame.size[axis.cross] = tracks[track].length
        if axis == .vertical, isMirrored { frame.origin.x = size.width - frame.maxX }
      }
    }
    return frame
  }
}

extension CGRect {
  /// Indicates whether the rectangles share at least a point, including their edges. A rectangle without a size touches one that
  /// contains it.
  func touches(_ other: CGRect) -> Bool {
    maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
  }
}
