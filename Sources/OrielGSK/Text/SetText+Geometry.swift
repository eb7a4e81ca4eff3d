import Foundation
import OrielDrawing

extension SetText {
  func caretRect(at offset: Int) -> CGRect {
    let offset = text.graphemeStart(offset)
    let line = lines[lineIndex(at: offset)]
    return CGRect(x: PangoUnits.points(caretX(at: offset, in: line)), y: line.top, width: 0, height: line.height)
  }

  func offset(at point: CGPoint) -> Int {
    let line = lines[lineIndex(y: point.y)]
    guard !line.segments.isEmpty else { return line.content.bytes.lowerBound }
    let x = point.x.isNaN ? 0 : Int(min(1e12, max(-1e12, point.x * PangoUnits.perPoint)))
    let paragraphIsRightToLeft = text.paragraphs[line.content.paragraph].level & 1 == 1
    if x < line.segments[0].x { return paragraphIsRightToLeft ? line.content.lastCaret : line.content.bytes.lowerBound }
    let last = line.segments[line.segments.count - 1]
    if x >= last.x + last.width { return paragraphIsRightToLeft ? line.content.bytes.lowerBound : line.content.lastCaret }
    let segment = line.segments.last { $0.x <= x } ?? last
    return min(offset(x: x, in: segment, line), line.content.lastCaret)
  }

  func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let start = text.graphemeStart(range.lowerBound)
    let end = text.graphemeStart(range.upperBound)
    guard start < end else { return [] }
    var rects: [CGRect] = []
    for line in lines[lineIndex(at: start)...] {
      guard line.content.bytes.lowerBound < end else { break }
      var open: (left: Int, right: Int)?
      func close() {
        guard let span = open else { return }
        rects.append(
          CGRect(
            x: PangoUnits.points(span.left), y: line.top, width: PangoUnits.points(span.right - span.left), height: line.height))
        open = nil
      }
      // Segments are ordered from left to right, so adjacent ones form one rectangle.
      for segment in line.segments {
        guard let span = selectedSpan(segment, start, end), span.left < span.right else { continue }
        if let current = open, current.right == span.left {
          open = (current.left, span.right)
        } else {
          close()
          open = span
        }
      }
      close()
    }
    return rects
  }

  private func selectedSpan(_ segment: Segment, _ start: Int, _ end: Int) -> (left: Int, right: Int)? {
    guard !segment.clusters.isEmpty else { return nil }
    let low = max(start, Int(text.clusters[segment.clusters.lowerBound].start))
    let high = min(end, text.end(ofCluster: segment.clusters.upperBound - 1))
    guard low < high else { return nil }
    let edges = [edge(at: low, in: segment), edge(at: high, in: segment)]
    return (min(edges[0], edges[1]), max(edges[0], edges[1]))
  }

  func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].content.bytes.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func lineIndex(y: CGFloat) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func caretX(at offset: Int, in line: Line) -> Int {
    let containing = line.segments.first { segment in
      !segment.clusters.isEmpty && Int(text.clusters[segment.clusters.lowerBound].start) <= offset
        && offset < text.end(ofCluster: segment.clusters.upperBound - 1)
    }
    if let containing { return edge(at: offset, in: containing) }
    // In the omitted part of a truncated line the caret is at the ellipsis; otherwise it is at the end of the line.
    if line.content.suffix != nil, let ellipsis = line.segments.first(where: { $0.item == nil }) {
      let before = line.content.clusters.isEmpty ? 0 : text.end(ofCluster: line.content.clusters.upperBound - 1)
      if offset >= before, offset < text.byteCount { return ellipsis.isRightToLeft ? ellipsis.x + ellipsis.width : ellipsis.x }
    }
    let isRightToLeft = text.paragraphs[line.content.paragraph].level & 1 == 1
    return isRightToLeft ? line.x : line.x + line.content.width
  }

  /// Returns the x of an offset within a segment, including the segment's end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of clusters.
  func edge(at offset: Int, in segment: Segment) -> Int {
    edge(at: offset, of: text.cluster(at: offset, in: segment.clusters), in: segment)
  }

  /// Returns the x of an offset in the cluster that contains it, or at the end of the segment's clusters.
  func edge(at offset: Int, of cluster: Int, in segment: Segment) -> Int {
    var distance = text.width(of: segment.clusters.lowerBound..<cluster)
    if cluster < segment.clusters.upperBound {
      // A ligature contains several graphemes, which share its width.
      let start = Int(text.clusters[cluster].start)
      let before = graphemeCount(start..<max(start, offset))
      let all = max(1, graphemeCount(start..<text.end(ofCluster: cluster)))
      distance += Int(text.clusters[cluster].width) * before / all
    }
    return segment.isRightToLeft ? segment.x + segment.width - distance : segment.x + distance
  }

  private func graphemeCount(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : range.reduce(0) { $0 + (text.marks[$1] & TextGlyphs.Marks.grapheme != 0 ? 1 : 0) }
  }

  func offset(x: Int, in segment: Segment, _ line: Line) -> Int {
    guard !segment.clusters.isEmpty else { return line.content.clusters.isEmpty ? line.content.bytes.lowerBound : line.content.lastCaret }
    let (distance, index) = cluster(x: x, in: segment)
    let passed = text.width(of: segment.clusters.lowerBound..<index)
    let width = Int(text.clusters[index].width)
    let start = Int(text.clusters[index].start)
    let parts = max(1, graphemeCount(start..<text.end(ofCluster: index)))
    var offset = text.graphemeStart(start)
    for part in 0..<parts where distance >= passed + width * (2 * part + 1) / (2 * parts) {
      offset = text.graphemeEnd(after: offset)
    }
    return offset
  }

  /// Returns the distance of an x from the start of a segment in the direction of its text, and the cluster there. Beyond the ends it is
  /// the first or last cluster.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of clusters.
  func cluster(x: Int, in segment: Segment) -> (distance: Int, index: Int) {
    let distance = segment.isRightToLeft ? segment.x + segment.width - x : x - segment.x
    return (distance, min(text.cluster(beyond: distance, in: segment.clusters), segment.clusters.upperBound - 1))
  }
}
