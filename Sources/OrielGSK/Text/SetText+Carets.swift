import Foundation
import OrielDrawing

/// Carets with an affinity to the character before or after them.
///
/// The *stops* of a line are the positions of a caret from left to right. Each grapheme has one at its leading edge, and each segment one
/// at its end. Where two segments meet, one stop represents both. An arrow key moves from stop to stop.
extension SetText {
  func caretRect(_ caret: TextCaret) -> CGRect {
    guard caret.affinity == .upstream else { return caretRect(at: caret.offset) }
    let offset = text.graphemeStart(caret.offset)
    let line = lines[lineIndex(of: TextCaret(offset, .upstream))]
    guard offset > line.content.bytes.lowerBound else { return caretRect(at: offset) }
    let segment = line.segments.first { segment in
      !segment.clusters.isEmpty && Int(text.clusters[segment.clusters.lowerBound].start) < offset
        && offset <= text.end(ofCluster: segment.clusters.upperBound - 1)
    }
    let x = segment.map { edge(at: offset, in: $0) } ?? caretX(at: max(offset, line.content.lastCaret), in: line)
    return CGRect(x: PangoUnits.points(x), y: line.top, width: 0, height: line.height)
  }

  func lineIndex(of caret: TextCaret) -> Int {
    let offset = text.graphemeStart(caret.offset)
    let index = lineIndex(at: offset)
    guard caret.affinity == .upstream, index > 0, lines[index].content.bytes.lowerBound == offset else { return index }
    // A caret after a line end is on the line that follows.
    let isWrapped = lines[index - 1].content.paragraph == lines[index].content.paragraph
    return isWrapped ? index - 1 : index
  }

  func caret(at point: CGPoint) -> TextCaret {
    let line = lines[lineIndex(y: point.y)]
    let x = point.x.isNaN ? 0 : Int(min(1e12, max(-1e12, point.x * PangoUnits.perPoint)))
    guard let first = line.segments.first, let last = line.segments.last else { return TextCaret(line.content.bytes.lowerBound) }
    let segment = x < first.x ? first : line.segments.last { $0.x <= x } ?? last
    guard !segment.clusters.isEmpty else { return TextCaret(offset(at: point)) }
    let stops = stops(in: segment, clusters(around: x, in: segment))
    let nearest = stops.min { abs($0.x - x) < abs($1.x - x) }
    return nearest?.caret ?? TextCaret(line.content.bytes.lowerBound)
  }

  func line(_ index: Int) -> TextLine {
    let line = lines[min(max(0, index), lines.count - 1)]
    let isRightToLeft = text.paragraphs[line.content.paragraph].level & 1 == 1
    return TextLine(
      bytes: line.content.bytes, start: TextCaret(line.content.bytes.lowerBound), end: end(of: line),
      rect: CGRect(
        x: PangoUnits.points(line.x), y: line.top, width: PangoUnits.points(line.content.width), height: line.height),
      isRightToLeft: isRightToLeft)
  }

  /// Returns the end of a line. A line that is broken within a word ends where the next one begins; other lines end before trailing white
  /// space.
  private func end(of line: Line) -> TextCaret {
    let drawn = line.content.clusters.isEmpty ? line.content.bytes.lowerBound : text.end(ofCluster: line.content.clusters.upperBound - 1)
    let end = max(drawn, line.content.lastCaret)
    return TextCaret(end, end == line.content.bytes.lowerBound ? .downstream : .upstream)
  }

  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? {
    var index = lineIndex(of: caret)
    var stops = stops(ofLine: index)
    let goesForward = toTheRight != isRightToLeft(index)
    // The end of a line that is broken within a word is the beginning of the next one.
    if goesForward, caret.affinity == .upstream, isBrokenWithinWord(index), caret.offset >= lines[index].content.bytes.upperBound {
      index += 1
      stops = self.stops(ofLine: index)
      return step(in: stops, from: TextCaret(caret.offset), line: index, toTheRight)
    }
    return step(in: stops, from: caret, line: index, toTheRight)
  }

  private func step(in stops: [Stop], from caret: TextCaret, line index: Int, _ toTheRight: Bool) -> TextCaret? {
    let goesForward = toTheRight != isRightToLeft(index)
    if let place = place(of: caret, in: stops, line: index) {
      let next = place + (toTheRight ? 1 : -1)
      if stops.indices.contains(next), !(goesForward && isBrokenWithinWord(index) && isEnd(stops[next], of: index)) {
        return stops[next].caret
      }
    }
    let following = index + (goesForward ? 1 : -1)
    guard lines.indices.contains(following) else { return nil }
    let others = self.stops(ofLine: following)
    let isAtRight = goesForward == isRightToLeft(following)
    var reached = isAtRight ? others.last : others.first
    // Backwards, the end of a line that is broken within a word is the position where the caret was.
    if !goesForward, isBrokenWithinWord(following), others.count > 1 {
      reached = isAtRight ? others[others.count - 2] : others[1]
    }
    return reached?.caret ?? TextCaret(lines[following].content.bytes.lowerBound)
  }

  private struct Stop {
    var x: Int
    var caret: TextCaret
    var level: UInt8
  }

  private func isRightToLeft(_ line: Int) -> Bool { text.paragraphs[lines[line].content.paragraph].level & 1 == 1 }

  private func isBrokenWithinWord(_ index: Int) -> Bool {
    guard index + 1 < lines.count, lines[index + 1].content.paragraph == lines[index].content.paragraph else { return false }
    return end(of: lines[index]).offset == lines[index].content.bytes.upperBound
  }

  private func isEnd(_ stop: Stop, of line: Int) -> Bool {
    stop.caret.affinity == .upstream && stop.caret.offset == lines[line].content.bytes.upperBound
  }

  private func place(of caret: TextCaret, in stops: [Stop], line index: Int) -> Int? {
    if let exact = stops.firstIndex(where: { $0.caret == caret }) { return exact }
    // The caret is represented by another stop, or is in trailing white space.
    let x = caretRect(caret).minX * PangoUnits.perPoint
    return stops.indices.min { abs(CGFloat(stops[$0].x) - x) < abs(CGFloat(stops[$1].x) - x) }
  }

  private func stops(ofLine index: Int) -> [Stop] {
    let line = lines[index]
    let base = text.paragraphs[line.content.paragraph].level
    var result: [Stop] = []
    for segment in line.segments where !segment.clusters.isEmpty {
      var stops = stops(in: segment, segment.clusters)
      if let last = result.last, let first = stops.first {
        // Both are at the same position. The stop belongs to the text in the direction of the paragraph.
        let keepsFirst =
          last.caret.offset == first.caret.offset ? first.caret.affinity == .downstream : first.level < last.level || first.level == base
        if keepsFirst { result.removeLast() } else { stops.removeFirst() }
      }
      result += stops
    }
    return result
  }

  /// Returns the clusters of a segment whose stops may be the nearest to an x.
  private func clusters(around x: Int, in segment: Segment) -> Range<Int> {
    let index = cluster(x: x, in: segment).index
    var (first, end) = (index, index + 1)
    // A grapheme may have several clusters, and the stop of one without a width is at that of the next one.
    while first > segment.clusters.lowerBound, !text.startsGrapheme(first) || text.clusters[first - 1].width == 0 { first -= 1 }
    while end < segment.clusters.upperBound, !text.startsGrapheme(end) || text.clusters[end].width == 0 { end += 1 }
    return first..<end
  }

  /// Returns the stops of some clusters of a segment, including the one at their end, from left to right.
  private func stops(in segment: Segment, _ clusters: Range<Int>) -> [Stop] {
    guard !clusters.isEmpty else { return [] }
    text.countVisits(clusters.count)
    var stops: [Stop] = []
    stops.reserveCapacity(clusters.count + 1)
    for cluster in clusters {
      for offset in Int(text.clusters[cluster].start)..<text.end(ofCluster: cluster)
      where text.marks[offset] & TextGlyphs.Marks.grapheme != 0 {
        stops.append(Stop(x: edge(at: offset, of: cluster, in: segment), caret: TextCaret(offset), level: segment.level))
      }
    }
    let end = text.end(ofCluster: clusters.upperBound - 1)
    if text.marks[end] & TextGlyphs.Marks.grapheme != 0 {
      let isLast = clusters.upperBound == segment.clusters.upperBound
      let caret = TextCaret(end, isLast ? .upstream : .downstream)
      stops.append(Stop(x: edge(at: end, of: clusters.upperBound, in: segment), caret: caret, level: segment.level))
    }
    if segment.isRightToLeft { stops.reverse() }
    return stops
  }
}
