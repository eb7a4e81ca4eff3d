import SwiftUI

/// The groups of a section, in a sequence.
///
/// If no item is measured, all groups are equal, and frames are computed arithmetically for any number of items. Otherwise the lengths of
/// groups are in a tree of sums, and the content of a group is solved again from the measured sizes of its items on demand.
struct GroupLines: Sendable {
  let node: LayoutNode
  let axis: LayoutAxis
  /// The size that the fractions of a group refer to.
  let room: CGSize
  /// Indicates whether flexible spacing at the sides of groups fills the breadth of the section, instead of that of its broadest group.
  private let fillsBreadth: Bool
  let spacing: CGFloat
  /// The number of items.
  let count: Int
  let cellsPerGroup: Int
  let groupCount: Int
  /// The solution of a full group none of whose items has been measured.
  let full: GroupSolution
  /// The solution of the last group if it isn't full.
  private var last: GroupSolution?
  /// The lengths of the groups, each with the spacing behind it.
  private var sums: ExtentSums
  private var measured: [Int: CGSize] = [:]
  /// The breadth of the broadest group.
  private(set) var breadth: CGFloat
  /// The maximum distance by which items have extended beyond their group so far.
  private var overhang = Overhang()
  private let search: CellSearch

  @MainActor
  init(
    _ node: LayoutNode, along axis: LayoutAxis, in room: CGSize, fillsBreadth: Bool = true, spacing: CGFloat, count: Int, place: LayoutPlace
  ) {
    var node = node
    if !node.length(axis).isMeasured, node.size(in: room)[axis] <= 0 {
      place.report("a group without any length", "\(Int(LayoutLength.fallbackEstimate)) points are used instead")
      let length = LayoutLength.points(LayoutLength.fallbackEstimate)
      node = LayoutNode(
        width: axis == .horizontal ? length : node.width, height: axis == .vertical ? length : node.height, insets: node.insets,
        edges: node.edges, badges: node.badges, content: node.content)
    }
    self.node = node
    self.axis = axis
    self.room = room
    self.fillsBreadth = fillsBreadth
    self.spacing = spacing
    self.count = max(0, count)
    cellsPerGroup = max(1, node.cellCount)
    groupCount = (self.count + cellsPerGroup - 1) / cellsPerGroup
    full = GroupSolver(lineSpacing: spacing).solve(node, in: room)
    breadth = full.size[axis.other] + node.edges.points(axis.other)
    overhang = Overhang(full, axis)
    search = CellSearch(full.cells, axis: axis)
    sums = ExtentSums(count: groupCount, estimate: Self.extent(of: full, node, axis) + spacing)
    let rest = self.count % cellsPerGroup
    if rest > 0 {
      let solution = GroupSolver(limit: rest, lineSpacing: spacing).solve(node, in: room)
      last = solution
      if solution.size[axis] != full.size[axis] { sums.set(groupCount - 1, to: Self.extent(of: solution, node, axis) + spacing) }
      if groupCount == 1 { breadth = solution.size[axis.other] + node.edges.points(axis.other) }
    }
  }

  /// Creates a sequence without items.
  private init() {
    node = LayoutNode(width: .points(1), height: .points(1), content: .cell)
    (axis, room, spacing, count, cellsPerGroup, groupCount) = (.vertical, .zero, 0, 0, 1, 0)
    fillsBreadth = true
    full = GroupSolution(size: .zero)
    sums = ExtentSums(count: 0, estimate: 1)
    breadth = 0
    search = CellSearch([], axis: .vertical)
  }

  static let empty = GroupLines()

  private static func extent(of solution: GroupSolution, _ node: LayoutNode, _ axis: LayoutAxis) -> CGFloat {
    solution.size[axis] + node.edges.points(axis)
  }

  /// The total length of all groups and the spacing between them.
  var extent: CGFloat { groupCount == 0 ? 0 : max(0, sums.total - spacing) }

  func group(of item: Int) -> Int { item / cellsPerGroup }

  /// Returns the start of a group, including the spacing at its own edges.
  func start(of group: Int) -> CGFloat { sums.offset(of: group) }

  func extent(of group: Int) -> CGFloat { sums[group] - spacing }

  /// Returns the group at an offset, or the first or last one if the offset is out of range, or `nil` if there are no groups.
  func group(at offset: CGFloat) -> Int? { sums.index(at: offset) }

  func solution(of group: Int) -> GroupSolution {
    let limit = min(cellsPerGroup, count - group * cellsPerGroup)
    guard node.isMeasured, sums.known(at: group) != nil, !measured.isEmpty else {
      return limit < cellsPerGroup ? last ?? full : full
    }
    let first = group * cellsPerGroup
    return GroupSolver(limit: limit, lineSpacing: spacing) { measured[first + $0] }.solve(node, in: room)
  }

  /// Returns the origin of a group's content.
  func origin(of group: Int) -> CGPoint {
    CGPoint(axis, start(of: group) + node.edges.start(axis).points, across: startAcross(of: group))
  }

  /// Returns the start of a group across the section's axis. Along the axis there is no space to distribute, so flexible spacing has its
  /// minimum length.
  private func startAcross(of group: Int) -> CGFloat {
    let across = axis.other
    let (start, end) = (node.edges.start(across), node.edges.end(across))
    guard start.isFlexible else { return start.points }
    let length = fillsBreadth ? room[across] : breadth
    let left = max(0, length - solution(of: group).size[across] - node.edges.points(across))
    return start.points + (end.isFlexible ? left / 2 : left)
  }

  func cell(_ item: Int) -> GroupSolution.Cell? {
    guard item >= 0, item < count else { return nil }
    let group = group(of: item)
    let cells = solution(of: group).cells
    guard item - group * cellsPerGroup < cells.count else { return nil }
    return moved(cells[item - group * cellsPerGroup], by: origin(of: group))
  }

  /// Returns the measured size of an item's content, or `nil` if it hasn't been measured.
  func measuredSize(of item: Int) -> CGSize? { measured[item] }

  var measuredItems: [Int: CGSize] { measured }

  /// Adopts the measured size of an item's content. Returns `true` if the layout has changed.
  mutating func measure(_ item: Int, _ size: CGSize) -> Bool {
    guard node.isMeasured, item >= 0, item < count, measured[item] != size else { return false }
    let group = group(of: item)
    let old = solution(of: group)
    measured[item] = size
    let limit = min(cellsPerGroup, count - group * cellsPerGroup)
    let first = group * cellsPerGroup
    let new = GroupSolver(limit: limit, lineSpacing: spacing) { [measured] in measured[first + $0] }.solve(node, in: room)
    sums.set(group, to: Self.extent(of: new, node, axis) + spacing)
    // The first measurement replaces the estimate.
    let needed = new.size[axis.other] + node.edges.points(axis.other)
    breadth = measured.count == 1 ? needed : max(breadth, needed)
    overhang.formUnion(Overhang(new, axis))
    return new != old
  }

  /// Calls `body` for each cell and `badge` for each badge that intersects a range.
  func forEach(
    in range: ClosedRange<CGFloat>, _ body: (Int, GroupSolution.Cell) -> Void, badge: (Int, GroupSolution.Badge) -> Void
  ) {
    guard groupCount > 0, let first = group(at: range.lowerBound - overhang.after) else { return }
    var group = first
    while group < groupCount {
      let start = start(of: group)
      guard start <= range.upperBound + overhang.before else { return }
      let origin = origin(of: group)
      let solution = solution(of: group)
      let item = group * cellsPerGroup
      let local = (range.lowerBound - origin[axis])...(range.upperBound - origin[axis])
      let isLikeFull = !node.isMeasured || sums.known(at: group) == nil
      for cell in isLikeFull ? search.candidates(in: local, below: solution.cells.count) : Array(solution.cells.indices) {
        let frame = solution.cells[cell].frame
        guard frame.end(axis) >= local.lowerBound, frame.start(axis) <= local.upperBound else { continue }
        body(item + cell, moved(solution.cells[cell], by: origin))
      }
      for var one in solution.badges where one.frame.end(axis) >= local.lowerBound && one.frame.start(axis) <= local.upperBound {
        one.frame.origin.x += origin.x
        one.frame.origin.y += origin.y
        badge(item + one.cell, one)
      }
      group += 1
    }
  }

  private func moved(_ cell: GroupSolution.Cell, by origin: CGPoint) -> GroupSolution.Cell {
    var cell = cell
    cell.frame.origin.x += origin.x
    cell.frame.origin.y += origin.y
    return cell
  }
}

/// The distances by which items extend beyond their group, before its start and behind its end.
private struct Overhang: Sendable {
  var before: CGFloat = 0
  var after: CGFloat = 0

  init() {}

  init(_ solution: GroupSolution, _ axis: LayoutAxis) {
    for frame in solution.cells.map(\.frame) + solution.badges.map(\.frame) {
      before = max(before, -frame.start(axis))
      after = max(after, frame.end(axis) - solution.size[axis])
    }
  }

  mutating func formUnion(_ other: Overhang) {
    before = max(before, other.before)
    after = max(after, other.after)
  }
}

/// An index of the cells of a group that finds those that intersect a range, for groups with thousands of cells.
struct CellSearch: Sendable {
  /// The number of cells up to which all of them are candidates.
  private static let least = 64

  private let count: Int
  /// The cells, sorted by their starts.
  private var order: [Int32] = []
  private var starts: [CGFloat] = []
  /// The maximum end of each cell and its predecessors in `order`.
  private var ends: [CGFloat] = []

  init(_ cells: [GroupSolution.Cell], axis: LayoutAxis) {
    count = cells.count
    guard count > Self.least else { return }
    order = cells.indices.sorted { cells[$0].frame.start(axis) < cells[$1].frame.start(axis) }.map { Int32($0) }
    starts = order.map { cells[Int($0)].frame.start(axis) }
    var end = -CGFloat.infinity
    for index in order {
      end = max(end, cells[Int(index)].frame.end(axis))
      ends.append(end)
    }
  }

  /// Returns the indices of the cells that may intersect a range, in ascending order.
  func candidates(in range: ClosedRange<CGFloat>, below limit: Int) -> [Int] {
    guard !order.isEmpty else { return Array(0..<min(count, limit)) }
    let first = ends.partitioningIndex { $0 >= range.lowerBound }
    let end = starts.partitioningIndex { $0 > range.upperBound }
    guard first < end else { return [] }
    return order[first..<end].map { Int($0) }.filter { $0 < limit }.sorted()
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, or `count` if it holds for no element. The condition must not hold for an
  /// element before one for which it doesn't hold.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
