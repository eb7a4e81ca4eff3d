import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// A glyph that follows the previous one without an offset.
struct LabelGlyph {
  var glyph: UInt32
  var width: Int32
}

/// One line of plain text. As there may be tens of thousands of them, it stores eight bytes per glyph, and computes a full layout only for
/// carets and segments.
@MainActor
final class LabelText: ShapedText, DrawnText {
  private let style: LabelStyle
  private let string: String
  private let glyphs: [LabelGlyph]
  let width: Int
  private var detail: SetText?

  init(_ string: String, _ glyphs: [LabelGlyph], _ style: LabelStyle) {
    var width = 0
    for glyph in glyphs { width += Int(glyph.width) }
    self.glyphs = glyphs
    self.width = width
    self.string = string
    self.style = style
  }

  var runs: [TextRun] {
    var run = style.run
    run.string = string
    return [run]
  }

  var size: CGSize { CGSize(width: PangoUnits.points(width), height: style.face.metrics.lineHeight) }
  var firstBaseline: CGFloat { style.face.metrics.ascent }
  var lastBaseline: CGFloat { style.face.metrics.ascent }
  var lineCount: Int { 1 }
  var isTruncated: Bool { false }
  var backgroundRects: [TextRect] { [] }
  var lineRects: [TextRect] { [] }

  var inkBounds: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    forEachGlyphRun { bounds = bounds.union($0.inkBounds) }
    return bounds
  }

  func forEachGlyphRun(_ body: (GlyphRun) -> Void) {
    let buffer = UnsafeMutableBufferPointer<OrielGlyph>.allocate(capacity: glyphs.count)
    defer { buffer.deallocate() }
    for index in glyphs.indices {
      buffer.initializeElement(at: index, to: OrielGlyph(glyphs[index].glyph, width: glyphs[index].width))
    }
    body(
      GlyphRun(
        font: style.font, glyphs: UnsafeBufferPointer(buffer), origin: CGPoint(x: 0, y: firstBaseline), color: style.run.color))
  }

  func caretRect(at offset: Int) -> CGRect { setText?.caretRect(at: offset) ?? CGRect(origin: .zero, size: size) }

  func offset(at point: CGPoint) -> Int { setText?.offset(at: point) ?? 0 }

  func selectionRects(_ range: Range<Int>) -> [CGRect] { setText?.selectionRects(range) ?? [] }

  func caretRect(_ caret: TextCaret) -> CGRect { setText?.caretRect(caret) ?? CGRect(origin: .zero, size: size) }

  func caret(at point: CGPoint) -> TextCaret { setText?.caret(at: point) ?? TextCaret(0) }

  func lineIndex(of caret: TextCaret) -> Int { 0 }

  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? { setText?.caret(besides: caret, toTheRight: toTheRight) }

  func line(_ index: Int) -> TextLine {
    setText?.line(index)
      ?? TextLine(
        bytes: 0..<string.utf8.count, start: TextCaret(0), end: TextCaret(string.utf8.count, .upstream),
        rect: CGRect(origin: .zero, size: size), isRightToLeft: false)
  }

  func segments(ofLine index: Int) -> [TextSegment] { setText?.segments(ofLine: index) ?? [] }

  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)? {
    setText?.part(ofLine: line, segment: segment, clusters: clusters, isOutlined: isOutlined)
  }

  private var setText: SetText? {
    if let detail { return detail }
    var run = style.run
    run.string = string
    let key = GlyphKey(runs: [run], isRightToLeft: false, language: style.language)
    detail = TextGlyphs.make(key, fonts: style.fonts).map { SetText($0, TextConstraints(TextRequest(runs: [run]))) }
    return detail
  }
}
