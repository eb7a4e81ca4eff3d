import SwiftUI

extension SectionSolver {
  /// The insets of the groups in the scrolling content. With centered group paging, they enable the first and the last group to rest in the
  /// center.
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

  /// The length of the section's viewport.
  var orthogonalViewport: CGFloat { plan.container[plan.groupAxis] }

  /// The size of the scrolling content.
  var orthogonalContent: CGSize {
    let insets = orthogonalInsets
    let axis = plan.groupAxis
    return switch lines {
    case .groups(let groups): CGSize(axis, insets.start + groups.extent + insets.end, across: groups.breadth)
    case .waterfall(let waterfall): CGSize(axis, insets.start + waterfall.extent + insets.end, across: waterfall.breadth)
    }
  }

  /// The frame of the scrolling part, relative to the section.
  var orthogonalFrame: CGRect {
    CGRect(
      origin: CGPoint(plan.axis, plan.contentStart, across: 0),
      size: CGSize(plan.axis, orthogonalContent[plan.axis], across: orthogonalViewport))
  }

  /// Returns the offset at which a scroll ends according to the section's behavior.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the scroll would end otherwise.
  ///   - start: The offset at which the scroll began. Paging advances by at most one page, or one group.
  func restingOffset(proposed: CGFloat, from start: CGFloat) -> CGFloat {
    let greatest = max(0, orthogonalContent[plan.groupAxis] - orthogonalViewport)
    let proposed = proposed.isFinite ? min(max(0, proposed), greatest) : 0
    let start = min(max(0, start), greatest)
    switch plan.scrolling {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary:
      return restingPlace(nearestTo: proposed, greatest: greatest).map { offset(of: $0, greatest: greatest) } ?? proposed
    case .paging: return pageOffset(proposed: proposed, from: start, greatest: greatest)
    case .groupPaging, .groupPagingCentered:
      guard let from = restingPlace(nearestTo: start, greatest: greatest), let to = restingPlace(nearestTo: proposed, greatest: greatest)
      else {
        return proposed
      }
      return offset(of: min(max(to, from - 1), from + 1), greatest: greatest)
    }
  }

  /// Returns the offset at which a group is aligned according to the behavior.
  func resting(at group: Int) -> CGFloat {
    guard case .groups(let groups) = lines else { return 0 }
    let insets = orthogonalInsets
    guard plan.scrolling == .groupPagingCentered else {
      // A group that doesn't fit behind the leading inset rests further on.
      let excess = insets.start + groups.extent(of: group) - orthogonalViewport
      return groups.start(of: group) + min(max(0, excess), insets.start)
    }
    return max(0, insets.start + groups.start(of: group) + groups.extent(of: group) / 2 - orthogonalViewport / 2)
  }

  /// Returns the resting position nearest to an offset: the index of a group, or the end of the content, which is represented by the index
  /// of the first group that can't rest before it. Without the end the last groups couldn't be fully visible. Returns `nil` if there are no
  /// groups.
  private func restingPlace(nearestTo offset: CGFloat, greatest: CGFloat) -> Int? {
    guard case .groups(let groups) = lines, groups.groupCount > 0 else { return nil }
    func around(_ offset: CGFloat) -> ClosedRange<Int>? {
      let middle = plan.scrolling == .groupPagingCentered ? offset + orthogonalViewport / 2 - orthogonalInsets.start : offset
      return groups.group(at: middle).map { max(0, $0 - 1)...min(groups.groupCount - 1, $0 + 1) }
    }
    guard let near = around(offset), let last = around(greatest) else { return nil }
    // A group that rests within half a point of the end rests at the end.
    let end = last.first { resting(at: $0) > greatest - 0.5 } ?? groups.groupCount
    return (near.filter { $0 < end } + [end]).min {
      abs(self.offset(of: $0, greatest: greatest) - offset) < abs(self.offset(of: $1, greatest: greatest) - offset)
    }
  }

  /// Returns the offset of a resting position.
  private func offset(of place: Int, greatest: CGFloat) -> CGFloat {
    guard case .groups(let groups) = lines, place < groups.groupCount else { return greatest }
    return min(resting(at: place), greatest)
  }
}
