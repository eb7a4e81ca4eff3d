import SwiftUI

/// The supplementary views at the edges of a section, or of the layout.
///
/// Along the layout's axis there are a head and a tail. Across it there are two sides, which reduce the space for the content between them.
/// Views with the same alignment follow each other in their order, from top to bottom. The depth of an edge is the maximum of its
/// alignments' depths.
struct BoundaryPlan: Sendable {
  enum Edge: Hashable, Sendable {
    case head, tail, leadingSide, trailingSide, inside
  }

  struct Item: Sendable {
    var kind: String
    var ordinal: Int
    var edge: Edge
    /// The position along the edge, from 0 to 1.
    var alignment: CGFloat
    var offset: CGPoint
    var width: LayoutLength
    var height: LayoutLength
    var insets: NSDirectionalEdgeInsets
    var extendsBoundary: Bool
    var isPinned: Bool
    var zIndex: Int
  }

  let axis: LayoutAxis
  let items: [Item]
  /// The size that fractions refer to.
  let container: CGSize
  /// The measured sizes, by the index of the item.
  private(set) var measured: [Int: CGSize] = [:]
  private(set) var sizes: [CGSize] = []
  private(set) var head: CGFloat = 0
  private(set) var tail: CGFloat = 0
  /// The depths of the sides, computed from estimates. Later measurements don't repeat the layout of the section.
  private(set) var leadingSide: CGFloat = 0
  private(set) var trailingSide: CGFloat = 0

  @MainActor
  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], along axis: LayoutAxis, in container: CGSize, place: LayoutPlace) {
    self.axis = axis
    self.container = container
    var ordinals: [String: Int] = [:]
    self.items = items.map { item in
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      let (edge, alignment) = Self.edge(item.alignment, along: axis)
      return Item(
        kind: item.elementKind, ordinal: ordinal, edge: edge, alignment: alignment,
        offset: item.offset.x.isFinite && item.offset.y.isFinite ? item.offset : .zero,
        width: LayoutLength(item.layoutSize.widthDimension, "a supplementary's width", in: place),
        height: LayoutLength(item.layoutSize.heightDimension, "a supplementary's height", in: place),
        insets: place.usable(item.contentInsets), extendsBoundary: item.extendsBoundary, isPinned: item.pinToVisibleBounds,
        zIndex: item.zIndex)
    }
    resize()
    leadingSide = depth(.leadingSide, axis.other)
    trailingSide = depth(.trailingSide, axis.other)
  }

  private static func edge(_ alignment: NSRectAlignment, along axis: LayoutAxis) -> (Edge, CGFloat) {
    let isVertical = axis == .vertical
    return switch alignment {
    case .none: (.inside, 0.5)
    case .top: (isVertical ? .head : .leadingSide, 0.5)
    case .topLeading: (isVertical ? .head : .leadingSide, 0)
    case .topTrailing: (isVertical ? .head : .leadingSide, 1)
    case .bottom: (isVertical ? .tail : .trailingSide, 0.5)
    case .bottomLeading: (isVertical ? .tail : .trailingSide, 0)
    case .bottomTrailing: (isVertical ? .tail : .trailingSide, 1)
    case .leading: (isVertical ? .leadingSide : .head, 0.5)
    case .trailing: (isVertical ? .trailingSide : .tail, 0.5)
    }
  }

  /// Adopts the measured size of an item. Returns `true` if the layout has changed.
  mutating func measure(_ index: Int, _ size: CGSize) -> Bool {
    guard items.indices.contains(index), items[index].width.isMeasured || items[index].height.isMeasured else { return false }
    let old = sizes[index]
    measured[index] = size
    resize()
    return sizes[index] != old
  }

  func index(kind: String, ordinal: Int) -> Int? { items.firstIndex { $0.kind == kind && $0.ordinal == ordinal } }

  private mutating func resize() {
    sizes = items.indices.map { index in
      var size = CGSize(width: items[index].width.points(in: container), height: items[index].height.points(in: container))
      if let measured = measured[index] {
        if items[index].width.isMeasured { size.width = max(0, measured.width) }
        if items[index].height.isMeasured { size.height = max(0, measured.height) }
      }
      // The measured content is inside of the insets.
      if items[index].width.isMeasured { size.width += items[index].insets.both(.horizontal) }
      if items[index].height.isMeasured { size.height += items[index].insets.both(.vertical) }
      return size
    }
    head = depth(.head, axis)
    tail = depth(.tail, axis)
  }

  private func depth(_ edge: Edge, _ axis: LayoutAxis) -> CGFloat {
    var depths: [CGFloat: CGFloat] = [:]
    for index in items.indices where items[index].edge == edge && items[index].extendsBoundary {
      depths[items[index].alignment, default: 0] += sizes[index][axis]
    }
    return depths.values.max() ?? 0
  }

  /// Returns the frames of all items.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the section or the layout, including the space for these items.
  ///   - content: The range across the layout's axis in which items are placed, without the insets of the sides.
  ///   - visible: The viewport, to which pinned items are adjusted, or `nil` to leave them at their positions.
  func frames(in bounds: CGRect, content: Range<CGFloat>, visible: CGRect?) -> [(frame: CGRect, isPinned: Bool)] {
    let across = axis.other
    var positions: [Edge: [CGFloat: CGFloat]] = [:]
    var frames: [(frame: CGRect, isPinned: Bool)] = []
    for index in items.indices {
      let item = items[index]
      let size = sizes[index]
      let edgeAxis = item.edge == .head || item.edge == .tail ? axis : across
      let before = positions[item.edge]?[item.alignment] ?? 0
      positions[item.edge, default: [:]][item.alignment, default: 0] += size[edgeAxis]
      var origin = CGPoint.zero
      switch item.edge {
      case .head:
        origin[axis] = bounds.start(axis) + (item.extendsBoundary ? before : head + before)
        origin[across] = content.lowerBound + (content.upperBound - content.lowerBound - size[across]) * item.alignment
      case .tail:
        origin[axis] = bounds.end(axis) - (item.extendsBoundary ? tail - before : tail + size[axis])
        origin[across] = content.lowerBound + (content.upperBound - content.lowerBound - size[across]) * item.alignment
      case .leadingSide:
        origin[across] = content.lowerBound + (item.extendsBoundary ? before : leadingSide + before)
        origin[axis] = alongSide(item, size, in: bounds)
      case .trailingSide:
        origin[across] = content.upperBound - (item.extendsBoundary ? trailingSide - before : trailingSide + size[across])
        origin[axis] = alongSide(item, size, in: bounds)
      case .inside:
        origin[across] = content.lowerBound + (content.upperBound - content.lowerBound - size[across]) / 2
        origin[axis] = bounds.start(axis) + head + (bounds.size[axis] - head - tail - size[axis]) / 2
      }
      origin.x += item.offset.x
      origin.y += item.offset.y
      var frame = CGRect(origin: origin, size: size).less(item.insets)
      var isPinned = false
      if item.isPinned, let visible {
        let pinned = pin(item, frame, beside: pinnedBeside(index), in: bounds, visible)
        isPinned = pinned != frame.start(axis)
        frame.origin[axis] = pinned
      }
      frames.append((frame, isPinned))
    }
    return frames
  }

  private func alongSide(_ item: Item, _ size: CGSize, in bounds: CGRect) -> CGFloat {
    bounds.start(axis) + head + (bounds.size[axis] - head - tail - size[axis]) * item.alignment
  }

  /// Returns the total length of the pinned items between an item and its edge.
  private func pinnedBeside(_ index: Int) -> CGFloat {
    let item = items[index]
    let others = item.edge == .tail ? items.indices.suffix(from: index + 1) : items.indices.prefix(upTo: index)
    return others.reduce(0) { sum, other in
      let isBeside = items[other].edge == item.edge && items[other].alignment == item.alignment && items[other].isPinned
      return isBeside ? sum + sizes[other][axis] : sum
    }
  }

  /// Returns the position of a pinned item: the nearest to its original position that is inside of the viewport and of the section.
  private func pin(_ item: Item, _ frame: CGRect, beside: CGFloat, in bounds: CGRect, _ visible: CGRect) -> CGFloat {
    let start = frame.start(axis)
    switch item.edge {
    case .head:
      return max(start, min(visible.start(axis) + beside, bounds.end(axis) - tail - frame.size[axis]))
    case .tail:
      return min(start, max(visible.end(axis) - beside - frame.size[axis], bounds.start(axis) + head))
    case .leadingSide, .trailingSide, .inside:
      let last = max(bounds.start(axis) + head, bounds.end(axis) - tail - frame.size[axis])
      return min(max(start, visible.start(axis)), max(start, last))
    }
  }
}
