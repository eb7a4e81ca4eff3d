import Foundation
import OrielModel

/// Headers and footers that are pinned at the edge of the scroll view while their section scrolls past.
extension LazyBox {
  func placePinned() {
    guard !arrangement.pinnedViews.isEmpty, isPlaced else { return }
    for row in live where row.isPinnable {
      guard let section = map.section(atLine: row.line) else { continue }
      let natural = extents.offset(of: row.line)
      let extent = extents.extent(at: row.line) - arrangement.spacing
      var start = natural
      if let span {
        if section.header.contains(row.line) {
          let end = extents.offset(of: section.lines.upperBound) - arrangement.spacing - extent
          start = max(natural, min(span.lowerBound, end))
        } else {
          start = min(natural, max(span.upperBound - extent, extents.offset(of: section.lines.lowerBound)))
        }
      }
      let proposal = proposal(for: row)
      for box in row.boxes where !box.isBeingRemoved {
        let size = box.measure(proposal)
        var point = CGPoint.zero
        point[axis] = start
        point[axis.cross] = across(box, proposal, size, self.size[axis.cross], nil)
        pinned.pinRow(box, at: point, proposal: proposal, in: self)
        start += rowExtent(box, proposal) + arrangement.spacing
      }
    }
  }

  /// The lines of the headers and footers that the visible rows require.
  var pinnedLines: [Int] {
    guard !arrangement.pinnedViews.isEmpty, let visible = lines(in: span), let section = map.section(atLine: visible.lowerBound) else {
      return []
    }
    var lines: [Int] = []
    if arrangement.pinnedViews.contains(.sectionHeaders) { lines += Array(section.header) }
    if arrangement.pinnedViews.contains(.sectionFooters), let last = map.section(atLine: visible.upperBound - 1) {
      lines += Array(last.footer)
    }
    return lines
  }

  /// Returns the lengths of the header and the footer that are pinned while a row of their section is at the edge.
  func pinnedClearance(around box: LayoutBox) -> EdgeInsets {
    guard !arrangement.pinnedViews.isEmpty, let row = live.first(where: { $0.boxes.contains { box === $0 || box.isWithin($0) } }),
      !row.isPinnable, let section = map.section(atLine: row.line)
    else { return EdgeInsets() }
    func extent(_ lines: Range<Int>) -> CGFloat {
      lines.isEmpty ? 0 : extents.offset(of: lines.upperBound) - extents.offset(of: lines.lowerBound) - arrangement.spacing
    }
    let before = arrangement.pinnedViews.contains(.sectionHeaders) ? max(0, extent(section.header)) : 0
    let after = arrangement.pinnedViews.contains(.sectionFooters) ? max(0, extent(section.footer)) : 0
    guard axis == .horizontal else { return EdgeInsets(top: before, leading: 0, bottom: after, trailing: 0) }
    return EdgeInsets(top: 0, leading: isReversed ? after : before, bottom: 0, trailing: isReversed ? before : after)
  }
}
