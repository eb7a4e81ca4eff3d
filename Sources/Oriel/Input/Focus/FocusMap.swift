import Foundation

/// The places in a window between which arrow keys move the focus, in nested groups.
///
/// From a place, a direction leads to the nearest place or group within the same group. If there is none, it leads from the group to its
/// neighbors, and so on outward. In a group that is entered, the focus moves to the place that last had it, or to the preferred one, or to
/// the nearest.
struct FocusMap {
  struct Group {
    var frame: CGRect
    /// The enclosing group, whose index is lower, or `nil` for the window.
    var parent: Int?
    /// The axes along which the group is a row. Beyond its ends, such a direction leads only to frames that lie straight ahead.
    var axes: Axis.Set = []
    /// The place that last had the focus.
    var remembered: Int?
    var preferred: Int?
  }

  struct Place {
    var frame: CGRect
    var group: Int
    /// The groups whose viewport doesn't show the place. It can be reached only from within these groups.
    var hiddenIn: [Int] = []
  }

  private enum Member: Equatable {
    case place(Int)
    case group(Int)
  }

  let groups: [Group]
  let places: [Place]
  private var members: [[Member]]

  /// Creates a map. The first group is the window.
  init(groups: [Group], places: [Place]) {
    self.groups = groups
    self.places = places
    members = groups.map { _ in [] }
    for (index, group) in groups.enumerated() { if let parent = group.parent { members[parent].append(.group(index)) } }
    for (index, place) in places.enumerated() { members[place.group].append(.place(index)) }
  }

  // MARK: Neighbors

  /// Returns the place that a direction leads to, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places and groups.
  func neighbor(of start: Int, toward direction: MoveCommandDirection, remembering: Bool = true) -> Int? {
    let search = Search(map: self, start: start, direction: direction, remembering: remembering)
    var inner = Member.place(start)
    var group = places[start].group
    while true {
      if let found = search.nearest(in: group, leaving: inner) { return search.entry(found) }
      guard let parent = groups[group].parent else { return nil }
      (inner, group) = (.group(group), parent)
    }
  }

  /// Returns the place that is nearest to the frame of a former focused view, in the innermost group that has any places.
  ///
  /// - Parameters:
  ///   - frame: The frame of the former focused view.
  ///   - groups: The enclosing groups, from the innermost to the outermost.
  func survivor(near frame: CGRect, in groups: [Int]) -> Int? {
    for group in groups {
      let inside = places.indices.filter { places[$0].hiddenIn.isEmpty && ancestors(of: places[$0].group).contains(group) }
      if let nearest = inside.min(by: { places[$0].frame.distance(to: frame) < places[$1].frame.distance(to: frame) }) { return nearest }
    }
    return nil
  }

  /// Returns a group and its ancestors, from the innermost to the outermost.
  func ancestors(of group: Int) -> [Int] {
    var result = [group]
    while let parent = groups[result[result.count - 1]].parent { result.append(parent) }
    return result
  }

  private func frame(of member: Member) -> CGRect {
    switch member {
    case .place(let index): places[index].frame
    case .group(let index): groups[index].frame
    }
  }

  // MARK: Search

  /// A search from a place in a direction.
  private struct Search {
    let map: FocusMap
    let start: Int
    let direction: MoveCommandDirection
    let remembering: Bool
    private let isUsable: [Bool]
    private let hasUsable: [Bool]

    init(map: FocusMap, start: Int, direction: MoveCommandDirection, remembering: Bool) {
      self.map = map
      self.start = start
      self.direction = direction
      self.remembering = remembering
      let around = Set(map.ancestors(of: map.places[start].group))
      var hasUsable = map.groups.map { _ in false }
      isUsable = map.places.indices.map { index in
        let place = map.places[index]
        guard index != start, place.hiddenIn.allSatisfy(around.contains) else { return false }
        for group in map.ancestors(of: place.group) where !hasUsable[group] { hasUsable[group] = true }
        return true
      }
      self.hasUsable = hasUsable
    }

    private func isUsable(_ member: Member) -> Bool {
      switch member {
      case .place(let index): isUsable[index]
      case .group(let index): hasUsable[index]
      }
    }

    /// Returns the nearest member of a group in the direction.
    func nearest(in group: Int, leaving inner: Member) -> Member? {
      var isStraight = false
      if case .group(let index) = inner { isStraight = map.groups[index].axes.contains(Axis.Set(direction.axis)) }
      return nearest(in: group, from: map.frame(of: inner), except: inner, isStraight: isStraight)
    }

    private func nearest(in group: Int, from edge: CGRect, except inner: Member?, isStraight: Bool) -> Member? {
      let aim = map.places[start].frame
      var best: (member: Member, cost: FocusCost)?
      for member in map.members[group] where member != inner && isUsable(member) {
        let frame = map.frame(of: member)
        if isStraight, !frame.overlaps(edge, across: direction.axis) { continue }
        guard let cost = FocusCost(from: edge, aim: aim, to: frame, toward: direction) else { continue }
        if best.map({ cost < $0.cost }) ?? true { best = (member, cost) }
      }
      return best?.member
    }

    /// Returns the place in a member to which the focus moves.
    func entry(_ member: Member) -> Int {
      switch member {
      case .place(let index): return index
      case .group(let index):
        let group = map.groups[index]
        if remembering, let remembered = group.remembered, isUsable[remembered] { return remembered }
        if let preferred = group.preferred, isUsable[preferred] { return preferred }
        let aim = map.places[start].frame
        if let found = nearest(in: index, from: aim, except: nil, isStraight: false) { return entry(found) }
        let inside = map.members[index].filter(isUsable)
        return entry(inside.min { map.frame(of: $0).distance(to: aim) < map.frame(of: $1).distance(to: aim) }!)
      }
    }
  }
}

/// The cost of a step. A distance straight ahead costs less than one to the side.
struct FocusCost: Comparable {
  private let distance: CGFloat
  /// The distance between the centers, which decides between equal costs.
  private let offset: CGFloat

  /// The weight of a distance to the side, relative to one straight ahead.
  private static let sideways: CGFloat = 3

  /// Creates the cost of a step, or returns `nil` if the frame doesn't lie in the direction.
  ///
  /// - Parameters:
  ///   - edge: The frame that the step leaves: that of the place or of the group around it.
  ///   - aim: The frame of the place at which the step starts.
  ///   - frame: The frame of the destination.
  ///   - direction: The direction of the step.
  init?(from edge: CGRect, aim: CGRect, to frame: CGRect, toward direction: MoveCommandDirection) {
    let (edge, aim, frame) = (edge.turned(direction), aim.turned(direction), frame.turned(direction))
    guard frame.midX > aim.midX, frame.maxX > aim.maxX else { return nil }
    var gap = frame.minX - edge.maxX
    // A frame that extends into the group that the step leaves may still lie ahead of the place.
    if gap < 0 { gap = frame.minX - aim.maxX }
    // Neither of two frames that overlap by half lies ahead of the other.
    guard gap >= -min(frame.width, aim.width) / 2 else { return nil }
    let side = max(0, max(frame.minY - aim.maxY, aim.minY - frame.maxY))
    if gap < 0, side > 0 { return nil }
    distance = max(0, gap) + Self.sideways * side
    offset = abs(frame.midY - aim.midY)
  }

  static func < (left: FocusCost, right: FocusCost) -> Bool { (left.distance, left.offset) < (right.distance, right.offset) }
}

extension CGRect {
  /// Returns the rectangle in a coordinate space that is rotated or mirrored so that the direction points to the right.
  fileprivate func turned(_ direction: MoveCommandDirection) -> CGRect {
    switch direction {
    case .right: self
    case .left: CGRect(x: -maxX, y: minY, width: width, height: height)
    case .down: CGRect(x: minY, y: minX, width: height, height: width)
    case .up: CGRect(x: -maxY, y: minX, width: height, height: width)
    }
  }

  /// Returns a Boolean value that indicates whether a line along the axis can intersect both rectangles.
  fileprivate func overlaps(_ other: CGRect, across axis: Axis) -> Bool {
    axis == .horizontal ? minY < other.maxY && other.minY < maxY : minX < other.maxX && other.minX < maxX
  }

  /// Returns the distance between the nearest edges in points, plus a small fraction of the distance between the centers.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let x = max(0, max(other.minX - maxX, minX - other.maxX))
    let y = max(0, max(other.minY - maxY, minY - other.maxY))
    return hypot(x, y) + hypot(midX - other.midX, midY - other.midY) / 1000
  }
}
