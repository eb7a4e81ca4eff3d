import Foundation
import OrielModel

/// Headers and footers that stay at the edge of the scroll view while their section passes.
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
      for box in row.boxes where !box.isLeaving {
        let size = box.measure(proposal)
        var point = CGPoint.zero
        point[axis] = start
        point[axis.cross] = across(box, proposal, size, self.size[axis.cross], nil)
        pinned.pinRow(box, at: point, proposal: proposal, in: self)
        start += rowExtent(box, proposal) + arrangement.spacing
      }
    }
  }

  /// The headers and footers that have to be there for what is seen.
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
}
