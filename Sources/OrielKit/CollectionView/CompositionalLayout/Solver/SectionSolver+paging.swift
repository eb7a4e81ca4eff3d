import SwiftUI

/// The offsets of a paging section's pages, in ascending order, as far as they have been computed.
///
/// This is a class, so that copies of a solver share the computed offsets. A solver whose groups have changed creates a new one.
final class SectionPages {
  fileprivate var offsets: [CGFloat] = []
  /// The first group of the last page.
  fileprivate var group = 0
  fileprivate var isComplete = false
}

extension SectionSolver {
  /// Returns the offset at which a scroll of a paging section ends: that of the page nearest to the proposed offset, and at most one page
  /// away from the start.
  func pageOffset(proposed: CGFloat, from start: CGFloat, greatest: CGFloat) -> CGFloat {
    let length = orthogonalViewport
    guard length > 0 else { return proposed }
    findPages(through: max(proposed, start) + 2 * length, greatest: greatest)
    let (from, to) = (page(nearestTo: start), page(nearestTo: proposed))
    return pages.offsets[min(max(to, from - 1, 0), from + 1, pages.offsets.count - 1)]
  }

  private func page(nearestTo offset: CGFloat) -> Int {
    let offsets = pages.offsets
    let next = offsets.partitioningIndex { $0 >= offset }
    guard next > 0 else { return 0 }
    guard next < offsets.count else { return offsets.count - 1 }
    return offset - offsets[next - 1] <= offsets[next] - offset ? next - 1 : next
  }

  /// Computes the pages up to the one behind an offset, or up to the last one.
  ///
  /// A page has the length of the section, and begins with the first group that isn't fully visible on the previous page, so each group
  /// that fits is fully visible on at least one page. A group that is longer than the section is traversed by the section's length, or by
  /// less, so that the next page begins with the first of its items that would be cut off. In a waterfall, a page begins with the first
  /// item of any column that isn't fully visible on the previous page.
  ///
  /// - Complexity: O(log n) once for each page, O(m) for a group of m items that is longer than the section, and O(c · log n) in a
  ///   waterfall with c columns.
  private func findPages(through limit: CGFloat, greatest: CGFloat) {
    let pages = pages
    if pages.offsets.isEmpty {
      pages.offsets.append(min(firstPage, greatest))
      pages.isComplete = pages.offsets[0] >= greatest - 0.5
    }
    while !pages.isComplete, pages.offsets[pages.offsets.count - 1] <= limit {
      let last = pages.offsets[pages.offsets.count - 1]
      guard let next = page(after: last, beginningWith: pages.group), next.offset < greatest - 0.5 else {
        // The end of the content is a page, too. It replaces the last page if it shows the group with which that begins.
        if pages.offsets.count > 1, start(ofGroup: pages.group).map({ $0 >= greatest - 0.5 }) ?? false { pages.offsets.removeLast() }
        if greatest > last { pages.offsets.append(greatest) }
        pages.isComplete = true
        return
      }
      pages.offsets.append(next.offset)
      pages.group = next.group
    }
  }

  /// The offset of the first page. It is 0, unless the first group fits into the section and is cut off at that offset because of the
  /// insets.
  private var firstPage: CGFloat {
    guard case .groups(let groups) = lines, groups.groupCount > 0, groups.extent(of: 0) <= orthogonalViewport else { return 0 }
    return resting(at: 0)
  }

  /// Returns the start of a group in the scrolling content, or `nil` if it is out of range.
  private func start(ofGroup group: Int) -> CGFloat? {
    guard case .groups(let groups) = lines, group < groups.groupCount else { return nil }
    return orthogonalInsets.start + groups.start(of: group)
  }

  private func page(after offset: CGFloat, beginningWith first: Int) -> (offset: CGFloat, group: Int)? {
    let length = orthogonalViewport
    let groups: GroupLines
    switch lines {
    case .waterfall(let waterfall): return page(after: offset, in: waterfall).map { ($0, 0) }
    case .groups(let found): groups = found
    }
    guard groups.groupCount > 0 else { return nil }
    let shown = offset + length + 0.5
    let inset = orthogonalInsets.start
    func end(_ group: Int) -> CGFloat { inset + groups.start(of: group) + groups.extent(of: group) }
    if groups.extent(of: first) > length, end(first) > shown {
      return (min(end(first) - length, cutItem(of: first, in: groups, on: offset) ?? offset + length, offset + length), first)
    }
    guard var next = groups.group(at: shown - inset) else { return nil }
    if end(next) <= shown { next += 1 }
    next = max(next, first + 1)
    return next < groups.groupCount ? (resting(at: next), next) : nil
  }

  /// Returns the start of the first item of a group that fits on a page, and is cut off at the end of the current one, or `nil` if there is
  /// none.
  private func cutItem(of group: Int, in groups: GroupLines, on offset: CGFloat) -> CGFloat? {
    let axis = plan.groupAxis
    let length = orthogonalViewport
    let origin = orthogonalInsets.start + groups.origin(of: group)[axis]
    return groups.solution(of: group).cells.lazy.map { (start: origin + $0.frame.start(axis), end: origin + $0.frame.end(axis)) }
      .filter { $0.start > offset + 0.5 && $0.end > offset + length + 0.5 && $0.end - $0.start <= length }.map(\.start).min()
  }

  /// Returns the offset of the page that begins with the first item that isn't fully visible on the previous one. The item is behind the
  /// leading inset if it fits there. An item that is longer than the section is traversed by the section's length.
  private func page(after offset: CGFloat, in waterfall: WaterfallLines) -> CGFloat? {
    let axis = plan.groupAxis
    let length = orthogonalViewport
    let inset = orthogonalInsets.start
    let starts = waterfall.firstCells(endingAfter: offset + length + 0.5 - inset).map { cell -> CGFloat in
      let (start, extent) = (inset + cell.frame.start(axis), cell.frame.size[axis])
      guard extent <= length || start >= offset + length else { return offset + length }
      let resting = start - min(inset, max(0, length - extent))
      return resting > offset + 0.5 ? resting : start
    }
    return starts.min()
  }
}
