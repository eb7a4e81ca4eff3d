import Foundation
import OrielDrawing

/// The space that a text may occupy, from a request, with invalid numbers replaced.
struct TextConstraints: Hashable {
  /// The maximum width in Pango units, or `nil` if it is unlimited.
  var maxWidth: Int?
  var maxHeight: CGFloat?
  var lineLimit: Int?
  var truncation: TextRequest.Truncation
  var alignment: TextRequest.Alignment
  var lineSpacing: CGFloat
  var isRightToLeft: Bool
  var wraps: Bool

  init(_ request: TextRequest) {
    let width = request.wraps ? request.maxWidth : nil
    maxWidth = width.flatMap { $0.isNaN || $0 == .infinity ? nil : PangoUnits.limit($0) }
    maxHeight = request.maxHeight.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
    lineLimit = request.lineLimit.map { max(1, $0) }
    truncation = request.truncation
    alignment = request.alignment
    lineSpacing = request.lineSpacing.isDrawable ? request.lineSpacing : 0
    isRightToLeft = request.isRightToLeft
    wraps = request.wraps
  }

  /// Returns the constraints without a width that is no limit, so that all such requests share one result.
  func withoutNeedlessWidth(_ idealWidth: Int) -> TextConstraints {
    var result = self
    if let maxWidth, maxWidth >= idealWidth { result.maxWidth = nil }
    return result
  }
}

/// The part of a text that forms one line, in logical order.
struct LineContent {
  /// The clusters that are drawn, without the white space at the end of a wrapped line.
  var clusters: Range<Int>
  /// The clusters after an ellipsis in a truncated line, or `nil`.
  var suffix: Range<Int>?
  var hasEllipsis = false
  /// All bytes of the line, including trailing white space and the line end.
  var bytes: Range<Int>
  /// The last offset at which a caret can be within the line.
  var lastCaret: Int
  var paragraph: Int
  /// The width in Pango units.
  var width: Int
}

/// Breaks glyphs into lines: after words if possible, otherwise after graphemes.
///
/// A line takes clusters until one no longer fits, and then returns to the last possible break. White space counts only if it is followed
/// by something in the same line. Each line goes back at most by its own length, so the time is linear in the length of the text.
@MainActor
struct LineBreaker {
  let text: TextGlyphs
  let constraints: TextConstraints

  func lines() -> (lines: [LineContent], isTruncated: Bool) {
    var lines: [LineContent] = []
    var height: CGFloat = 0
    var next = Position(paragraph: 0, cluster: text.paragraphs[0].clusters.lowerBound)
    while let position = next.valid(in: text) {
      let line = line(from: position)
      let metrics = LineMetrics(text, line.content.bytes)
      let top = lines.isEmpty ? 0 : height + constraints.lineSpacing
      let isTooHigh = constraints.maxHeight.map { top + metrics.height > $0 + 0.01 } ?? false
      if !lines.isEmpty, isTooHigh || lines.count == constraints.lineLimit ?? .max {
        lines[lines.count - 1] = LineTruncation(text: text, constraints: constraints).truncate(lines[lines.count - 1])
        return (lines, true)
      }
      height = top + metrics.height
      lines.append(line.content)
      next = line.next
    }
    return (lines, false)
  }

  private struct Position {
    var paragraph: Int
    var cluster: Int

    @MainActor
    func valid(in text: TextGlyphs) -> Position? { paragraph < text.paragraphs.count ? self : nil }
  }

  private func line(from position: Position) -> (content: LineContent, next: Position) {
    let paragraph = text.paragraphs[position.paragraph]
    let start = position.cluster
    let startByte = start == paragraph.clusters.lowerBound ? paragraph.bytes.lowerBound : Int(text.clusters[start].start)
    var width = 0
    var widthToInk = 0
    var inkEnd = start
    var breakAt = start
    var index = start
    let limit = constraints.maxWidth ?? .max
    while index < paragraph.clusters.upperBound {
      let cluster = text.clusters[index]
      let mark = text.marks[Int(cluster.start)]
      if mark & TextGlyphs.Marks.lineBreak != 0 { breakAt = index }
      width += Int(cluster.width)
      if mark & TextGlyphs.Marks.white == 0 {
        if width > limit, index > start { return wrapped(position, startByte, breakAt > start ? breakAt : graphemeBreak(start, index)) }
        widthToInk = width
        inkEnd = index + 1
      }
      index += 1
    }
    // White space at the end of a paragraph has its width, as far as that fits.
    let content = LineContent(
      clusters: start..<index, bytes: startByte..<paragraph.end, lastCaret: paragraph.bytes.upperBound,
      paragraph: position.paragraph, width: inkEnd == index ? width : max(widthToInk, min(width, limit)))
    let following = position.paragraph + 1
    let nextCluster = following < text.paragraphs.count ? text.paragraphs[following].clusters.lowerBound : index
    return (content, Position(paragraph: following, cluster: nextCluster))
  }

  /// Returns the last start of a grapheme at or before a cluster, but after the start of the line.
  private func graphemeBreak(_ start: Int, _ cluster: Int) -> Int {
    var index = cluster
    while index > start, !text.startsGrapheme(index) { index -= 1 }
    if index > start { return index }
    index = cluster
    while !text.startsGrapheme(index) { index += 1 }
    return index
  }

  private func wrapped(_ position: Position, _ startByte: Int, _ breakAt: Int) -> (content: LineContent, next: Position) {
    let paragraph = text.paragraphs[position.paragraph]
    let breakAt = min(breakAt, paragraph.clusters.upperBound)
    var inkEnd = breakAt
    while inkEnd > position.cluster, text.isWhite(inkEnd - 1) { inkEnd -= 1 }
    let isLast = breakAt == paragraph.clusters.upperBound
    let endByte = isLast ? paragraph.end : Int(text.clusters[breakAt].start)
    // A caret at the very end of a wrapped line is at the start of the next one.
    let lastCaret =
      if isLast {
        paragraph.bytes.upperBound
      } else if inkEnd < breakAt {
        Int(text.clusters[inkEnd].start)
      } else {
        text.graphemeStart(endByte - 1)
      }
    let clusters = position.cluster..<inkEnd
    let content = LineContent(
      clusters: clusters, bytes: startByte..<endByte, lastCaret: lastCaret, paragraph: position.paragraph,
      width: text.width(of: clusters))
    let next = isLast ? position.paragraph + 1 : position.paragraph
    return (content, Position(paragraph: next, cluster: breakAt))
  }
}

/// The height of a line. It depends on the requested fonts, and not on those that substitute for missing glyphs, so that lines don't jump
/// when an emoji is typed.
struct LineMetrics {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0

  var height: CGFloat { ascent + descent }

  @MainActor
  init(_ text: TextGlyphs, _ bytes: Range<Int>) {
    var run = text.run(at: bytes.lowerBound)
    repeat {
      let metrics = text.faces[run].metrics
      let rise = text.runs[run].rise
      ascent = max(ascent, metrics.ascent + rise)
      descent = max(descent, metrics.descent + metrics.lineGap - rise)
      if let room = text.runs[run].room, room.ascent.isDrawable, room.descent.isDrawable {
        ascent = max(ascent, room.ascent + rise)
        descent = max(descent, room.descent - rise)
      }
      run += 1
    } while run < text.runs.count && text.runStarts[run] < bytes.upperBound
  }
}
