import Foundation
import OrielDrawing

/// Some clusters of a text, at their positions in the whole text.
@MainActor
final class TextPart: DrawnText {
  private let text: SetText
  private let line: SetText.Line
  private let segment: SetText.Segment
  let isOutlined: Bool

  init(_ text: SetText, line: SetText.Line, segment: SetText.Segment, isOutlined: Bool) {
    self.text = text
    self.line = line
    self.segment = segment
    self.isOutlined = isOutlined
  }

  func forEachGlyphRun(_ body: (GlyphRun) -> Void) { text.draw(segment, on: line, body) }

  var backgroundRects: [TextRect] { text.backgroundRect(of: segment, on: line).map { [$0] } ?? [] }

  var lineRects: [TextRect] { text.lineRects(of: segment, on: line) }

  var inkBounds: CGRect {
    var bounds = CGRect.null
    forEachGlyphRun { bounds = bounds.union($0.inkBounds) }
    for rect in backgroundRects + lineRects { bounds = bounds.union(rect.rect) }
    return bounds
  }
}

extension SetText {
  func segments(ofLine index: Int) -> [TextSegment] {
    guard lines.indices.contains(index) else { return [] }
    return lines[index].segments.map { textSegment($0, on: lines[index]) }
  }

  func part(ofLine index: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)? {
    guard lines.indices.contains(index), lines[index].segments.indices.contains(segment), !clusters.isEmpty else { return nil }
    let whole = lines[index].segments[segment]
    if whole.clusters.isEmpty {
      return clusters == 0..<1 ? TextPart(self, line: lines[index], segment: whole, isOutlined: isOutlined) : nil
    }
    guard clusters.lowerBound >= 0, clusters.upperBound <= whole.clusters.count else { return nil }
    let first = whole.clusters.lowerBound
    var part = whole
    part.clusters = (first + clusters.lowerBound)..<(first + clusters.upperBound)
    part.width = text.width(of: part.clusters)
    let before = text.width(of: first..<part.clusters.lowerBound)
    part.x = whole.isRightToLeft ? whole.x + whole.width - before - part.width : whole.x + before
    return TextPart(self, line: lines[index], segment: part, isOutlined: isOutlined)
  }

  private func textSegment(_ segment: Segment, on line: Line) -> TextSegment {
    let metrics = text.faces[segment.run].metrics
    var passed = 0
    var clusters = segment.clusters.map { index in
      let width = Int(text.clusters[index].width)
      defer { passed += width }
      return TextSegment.Cluster(
        bytes: Int(text.clusters[index].start)..<text.end(ofCluster: index),
        x: PangoUnits.points(segment.isRightToLeft ? segment.x + segment.width - passed - width : segment.x + passed),
        width: PangoUnits.points(width))
    }
    if clusters.isEmpty {
      let end = line.content.bytes.upperBound
      clusters = [TextSegment.Cluster(bytes: end..<end, x: PangoUnits.points(segment.x), width: PangoUnits.points(segment.width))]
    }
    return TextSegment(
      run: segment.run, isRightToLeft: segment.isRightToLeft, x: PangoUnits.points(segment.x), width: PangoUnits.points(segment.width),
      baseline: line.baseline - text.runs[segment.run].rise, ascent: metrics.ascent, descent: metrics.descent, leading: metrics.lineGap,
      clusters: clusters)
  }
}
