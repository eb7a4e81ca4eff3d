import CGTK
import Foundation
import OrielDrawing

/// Glyphs laid out in lines. Each sequence of one font, color and direction is at its visual position.
@MainActor
final class SetText: ShapedText {
  struct Segment {
    /// The clusters; empty for the ellipsis.
    var clusters: Range<Int>
    /// The item, or `nil` for the ellipsis, which has the font of the line's first run, and the appearance of the run before it.
    var item: Int?
    var run: Int
    var level: UInt8
    /// The position from the left edge of the layout box, in Pango units.
    var x = 0
    var width: Int
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  struct Line {
    var content: LineContent
    /// The segments from left to right.
    var segments: [Segment]
    var x: Int
    var top: CGFloat
    var ascent: CGFloat
    var height: CGFloat
    var baseline: CGFloat { top + ascent }
  }

  let text: TextGlyphs
  let lines: [Line]
  let size: CGSize
  let isTruncated: Bool

  var runs: [TextRun] { text.runs }

  init(_ text: TextGlyphs, _ constraints: TextConstraints) {
    self.text = text
    let broken = LineBreaker(text: text, constraints: constraints).lines()
    isTruncated = broken.isTruncated
    let width = broken.lines.reduce(0) { max($0, $1.width) }
    var bottom: CGFloat = 0
    var lines: [Line] = []
    lines.reserveCapacity(broken.lines.count)
    for content in broken.lines {
      let metrics = LineMetrics(text, content.hasEllipsis ? Self.visibleBytes(of: content, in: text) : content.bytes)
      let top = lines.isEmpty ? 0 : bottom + constraints.lineSpacing
      let x = Self.leftEdge(of: content.width, in: width, constraints)
      lines.append(
        Line(
          content: content, segments: Self.segments(of: content, from: x, in: text), x: x, top: top,
          ascent: metrics.ascent, height: metrics.height))
      bottom = top + metrics.height
    }
    self.lines = lines
    size = CGSize(width: PangoUnits.points(width), height: max(0, bottom))
  }

  var firstBaseline: CGFloat { lines[0].baseline }
  var lastBaseline: CGFloat { lines[lines.count - 1].baseline }
  var lineCount: Int { lines.count }

  var inkBounds: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    forEachGlyphRun { bounds = bounds.union($0.inkBounds) }
    for rect in backgroundRects + lineRects { bounds = bounds.union(rect.rect) }
    return bounds
  }

  private static func leftEdge(of width: Int, in boxWidth: Int, _ constraints: TextConstraints) -> Int {
    let rest = boxWidth - width
    switch constraints.alignment {
    case .leading: return constraints.isRightToLeft ? rest : 0
    case .center: return rest / 2
    case .trailing: return constraints.isRightToLeft ? 0 : rest
    }
  }

  /// Returns the remaining bytes of a truncated line, which determine its height.
  private static func visibleBytes(of content: LineContent, in text: TextGlyphs) -> Range<Int> {
    let start = content.bytes.lowerBound
    return start..<max(start, content.clusters.isEmpty ? start : text.end(ofCluster: content.clusters.upperBound - 1))
  }

  private static func segments(of content: LineContent, from x: Int, in text: TextGlyphs) -> [Segment] {
    var segments: [Segment] = []
    func add(_ clusters: Range<Int>) {
      var start = clusters.lowerBound
      while start < clusters.upperBound {
        let index = Int(text.clusters[start].item)
        let item = text.items[index]
        let part = start..<min(item.clusters.upperBound, clusters.upperBound)
        segments.append(
          Segment(clusters: part, item: index, run: item.run, level: item.level, width: text.width(of: part)))
        start = part.upperBound
      }
    }
    add(content.clusters)
    if content.hasEllipsis {
      let end = content.clusters.upperBound
      let firstRun = text.run(at: content.bytes.lowerBound)
      segments.append(
        Segment(
          clusters: end..<end, item: nil, run: segments.last?.run ?? firstRun,
          level: text.paragraphs[content.paragraph].level, width: text.faces[firstRun].ellipsis.width))
    }
    if let suffix = content.suffix { add(suffix) }
    segments.reorderVisually()
    var edge = x
    for index in segments.indices {
      segments[index].x = edge
      edge += segments[index].width
    }
    return segments
  }
}

extension [SetText.Segment] {
  /// Reorders segments by rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one, every sequence
  /// of that level or higher is reversed.
  fileprivate mutating func reorderVisually() {
    guard count > 1, let highest = map(\.level).max(), let lowestOdd = map(\.level).filter({ $0 & 1 == 1 }).min() else { return }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < count {
        guard self[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < count, self[end].level >= level { end += 1 }
        self[start..<end].reverse()
        start = end
      }
    }
  }
}
