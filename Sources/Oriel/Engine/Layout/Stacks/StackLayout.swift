import Foundation

/// The algorithm of `HStack` and `VStack` along a main axis.
///
/// Space is distributed as in SwiftUI: by layout priority, highest first, with the minimum lengths of the views of lower priorities
/// reserved. Within a priority the least flexible view comes first, and each view is proposed an equal fraction of the space that is left.
/// Among views of unlimited flexibility, the one with the largest minimum comes first.
///
/// Views are measured no more often than necessary: for their flexibility only if several views have the same priority, and for their
/// minimum length only if views of a higher priority exist. A single view is measured once.
struct StackArithmetic {
  let axis: Axis
  let spacing: CGFloat?

  struct Cache {
    var gaps: [CGFloat]
    var totalGap: CGFloat
    var hasOnePriority: Bool
    /// The most recent solutions, by proposal.
    var solutions: [(proposal: ProposedViewSize, proposals: [ProposedViewSize], sizes: [CGSize])] = []
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    var firstPriority: Double?
    var hasOnePriority = true
    for subview in subviews {
      if let spacing {
        gaps.append(gaps.isEmpty ? 0 : spacing)
      } else {
        let next = subview.spacing
        gaps.append(previous.map { $0.distance(to: next, along: axis) } ?? 0)
        previous = next
      }
      let priority = subview.priority
      if let firstPriority { hasOnePriority = hasOnePriority && priority == firstPriority } else { firstPriority = priority }
    }
    return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), hasOnePriority: hasOnePriority)
  }

  private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
  }

  func solve(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> (proposals: [ProposedViewSize], sizes: [CGSize]) {
    if let known = cache.solutions.first(where: { $0.proposal == proposal }) { return (known.proposals, known.sizes) }
    let result = computeSolution(proposal, subviews, cache)
    if cache.solutions.count == 3 { cache.solutions.removeFirst() }
    cache.solutions.append((proposal, result.proposals, result.sizes))
    return result
  }

  private func computeSolution(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> (
    proposals: [ProposedViewSize], sizes: [CGSize]
  ) {
    let across = axis == .horizontal ? proposal.height : proposal.width
    let count = subviews.count
    var proposals = Array(repeating: ProposedViewSize.unspecified, count: count)
    var sizes = Array(repeating: CGSize.zero, count: count)
    guard let length = proposal[axis], length.isFinite else {
      let offer = self.proposal(proposal[axis], across: across)
      for (index, subview) in subviews.enumerated() {
        proposals[index] = offer
        sizes[index] = subview.sizeThatFits(offer)
      }
      return (proposals, sizes)
    }
    var remaining = length - cache.totalGap
    let views = Array(subviews)
    var minimum = [CGFloat](repeating: 0, count: count)
    func ask(_ index: Int, _ share: CGFloat) -> CGFloat { major(views[index].sizeThatFits(self.proposal(share, across: across))) }
    /// Returns the indices sorted by flexibility, the least flexible view first.
    func order(_ group: [Int]) -> [Int] {
      guard group.count > 1 else { return group }
      var flexibility = [CGFloat](repeating: 0, count: count)
      for index in group {
        minimum[index] = ask(index, 0)
        let maximum = ask(index, .infinity)
        flexibility[index] = maximum == minimum[index] ? 0 : maximum - minimum[index]
      }
      return group.sorted {
        guard flexibility[$0] == flexibility[$1] else { return flexibility[$0] < flexibility[$1] }
        return flexibility[$0] == .infinity && minimum[$0] != minimum[$1] ? minimum[$0] > minimum[$1] : $0 < $1
      }
    }
    func distribute(_ group: [Int], reserve: CGFloat) {
      var left = max(0, remaining - reserve)
      var unplaced = group.count
      for index in group {
        let share = max(0, left / CGFloat(unplaced))
        let offer = self.proposal(share, across: across)
        let size = views[index].sizeThatFits(offer)
        proposals[index] = offer
        sizes[index] = size
        left -= major(size)
        remaining -= major(size)
        unplaced -= 1
      }
    }
    if cache.hasOnePriority {
      distribute(order(Array(views.indices)), reserve: 0)
    } else {
      let priorities = views.map(\.priority)
      let groups = Set(priorities).sorted(by: >).map { priority in order(views.indices.filter { priorities[$0] == priority }) }
      // The minimum length of a view that is the only one of its priority hasn't been measured yet.
      for group in groups.dropFirst() where group.count == 1 { minimum[group[0]] = ask(group[0], 0) }
      var reserve = groups.dropFirst().joined().reduce(0) { $0 + minimum[$1] }
      for (rank, group) in groups.enumerated() {
        if rank > 0 { reserve -= group.reduce(0) { $0 + minimum[$1] } }
        distribute(group, reserve: reserve)
      }
    }
    return (proposals, sizes)
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, alignment: AlignmentKey) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let solution = solve(proposal, subviews, &cache)
    let length = solution.sizes.reduce(cache.totalGap) { $0 + major($1) }
    let (top, bottom) = extent(solution, subviews, alignment)
    return axis == .horizontal ? CGSize(width: length, height: top + bottom) : CGSize(width: top + bottom, height: length)
  }

  /// Returns the lengths by which the children extend before and after the common guide, along the cross axis.
  private func extent(
    _ solution: (proposals: [ProposedViewSize], sizes: [CGSize]), _ subviews: LayoutSubviews, _ alignment: AlignmentKey
  ) -> (before: CGFloat, after: CGFloat) {
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (index, subview) in subviews.enumerated() {
      let guide = guideValue(subview, solution.proposals[index], solution.sizes[index], alignment)
      before = max(before, guide)
      after = max(after, room(after: guide, in: minor(solution.sizes[index])))
    }
    return (before, after)
  }

  private func guideValue(_ subview: LayoutSubview, _ proposal: ProposedViewSize, _ size: CGSize, _ alignment: AlignmentKey) -> CGFloat {
    subview.dimensions(in: proposal)[alignment]
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, alignment: AlignmentKey
  ) {
    guard !subviews.isEmpty else { return }
    var solution = solve(proposal, subviews, &cache)
    let (before, after) = extent(solution, subviews, alignment)
    let room = axis == .horizontal ? bounds.height : bounds.width
    if isOpen(across: proposal) { stretch(&solution, subviews, across: room) }
    let slack = room - (before + after)
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      position += cache.gaps[index]
      let across = before - guideValue(subview, solution.proposals[index], solution.sizes[index], alignment) + slack / 2
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
      subview.place(at: point, proposal: solution.proposals[index])
      position += major(solution.sizes[index])
    }
  }

  private func isOpen(across proposal: ProposedViewSize) -> Bool { (axis == .horizontal ? proposal.height : proposal.width) == nil }

  /// Stretches views along an unspecified cross axis. The largest view determines the length, which is proposed to the smaller ones, so
  /// that a divider or a color fills it.
  private func stretch(
    _ solution: inout (proposals: [ProposedViewSize], sizes: [CGSize]), _ subviews: LayoutSubviews, across: CGFloat
  ) {
    guard across.isFinite else { return }
    for (index, subview) in subviews.enumerated() where minor(solution.sizes[index]) < across {
      let offer = proposal(solution.proposals[index][axis], across: across)
      let size = subview.sizeThatFits(offer)
      guard minor(size) > minor(solution.sizes[index]) else { continue }
      solution.proposals[index] = offer
      solution.sizes[index] = size
    }
  }
}

/// Returns the length of a view after one of its guides. It is infinite for an infinite length, whose center is infinite as well.
private func room(after guide: CGFloat, in length: CGFloat) -> CGFloat { length == .infinity ? .infinity : length - guide }

/// A layout that arranges views in a row. Mirrors SwiftUI's `HStackLayout`.
public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` uses the preferred spacing of the views, usually 8.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The cached measurements of the layout.
  public struct Cache { var value: StackArithmetic.Cache }

  private var arithmetic: StackArithmetic { StackArithmetic(axis: .horizontal, spacing: spacing) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: arithmetic.makeCache(subviews)) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arithmetic.size(proposal, subviews, &cache.value, alignment: alignment.key)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arithmetic.place(in: bounds, proposal, subviews, &cache.value, alignment: alignment.key)
  }
}

/// A layout that arranges views in a column. Mirrors SwiftUI's `VStackLayout`.
public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` uses the preferred spacing of the views, usually 8.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The cached measurements of the layout.
  public struct Cache { var value: StackArithmetic.Cache }

  private var arithmetic: StackArithmetic { StackArithmetic(axis: .vertical, spacing: spacing) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: arithmetic.makeCache(subviews)) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arithmetic.size(proposal, subviews, &cache.value, alignment: alignment.key)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    arithmetic.place(in: bounds, proposal, subviews, &cache.value, alignment: alignment.key)
  }
}

/// A layout that stacks views in layers and aligns them with each other. The views of the highest layout priority determine its size, which
/// is proposed to the others. Mirrors SwiftUI's `ZStackLayout`.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layered layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The cached priorities of the layout.
  public struct Cache {
    /// Indicates for each view whether it determines the size, or `nil` if all views do.
    fileprivate var decides: [Bool]?
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let priorities = subviews.map(\.priority)
    guard let highest = priorities.max(), priorities.contains(where: { $0 != highest }) else { return Cache() }
    return Cache(decides: priorities.map { $0 == highest })
  }

  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> (before: CGPoint, after: CGPoint) {
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for (index, subview) in subviews.enumerated() where cache.decides?[index] != false {
      let dimensions = subview.dimensions(in: proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, room(after: guide.x, in: dimensions.width)), y: max(after.y, room(after: guide.y, in: dimensions.height)))
    }
    return (before, after)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let (before, after) = extent(proposal, subviews, cache)
    return CGSize(width: before.x + after.x, height: before.y + after.y)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard !subviews.isEmpty else { return }
    // The largest view determines an unspecified length, so that a divider or a color fills it.
    let offer = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let (before, after) = extent(offer, subviews, cache)
    let slack = CGSize(width: bounds.width - before.x - after.x, height: bounds.height - before.y - after.y)
    for (index, subview) in subviews.enumerated() {
      let offer = cache.decides?[index] == false ? ProposedViewSize(bounds.size) : offer
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + before.x - dimensions[alignment.horizontal] + slack.width / 2,
          y: bounds.minY + before.y - dimensions[alignment.vertical] + slack.height / 2), proposal: offer)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let deciding = subviews.enumerated().filter { cache.decides?[$0.offset] != false }.map(\.element.spacing)
    return deciding.dropFirst().reduce(deciding.first ?? .zero) { $0.union($1) }
  }
}
