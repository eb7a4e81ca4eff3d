import SwiftUI

/// The solver of a group. It works recursively.
///
/// A group has its declared size. Along an estimated dimension it has the size of its existing items; the last group of a section may have
/// fewer items. First, the items are solved for the available space. Uniform items are solved a second time with the size of the largest of
/// them, as are items whose size is a fraction of an estimated breadth when that is known. Then they are placed in a sequence, and flexible
/// spacing shares the remaining space.
struct GroupSolver {
  /// The number of existing items. Further items of the group are omitted.
  var limit = Int.max
  /// A closure that returns the measured size of an item's content by the index in the group, or `nil` if it hasn't been measured.
  var measured: (Int) -> CGSize?

  /// The spacing between the lines of a group whose items don't fit into one line.
  var lineSpacing: CGFloat

  init(limit: Int = .max, lineSpacing: CGFloat = 0, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
    self.limit = limit
    self.lineSpacing = lineSpacing
    self.measured = measured
  }

  /// Returns the solution of a group or an item.
  func solve(_ node: LayoutNode, in container: CGSize, first: Int = 0, forced: ForcedSize = ForcedSize()) -> GroupSolution {
    var solution =
      switch node.content {
      case .cell: cell(node, in: container, first, forced)
      case .custom(let items): custom(items, node, in: container, first, forced)
      case .stack(let axis, let children, let spacing): stack(axis, children, spacing, node, in: container, first, forced)
      }
    if first < limit {
      let frame = node.isCell ? solution.cells.first?.frame ?? .zero : CGRect(origin: .zero, size: solution.size)
      for badge in node.badges { solution.badges.append(fasten(badge, to: frame, cell: first)) }
    }
    return solution
  }

  private func cell(_ node: LayoutNode, in container: CGSize, _ index: Int, _ forced: ForcedSize) -> GroupSolution {
    var size = node.size(in: container, forced: forced)
    if node.isMeasured, let measured = measured(index) {
      if node.width.isMeasured, forced.width == nil { size.width = max(0, measured.width) }
      if node.height.isMeasured, forced.height == nil { size.height = max(0, measured.height) }
    }
    var solution = GroupSolution(size: size)
    if index < limit {
      let insets = node.insets()
      solution.cells.append(
        GroupSolution.Cell(
          frame: CGRect(origin: .zero, size: size).less(insets), isWidthMeasured: node.width.isMeasured,
          isHeightMeasured: node.height.isMeasured))
    }
    return solution
  }

  private func custom(
    _ items: [NSCollectionLayoutGroupCustomItem], _ node: LayoutNode, in container: CGSize, _ first: Int, _ forced: ForcedSize
  ) -> GroupSolution {
    let insets = node.insets(forced: forced)
    let present = items.prefix(max(0, limit - first))
    var size = node.size(in: container, forced: forced)
    for axis in [LayoutAxis.horizontal, .vertical] where node.length(axis).isMeasured && forced[axis] == nil {
      size[axis] = present.reduce(0) { max($0, $1.frame.standardized.end(axis)) }
    }
    var solution = GroupSolution(size: size)
    solution.cells = present.map { item in
      GroupSolution.Cell(frame: item.frame.standardized.offsetBy(dx: insets.leading, dy: insets.top), zIndex: item.zIndex)
    }
    return solution
  }

  private func stack(
    _ axis: LayoutAxis, _ children: [LayoutNode], _ spacing: LayoutSpace, _ node: LayoutNode, in container: CGSize, _ first: Int,
    _ forced: ForcedSize
  ) -> GroupSolution {
    let across = axis.other
    let insets = node.insets(forced: forced)
    let declared = node.size(in: container, forced: forced)
    var room = CGRect(origin: .zero, size: declared).less(insets).size
    let isOpenAlong = node.length(axis).isMeasured && forced[axis] == nil
    let isOpenAcross = node.length(across).isMeasured && forced[across] == nil

    var starts: [Int] = []
    var next = first
    for child in children {
      starts.append(next)
      next += child.cellCount
    }
    let present = starts.prefix { $0 < limit }.count
    var solutions = children.indices.map { solve(children[$0], in: room, first: starts[$0]) }
    makeUniform(children, starts, present, in: room, &solutions)
    if isOpenAcross {
      let own = children.indices.prefix(present).filter { !children[$0].length(across).dependsOn(across) }
      if !own.isEmpty {
        room[across] = own.reduce(0) { max($0, solutions[$1].size[across] + children[$1].edges.points(across)) }
        for index in children.indices where children[index].width.dependsOn(across) || children[index].height.dependsOn(across) {
          solutions[index] = solve(children[index], in: room, first: starts[index])
        }
      }
    }

    var fixed: CGFloat = 0
    var flexible = 0
    for index in children.indices {
      if index > 0 {
        fixed += spacing.points
        if spacing.isFlexible { flexible += 1 }
      }
      let edges = children[index].edges
      fixed += solutions[index].size[axis] + edges.points(axis)
      flexible += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
    }
    if isOpenAcross, !isOpenAlong, fixed > room[axis] + 0.01, children.contains(where: { $0.length(axis).isMeasured }) {
      return wrapped(children.prefix(present), solutions, axis, spacing.points, room: room[axis], declared, insets)
    }
    let share = isOpenAlong || flexible == 0 ? 0 : max(0, room[axis] - fixed) / CGFloat(flexible)
    func points(_ space: LayoutSpace) -> CGFloat { space.points + (space.isFlexible ? share : 0) }

    var result = GroupSolution(size: declared)
    var position: CGFloat = 0
    for index in children.indices.prefix(present) {
      let edges = children[index].edges
      if index > 0 { position += points(spacing) }
      position += points(edges.start(axis))
      let offset = offsetAcross(edges, across, solutions[index].size[across], room: room[across])
      var origin = CGPoint(axis, position, across: offset)
      origin.x += insets.leading
      origin.y += insets.top
      result.append(solutions[index], at: origin)
      position += solutions[index].size[axis] + points(edges.end(axis))
    }
    if isOpenAlong { result.size[axis] = position }
    if isOpenAcross { result.size[across] = room[across] }
    return result
  }

  /// Returns the solution for items whose measured sizes don't fit into one line. They are wrapped into several lines, and the breadth of
  /// the group is that of its lines.
  private func wrapped(
    _ children: ArraySlice<LayoutNode>, _ solutions: [GroupSolution], _ axis: LayoutAxis, _ spacing: CGFloat, room: CGFloat,
    _ declared: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> GroupSolution {
    let across = axis.other
    var result = GroupSolution(size: declared)
    var position: CGFloat = 0
    var line: CGFloat = 0
    var breadth: CGFloat = 0
    for index in children.indices {
      let edges = children[index].edges
      let length = solutions[index].size[axis] + edges.points(axis)
      if position > 0, position + spacing + length > room + 0.01 {
        line += breadth + lineSpacing
        (position, breadth) = (0, 0)
      }
      if position > 0 { position += spacing }
      var origin = CGPoint(axis, position + edges.start(axis).points, across: line + edges.start(across).points)
      origin.x += insets.leading
      origin.y += insets.top
      result.append(solutions[index], at: origin)
      position += length
      breadth = max(breadth, solutions[index].size[across] + edges.points(across))
    }
    result.size[across] = line + breadth
    return result
  }

  /// Gives siblings with a uniform size that of the largest existing one.
  private func makeUniform(
    _ children: [LayoutNode], _ starts: [Int], _ present: Int, in room: CGSize, _ solutions: inout [GroupSolution]
  ) {
    var forced = [ForcedSize](repeating: ForcedSize(), count: children.count)
    for axis in [LayoutAxis.horizontal, .vertical] {
      let uniform = children.indices.filter { children[$0].length(axis).isUniform }
      guard !uniform.isEmpty else { continue }
      let largest = uniform.filter { $0 < max(1, present) }.reduce(0) { max($0, solutions[$1].size[axis]) }
      for index in uniform { forced[index][axis] = largest }
    }
    for index in children.indices where forced[index] != ForcedSize() {
      solutions[index] = solve(children[index], in: room, first: starts[index], forced: forced[index])
    }
  }

  private func offsetAcross(_ edges: LayoutNode.Edges, _ axis: LayoutAxis, _ length: CGFloat, room: CGFloat) -> CGFloat {
    let left = max(0, room - length - edges.points(axis))
    let start = edges.start(axis)
    guard start.isFlexible else { return start.points }
    return start.points + (edges.end(axis).isFlexible ? left / 2 : left)
  }

  private func fasten(_ badge: LayoutNode.Badge, to frame: CGRect, cell: Int) -> GroupSolution.Badge {
    let size = CGSize(width: badge.width.points(in: frame.size), height: badge.height.points(in: frame.size))
    func moved(_ anchor: LayoutNode.Anchor) -> CGPoint {
      anchor.isAbsolute ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    let offset = moved(badge.anchor)
    // A badge without its own anchor is inside of the frame, at the same edges.
    let own = badge.ownAnchor?.unit ?? badge.anchor.unit
    let ownOffset = badge.ownAnchor.map(moved) ?? .zero
    let origin = CGPoint(
      x: frame.minX + frame.width * badge.anchor.unit.x - size.width * own.x + offset.x - ownOffset.x,
      y: frame.minY + frame.height * badge.anchor.unit.y - size.height * own.y + offset.y - ownOffset.y)
    return GroupSolution.Badge(
      kind: badge.kind, ordinal: badge.ordinal, frame: CGRect(origin: origin, size: size), zIndex: badge.zIndex, cell: cell)
  }
}

extension LayoutNode {
  fileprivate var isCell: Bool {
    if case .cell = content { true } else { false }
  }
}
