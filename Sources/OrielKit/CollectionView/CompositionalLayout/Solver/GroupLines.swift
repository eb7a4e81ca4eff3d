import SwiftUI

/// The groups of a section, one after the other.
///
/// Where nothing is measured all groups are alike: a frame is arithmetic, whatever the number of items. Where something is, each group has
/// its extent in a tree of sums, and what a group contains is solved again from what its items measure when somebody asks.
struct GroupLines: Sendable {
  let node: LayoutNode
  let axis: LayoutAxis
  /// What fractions of a group are of.
  let room: CGSize
  /// Whether flexible distances at the sides of groups share the section's breadth, and not only that of its broadest group.
  private let fillsBreadth: Bool
  let spacing: CGFloat
  /// Items.
  let count: Int
  let cellsPerGroup: Int
  let groupCount: Int
  /// A group none of whose items has been measured.
  let full: GroupSolution
  /// The last group, if it isn't full.
  private var last: GroupSolution?
  /// A group's extent and the spacing behind it.
  private var sums: ExtentSums
  private var measured: [Int: CGSize] = [:]
  /// What the broadest group needs across.
  private(set) var breadth: CGFloat
  /// The most that items of a group have reached out of it so far.
  private var overhang = Overhang()
  private let search: CellSearch

  @MainActor
  init(
    _ node: LayoutNode, along axis: LayoutAxis, in room: CGSize, fillsBreadth: Bool = true, spacing: CGFloat, count: Int, place: LayoutPlace
  ) {
    var node = node
    if !node.length(axis).isMeasured, node.size(in: room)[axis] <= 0 {
      place.report("a group without any length", "is \(Int(LayoutLength.fallbackEstimate)) points long instead")
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

  /// No items at all.
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

  /// All groups and what is between them.
  var extent: CGFloat { groupCount == 0 ? 0 : max(0, sums.total - spacing) }

  func group(of item: Int) -> Int { item / cellsPerGroup }

  /// Where a group begins, its own spacing at the edges included.
  func start(of group: Int) -> CGFloat { sums.offset(of: group) }

  func extent(of group: Int) -> CGFloat { sums[group] - spacing }

  /// The group at an offset; the first or the last for what lies outside.
  func group(at offset: CGFloat) -> Int? { sums.index(at: offset) }

  func solution(of group: Int) -> GroupSolution {
    let limit = min(cellsPerGroup, count - group * cellsPerGroup)
    guard node.isMeasured, sums.known(at: group) != nil, !measured.isEmpty else {
      return limit < cellsPerGroup ? last ?? full : full
    }
    let first = group * cellsPerGroup
    return GroupSolver(limit: limit, lineSpacing: spacing) { measured[first + $0] }.solve(node, in: room)
  }

  /// Where what is in a group is seen from.
  func origin(of group: Int) -> CGPoint {
    CGPoint(axis, start(of: group) + node.edges.start(axis).points, across: startAcross(of: group))
  }

  /// Where a group begins at its side. Along the section there is no room to share: flexible distances are as long as they have to be.
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

  /// What was measured of the content of an item.
  func measuredSize(of item: Int) -> CGSize? { measured[item] }

  var measuredItems: [Int: CGSize] { measured }

  /// Takes over what an item's content measures. Returns whether that changes anything.
  mutating func measure(_ item: Int, _ size: CGSize) -> Bool {
    guard node.isMeasured, item >= 0, item < count, measured[item] != size else { return false }
    let group = group(of: item)
    let old = solution(of: group)
    measured[item] = size
    let limit = min(cellsPerGroup, count - group * cellsPerGroup)
    let first = group * cellsPerGroup
    let new = GroupSolver(limit: limit, lineSpacing: spacing) { [measured] in measured[first + $0] }.solve(node, in: room)
    sums.set(group, to: Self.extent(of: new, node, axis) + spacing)
    // The first measurement is worth more than any estimate.
    let needed = new.size[axis.other] + node.edges.points(axis.other)
    breadth = measured.count == 1 ? needed : max(breadth, needed)
    overhang.formUnion(Overhang(new, axis))
    return new != old
  }

  /// Calls `body` with everything that touches a stretch.
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

/// By how much items reach out of their group, before its start and behind its end.
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

/// Which cells of a group may touch a stretch of it, for groups with thousands of them.
struct CellSearch: Sendable {
  /// Below this all are looked at.
  private static let least = 64

  private let count: Int
  /// Cells by where they start.
  private var order: [Int32] = []
  private var starts: [CGFloat] = []
  /// The greatest end of each cell and those before it.
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

  /// In ascending order.
  func candidates(in range: ClosedRange<CGFloat>, below limit: Int) -> [Int] {
    guard !order.isEmpty else { return Array(0..<min(count, limit)) }
    let first = ends.partitioningIndex { $0 >= range.lowerBound }
    let end = starts.partitioningIndex { $0 > range.upperBound }
    guard first < end else { return [] }
    return order[first..<end].map { Int($0) }.filter { $0 < limit }.sorted()
  }
}

extension Array {
  /// The first index from which on a condition holds, or the end.
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
