import Foundation
import OrielDrawing

/// Truncates the last line that fits: it represents itself and all text after it, with an ellipsis.
@MainActor
struct LineTruncation {
  let text: TextGlyphs
  let constraints: TextConstraints

  func truncate(_ line: LineContent) -> LineContent {
    let start = line.clusters.lowerBound
    let run = text.run(at: line.bytes.lowerBound)
    let room = max(0, (constraints.maxWidth ?? .max / 4) - text.faces[run].ellipsis.width)
    // A line never joins two paragraphs on one side of its ellipsis.
    let firstEnd = text.paragraphs[line.paragraph].clusters.upperBound
    let lastStart = max(start, text.paragraphs[text.paragraphs.count - 1].clusters.lowerBound)

    var prefix = start..<start
    var suffix = text.clusters.count..<text.clusters.count
    switch constraints.truncation {
    case .tail: prefix = prefixFitting(start..<firstEnd, in: room)
    case .head: suffix = suffixFitting(lastStart..<text.clusters.count, in: room)
    case .middle:
      prefix = prefixFitting(start..<firstEnd, in: room / 2)
      let rest = room - text.width(of: prefix)
      suffix = suffixFitting(max(lastStart, prefix.upperBound)..<text.clusters.count, in: rest)
    }
    var result = line
    result.clusters = trimmed(prefix)
    result.hasEllipsis = true
    result.suffix = suffix.isEmpty ? nil : suffix
    result.bytes = line.bytes.lowerBound..<text.byteCount
    result.lastCaret = text.byteCount
    if suffix.isEmpty {
      result.lastCaret = result.clusters.isEmpty ? line.bytes.lowerBound : text.end(ofCluster: result.clusters.upperBound - 1)
    }
    result.width = text.width(of: result.clusters) + text.faces[run].ellipsis.width + text.width(of: suffix)
    return result
  }

  private func prefixFitting(_ range: Range<Int>, in room: Int) -> Range<Int> {
    var width = 0
    var end = range.lowerBound
    for index in range {
      width += Int(text.clusters[index].width)
      if width > room { break }
      if index + 1 == range.upperBound || text.startsGrapheme(index + 1) { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  private func suffixFitting(_ range: Range<Int>, in room: Int) -> Range<Int> {
    var width = 0
    var start = range.upperBound
    for index in range.reversed() {
      width += Int(text.clusters[index].width)
      if width > room { break }
      if text.startsGrapheme(index), start == index + 1 || !text.isWhite(index) { start = index }
    }
    while start < range.upperBound, text.isWhite(start) { start += 1 }
    return start..<range.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.isWhite(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }
}
