import Foundation

/// What arrow keys move between: places in the window, in groups within groups.
///
/// From a place the way goes to what lies in the direction inside of the same group; where there is nothing, from the group to what lies
/// beside it, and so on outwards. A group that is entered gives the focus to its place that had it last, else to its preferred one, else
/// to the nearest.
struct FocusMap {
  struct Group {
    var frame: CGRect
    /// The group around; its index is lower. Nil for the window.
    var parent: Int?
    /// The axes that the group is a row along: at its ends the way goes on straight, and to nothing that lies before or behind.
    var axes: Axis.Set = []
    /// The place that had the focus last.
    var remembered: Int?
    var preferred: Int?
  }

  struct Place {
    var frame: CGRect
    var group: Int
    /// The groups that the place is out of sight in: only those who are inside see it.
    var hiddenIn: [Int] = []
  }

  private enum Member: Equatable {
    case place(Int)
    case group(Int)
  }

  let groups: [Group]
  let places: [Place]
  private var members: [[Member]]

  /// The first group is the window.
  init(groups: [Group], places: [Place]) {
    self.groups = groups
    self.places = places
    members = groups.map { _ in [] }
    for (index, group) in groups.enumerated() { if let parent = group.parent { members[parent].append(.group(index)) } }
    for (index, place) in places.enumerated() { members[place.group].append(.place(index)) }
  }

  // MARK: Neighbours

  /// The place that a direction leads to; nil where the way ends. O(number of places and groups).
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

  /// The nearest place to a point where something had the focus, of those in the innermost group that has any.
  ///
  /// - Parameter groups: From the inside out.
  func survivor(near frame: CGRect, in groups: [Int]) -> Int? {
    for group in groups {
      let inside = places.indices.filter { places[$0].hiddenIn.isEmpty && ancestors(of: places[$0].group).contains(group) }
      if let nearest = inside.min(by: { places[$0].frame.distance(to: frame) < places[$1].frame.distance(to: frame) }) { return nearest }
    }
    return nil
  }

  /// A group and those around it, from the inside out.
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

  /// One look from a place in a direction.
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

    /// What of a group lies in the direction, and nearest.
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

    /// The place inside that the focus goes to.
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

/// How far a way leads: less for what is straight ahead than for what is beside.
struct FocusCost: Comparable {
  private let distance: CGFloat
  /// How far the middles are apart, which decides between equals.
  private let offset: CGFloat

  /// How much a point to the side counts of one ahead.
  private static let sideways: CGFloat = 3

  /// - Parameters:
  ///   - edge: What has to be left: the place itself, or the group around it.
  ///   - aim: The place that the way starts from.
  /// - Returns: Nil for what does not lie in the direction.
  init?(from edge: CGRect, aim: CGRect, to frame: CGRect, toward direction: MoveCommandDirection) {
    let (edge, aim, frame) = (edge.turned(direction), aim.turned(direction), frame.turned(direction))
    guard frame.midX > aim.midX, frame.maxX > aim.maxX else { return nil }
    var gap = frame.minX - edge.maxX
    // What reaches into the group that is left may still lie ahead of the place.
    if gap < 0 { gap = frame.minX - aim.maxX }
    // What lies on top of each other by half isn't one before the other.
    guard gap >= -min(frame.width, aim.width) / 2 else { return nil }
    let side = max(0, max(frame.minY - aim.maxY, aim.minY - frame.maxY))
    if gap < 0, side > 0 { return nil }
    distance = max(0, gap) + Self.sideways * side
    offset = abs(frame.midY - aim.midY)
  }

  static func < (left: FocusCost, right: FocusCost) -> Bool { (left.distance, left.offset) < (right.distance, right.offset) }
}

extension CGRect {
  /// The rectangle in a plane that is turned so that a direction points to the right.
  fileprivate func turned(_ direction: MoveCommandDirection) -> CGRect {
    switch direction {
    case .right: self
    case .left: CGRect(x: -maxX, y: minY, width: width, height: height)
    case .down: CGRect(x: minY, y: minX, width: height, height: width)
    case .up: CGRect(x: -maxY, y: minX, width: height, height: width)
    }
  }

  /// Whether a line along the axis can meet both.
  fileprivate func overlaps(_ other: CGRect, across axis: Axis) -> Bool {
    axis == .horizontal ? minY < other.maxY && other.minY < maxY : minX < other.maxX && other.minX < maxX
  }

  /// Points between the nearest edges, and a little for the distance of the middles.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let x = max(0, max(other.minX - maxX, minX - other.maxX))
    let y = max(0, max(other.minY - maxY, minY - other.maxY))
    return hypot(x, y) + hypot(midX - other.midX, midY - other.midY) / 1000
  }
}
