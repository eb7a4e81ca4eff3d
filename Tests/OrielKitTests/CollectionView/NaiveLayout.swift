import SwiftUI

@testable import OrielKit

/// Places every item of a section one by one, directly from the declaration: without templates, sums or arithmetic over groups.
@MainActor
struct NaiveLayout {
  let axis: LayoutAxis
  let container: CGSize
  /// The measured sizes by item.
  var measured: [Int: CGSize] = [:]
  let lineSpacing: CGFloat
  private(set) var frames: [CGRect] = []
  private(set) var extent: CGFloat = 0

  init(_ section: NSCollectionLayoutSection, count: Int, along axis: LayoutAxis, in container: CGSize, measured: [Int: CGSize] = [:]) {
    self.axis = axis
    self.container = container
    self.measured = measured
    lineSpacing = section.interGroupSpacing
    guard case .groups(let group) = section.arrangement else { return }
    let insets = section.contentInsets
    let room = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height - insets.top - insets.bottom)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let groupAxis = isOrthogonal ? axis.other : axis
    var origin = CGPoint(x: insets.leading, y: insets.top)
    if isOrthogonal { origin[axis] = 0 }
    let start = origin[groupAxis]
    var end = start
    var breadth: CGFloat = 0
    while frames.count < count {
      let first = frames.count
      let edges = spaces(group, groupAxis)
      let across = spaces(group, groupAxis.other)
      var corner = origin
      corner[groupAxis] += edges.start
      corner[groupAxis.other] += across.start
      let (size, cells) = place(group, in: room, from: first, count: count)
      for cell in cells { frames.append(cell.offsetBy(dx: corner.x, dy: corner.y)) }
      end = corner[groupAxis] + size[groupAxis] + edges.end
      breadth = max(breadth, size[groupAxis.other] + across.start + across.end)
      origin[groupAxis] = end + section.interGroupSpacing
    }
    let insetsAlong = axis == .vertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    extent = (isOrthogonal ? breadth : end - start) + insetsAlong
  }

  func spaces(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    guard let edges = item.edgeSpacing else { return (0, 0) }
    let pair = axis == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
    return (pair.0?.spacing ?? 0, pair.1?.spacing ?? 0)
  }

  func dimension(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
  }

  func isOpen(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> Bool { dimension(item, axis).isEstimated }

  func declared(_ item: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
    func points(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
      if dimension.isFractionalWidth { return dimension.dimension * room.width }
      if dimension.isFractionalHeight { return dimension.dimension * room.height }
      return dimension.dimension
    }
    return CGSize(width: points(item.layoutSize.widthDimension), height: points(item.layoutSize.heightDimension))
  }

  /// Returns the size of an item or a group, and the frames of the items in it that exist.
  func place(_ item: NSCollectionLayoutItem, in room: CGSize, from first: Int, count: Int) -> (CGSize, [CGRect]) {
    var size = declared(item, in: room)
    var insets = item.contentInsets
    if isOpen(item, .horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if isOpen(item, .vertical) { (insets.top, insets.bottom) = (0, 0) }
    guard let group = item as? NSCollectionLayoutGroup, case .filling(let axis, let pattern) = group.arrangement else {
      if let natural = measured[first] {
        if isOpen(item, .horizontal) { size.width = natural.width }
        if isOpen(item, .vertical) { size.height = natural.height }
      }
      let frame = CGRect(
        x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
      return (size, first < count ? [frame] : [])
    }
    let across = axis.other
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
    // Find the items that fit.
    var members: [NSCollectionLayoutItem] = []
    var used: CGFloat = 0
    let gap = group.interItemSpacing?.spacing ?? 0
    var before: CGFloat = -1
    // Items without a length would fit forever.
    filling: while used > before {
      before = used
      for child in pattern {
        let edges = spaces(child, axis)
        let needed = (members.isEmpty ? 0 : gap) + edges.start + edges.end + declared(child, in: inner)[axis]
        if !isOpen(group, axis), used + needed > inner[axis] + 0.01, !members.isEmpty { break filling }
        used += needed
        members.append(child)
      }
      if isOpen(group, axis) { break }
    }
    // Determine their sizes.
    var index = first
    var lengths: [CGFloat] = []
    var placed: [(CGSize, [CGRect])] = []
    for child in members {
      let result = place(child, in: inner, from: index, count: count)
      placed.append(result)
      lengths.append(result.0[axis] + spaces(child, axis).start + spaces(child, axis).end)
      index += cellCount(child, in: inner)
    }
    var flexible = 0
    for (number, child) in members.enumerated() {
      if number > 0, group.interItemSpacing?.isFlexible == true { flexible += 1 }
      let pair =
        axis == .horizontal
        ? (child.edgeSpacing?.leading, child.edgeSpacing?.trailing) : (child.edgeSpacing?.top, child.edgeSpacing?.bottom)
      flexible += (pair.0?.isFlexible == true ? 1 : 0) + (pair.1?.isFlexible == true ? 1 : 0)
    }
    let left = inner[axis] - lengths.reduce(0, +) - gap * CGFloat(members.count - 1)
    let share = flexible > 0 && !isOpen(group, axis) ? max(0, left) / CGFloat(flexible) : 0
    // Determine their frames.
    let isTooLong = members.contains { isOpen($0, axis) } && left < -0.01
    if isTooLong, isOpen(group, across), !isOpen(group, axis) {
      var lines: [[Int]] = [[]]
      var end: CGFloat = 0
      index = first
      for number in members.indices {
        guard index < count else { break }
        index += cellCount(members[number], in: inner)
        if end > 0, end + gap + lengths[number] > inner[axis] + 0.01 {
          lines.append([])
          end = 0
        }
        end += (end > 0 ? gap : 0) + lengths[number]
        lines[lines.count - 1].append(number)
      }
      var frames: [CGRect] = []
      var top: CGFloat = 0
      for (number, line) in lines.enumerated() {
        if number > 0 { top += lineSpacing }
        var corner = CGPoint.zero
        var breadth: CGFloat = 0
        var end: CGFloat = 0
        for member in line {
          if end > 0 { end += gap }
          corner[axis] = end + spaces(members[member], axis).start
          corner[across] = top + spaces(members[member], across).start
          for frame in placed[member].1 { frames.append(frame.offsetBy(dx: corner.x + insets.leading, dy: corner.y + insets.top)) }
          end += lengths[member]
          let edges = spaces(members[member], across)
          breadth = max(breadth, placed[member].0[across] + edges.start + edges.end)
        }
        top += breadth
      }
      size[across] = top
      return (size, frames)
    }
    var frames: [CGRect] = []
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    index = first
    for (number, child) in members.enumerated() {
      guard index < count else { break }
      if number > 0 { position += gap + (group.interItemSpacing?.isFlexible == true ? share : 0) }
      let pair =
        axis == .horizontal
        ? (child.edgeSpacing?.leading, child.edgeSpacing?.trailing) : (child.edgeSpacing?.top, child.edgeSpacing?.bottom)
      position += (pair.0?.spacing ?? 0) + (pair.0?.isFlexible == true ? share : 0)
      var corner = CGPoint.zero
      corner[axis] = position
      corner[across] = spaces(child, across).start
      for frame in placed[number].1 { frames.append(frame.offsetBy(dx: corner.x + insets.leading, dy: corner.y + insets.top)) }
      position += placed[number].0[axis] + (pair.1?.spacing ?? 0) + (pair.1?.isFlexible == true ? share : 0)
      breadth = max(breadth, placed[number].0[across] + spaces(child, across).start + spaces(child, across).end)
      index += cellCount(child, in: inner)
    }
    if isOpen(group, axis) { size[axis] = position }
    if isOpen(group, across) { size[across] = breadth }
    return (size, frames)
  }

  func cellCount(_ item: NSCollectionLayoutItem, in room: CGSize) -> Int {
    item is NSCollectionLayoutGroup ? place(item, in: room, from: 0, count: 1_000_000).1.count : 1
  }
}
