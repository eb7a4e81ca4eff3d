import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Glyphs of one font and color on one baseline.
struct GlyphRun {
  var font: UnsafeMutablePointer<PangoFont>
  var glyphs: UnsafeBufferPointer<OrielGlyph>
  /// The start of the baseline, relative to the top left corner of the layout box.
  var origin: CGPoint
  /// The color, or `nil` for the color that the text is drawn with.
  var color: RGBA?

  @MainActor
  var inkBounds: CGRect {
    var ink = PangoRectangle()
    guard oriel_gsk_glyphs_ink(font, glyphs.baseAddress, gint(glyphs.count), &ink) != 0 else { return .null }
    let perPoint = PangoUnits.perPoint
    // Antialiasing may add a pixel on each side.
    return CGRect(
      x: origin.x + CGFloat(ink.x) / perPoint, y: origin.y + CGFloat(ink.y) / perPoint,
      width: CGFloat(ink.width) / perPoint, height: CGFloat(ink.height) / perPoint
    ).insetBy(dx: -1, dy: -1)
  }
}

/// A background behind text, or a line under or through it.
struct TextRect {
  var rect: CGRect
  var color: RGBA?
  var pattern: TextRun.Line.Pattern = .solid
}

/// The requirements of the renderer for text.
@MainActor
protocol DrawnText: DrawableText {
  /// Calls a closure with each run. The glyphs are valid during the call only.
  func forEachGlyphRun(_ body: (GlyphRun) -> Void)
  var backgroundRects: [TextRect] { get }
  /// The underlines and strikethroughs.
  var lineRects: [TextRect] { get }
  /// Indicates whether glyphs are drawn as outlines, whose positions may be between pixels.
  var isOutlined: Bool { get }
}

extension DrawnText {
  var isOutlined: Bool { false }
}

extension SetText: DrawnText {
  func forEachGlyphRun(_ body: (GlyphRun) -> Void) {
    for line in lines { for segment in line.segments { draw(segment, on: line, body) } }
  }

  var backgroundRects: [TextRect] {
    guard text.runs.contains(where: { $0.background != nil }) else { return [] }
    return lines.flatMap { line in line.segments.compactMap { backgroundRect(of: $0, on: line) } }
  }

  var lineRects: [TextRect] {
    guard text.runs.contains(where: { $0.underline != nil || $0.strikethrough != nil }) else { return [] }
    return lines.flatMap { line in line.segments.flatMap { lineRects(of: $0, on: line) } }
  }

  func draw(_ segment: Segment, on line: Line, _ body: (GlyphRun) -> Void) {
    let run = text.runs[segment.run]
    let origin = CGPoint(x: PangoUnits.points(segment.x), y: line.baseline - run.rise)
    guard let item = segment.item else {
      let ellipsis = text.faces[text.run(at: line.content.bytes.lowerBound)].ellipsis
      return ellipsis.glyphs.withUnsafeBufferPointer {
        body(GlyphRun(font: ellipsis.font.pointer, glyphs: $0, origin: origin, color: run.color))
      }
    }
    let first = text.clusters[segment.isRightToLeft ? segment.clusters.upperBound - 1 : segment.clusters.lowerBound]
    let last = text.clusters[segment.isRightToLeft ? segment.clusters.lowerBound : segment.clusters.upperBound - 1]
    text.glyphs.withUnsafeBufferPointer { glyphs in
      let range = Int(first.firstGlyph)..<Int(last.firstGlyph + last.glyphCount)
      body(
        GlyphRun(
          font: text.items[item].font.pointer, glyphs: UnsafeBufferPointer(rebasing: glyphs[range]), origin: origin, color: run.color))
    }
  }

  func backgroundRect(of segment: Segment, on line: Line) -> TextRect? {
    text.runs[segment.run].background.map { TextRect(rect: segment.rect(from: line.top, height: line.height), color: $0) }
  }

  func lineRects(of segment: Segment, on line: Line) -> [TextRect] {
    let run = text.runs[segment.run]
    let metrics = text.faces[segment.run].metrics
    let baseline = line.baseline - run.rise
    func rect(_ decoration: TextRun.Line?, y: CGFloat, thickness: CGFloat) -> TextRect? {
      decoration.map {
        TextRect(rect: segment.rect(from: y - thickness / 2, height: thickness), color: $0.color ?? run.color, pattern: $0.pattern)
      }
    }
    return [
      rect(run.underline, y: baseline + metrics.underlineOffset, thickness: metrics.underlineThickness),
      rect(run.strikethrough, y: baseline - metrics.strikethroughOffset, thickness: metrics.strikethroughThickness),
    ].compactMap(\.self)
  }
}

extension SetText.Segment {
  fileprivate func rect(from top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: PangoUnits.points(x), y: top, width: PangoUnits.points(width), height: height)
  }
}

extension TextRun {
  /// The baseline offset, or zero if it isn't a usable number.
  var rise: CGFloat { baselineOffset.isDrawable ? baselineOffset : 0 }
}
