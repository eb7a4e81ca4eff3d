import SwiftUI

extension SectionSolver {
  /// What is around the groups in what scrolls by itself. Where groups rest in the middle, the first and the last one can, too.
  var orthogonalInsets: (start: CGFloat, end: CGFloat) {
    let axis = plan.groupAxis
    guard plan.scrolling == .groupPagingCentered, case .groups(let groups) = lines, groups.groupCount > 0 else {
      return (plan.base.start(axis) + plan.insets.start(axis), plan.base.end(axis) + plan.insets.end(axis))
    }
    let length = orthogonalViewport
    return (
      max(0, (length - groups.extent(of: 0)) / 2), max(0, (length - groups.extent(of: groups.groupCount - 1)) / 2)
    )
  }

  /// How much of what scrolls by itself is in sight.
  var orthogonalViewport: CGFloat { plan.container[plan.groupAxis] }

  /// The size of what scrolls by itself.
  var orthogonalContent: CGSize {
    let insets = orthogonalInsets
    let axis = plan.groupAxis
    return switch lines {
    case .groups(let groups): CGSize(axis, insets.start + groups.extent + insets.end, across: groups.breadth)
    case .waterfall(let waterfall): CGSize(axis, insets.start + waterfall.extent + insets.end, across: waterfall.breadth)
    }
  }

  /// The part of the section that scrolls by itself, seen from where the section begins.
  var orthogonalFrame: CGRect {
    CGRect(
      origin: CGPoint(plan.axis, plan.contentStart, across: 0),
      size: CGSize(plan.axis, orthogonalContent[plan.axis], across: orthogonalViewport))
  }

  /// Where a scroll that would end at an offset has to end, by the section's behaviour.
  ///
  /// - Parameters:
  ///   - proposed: Where it would end by itself.
  ///   - start: Where it began. Paging goes one page, or one group, at a time.
  func restingOffset(proposed: CGFloat, from start: CGFloat) -> CGFloat {
    let greatest = max(0, orthogonalContent[plan.groupAxis] - orthogonalViewport)
    let proposed = proposed.isFinite ? min(max(0, proposed), greatest) : 0
    let start = min(max(0, start), greatest)
    switch plan.scrolling {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: return group(nearestTo: proposed).map { min(resting(at: $0), greatest) } ?? proposed
    case .paging:
      let length = orthogonalViewport
      guard length > 0 else { return proposed }
      let page = (start / length).rounded()
      let target = min(greatest, min(max((proposed / length).rounded(), page - 1), page + 1) * length)
      // The end is a place to rest, too, though no page begins there.
      let isEndNearer = abs(greatest - proposed) < abs(target - proposed) && greatest <= (page + 1) * length
      return isEndNearer ? greatest : target
    case .groupPaging, .groupPagingCentered:
      guard let from = group(nearestTo: start), let to = group(nearestTo: proposed) else { return proposed }
      return min(greatest, resting(at: min(max(to, from - 1), from + 1)))
    }
  }

  /// The offset at which a group is where the behaviour wants it.
  private func resting(at group: Int) -> CGFloat {
    guard case .groups(let groups) = lines else { return 0 }
    let insets = orthogonalInsets
    guard plan.scrolling == .groupPagingCentered else { return groups.start(of: group) }
    return max(0, insets.start + groups.start(of: group) + groups.extent(of: group) / 2 - orthogonalViewport / 2)
  }

  private func group(nearestTo offset: CGFloat) -> Int? {
    guard case .groups(let groups) = lines, groups.groupCount > 0 else { return nil }
    let middle = plan.scrolling == .groupPagingCentered ? offset + orthogonalViewport / 2 - orthogonalInsets.start : offset
    guard let found = groups.group(at: middle) else { return nil }
    return (max(0, found - 1)...min(groups.groupCount - 1, found + 1)).min { abs(resting(at: $0) - offset) < abs(resting(at: $1) - offset) }
  }
}
