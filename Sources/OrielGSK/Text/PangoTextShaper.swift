import CGTK
import Foundation
import OrielDrawing

/// Shapes text with Pango, without a display. Fonts are not hinted, so that a layout is the same at every scale.
///
/// Sizes that cannot be drawn are clamped: a font's to 0.5...2,000 points, a negative width to zero, NaN is no limit.
/// Each paragraph's direction is that of its first strong character, and the request's where it has none.
@MainActor
package final class PangoTextShaper: TextShaper {
  package private(set) var shapedCount = 0
  /// Bytes of labels that were shaped, words that were known from other labels not counted.
  package private(set) var shapedLabelBytes = 0

  private struct LabelKey: Hashable {
    var style: ObjectIdentifier
    var text: ExactText
  }

  /// The glyphs of a text, and how they were last set.
  private final class Entry {
    let glyphs: TextGlyphs
    var layouts: [TextConstraints: SetText] = [:]

    init(_ glyphs: TextGlyphs) { self.glyphs = glyphs }
  }

  package var namedFonts: NamedFonts {
    get { fonts.named.source }
    set { fonts.named.source = newValue }
  }

  private let fonts = PangoFonts()
  private let scratch = pango_glyph_string_new()!
  private var styles: [LabelStyle] = []
  private var labels = GenerationCache<LabelKey, LabelText>(costLimit: 4096)
  /// Bounded by bytes; a short text counts about one kibibyte.
  private var texts = GenerationCache<GlyphKey, Entry>(costLimit: 8 << 20)

  package init() {}

  isolated deinit { pango_glyph_string_free(scratch) }

  package func shape(_ request: TextRequest) -> any ShapedText {
    if let label = label(for: request) { return label }
    guard let entry = entry(for: request) else { return UnshapedText() }
    let constraints = TextConstraints(request).withoutNeedlessWidth(entry.glyphs.naturalWidth)
    if let layout = entry.layouts[constraints] { return layout }
    let layout = SetText(entry.glyphs, constraints)
    // A stack asks for a few widths in turn; a window that is dragged, for all of them.
    if entry.layouts.count >= 8 { entry.layouts.removeAll() }
    entry.layouts[constraints] = layout
    return layout
  }

  /// Plain text that fits in one line, for which neither wrapping nor truncation nor alignment matter.
  private func label(for request: TextRequest) -> LabelText? {
    guard request.runs.count == 1, !request.isRightToLeft, request.runs[0].string.utf8.count <= 256,
      let style = style(for: request.runs[0], request.language)
    else { return nil }
    let text = ExactText(request.runs[0].string)
    let key = LabelKey(style: ObjectIdentifier(style), text: text)
    let label: LabelText
    if let cached = labels[key] {
      label = cached
    } else {
      guard let shaped = style.shape(text.string, scratch: scratch, count: &shapedLabelBytes) else { return nil }
      shapedCount += 1
      labels.insert(shaped, for: key)
      label = shaped
    }
    let limit = TextConstraints(request).maxWidth ?? .max
    return label.width <= limit ? label : nil
  }

  private func style(for run: TextRun, _ language: String?) -> LabelStyle? {
    if let latest = styles.last, latest.matches(run, language: language) { return latest }
    for index in styles.indices.reversed() where styles[index].matches(run, language: language) {
      let style = styles.remove(at: index)
      styles.append(style)
      return style
    }
    var plain = run
    plain.string = ""
    guard let style = LabelStyle(plain, language: language, fonts: fonts) else { return nil }
    if styles.count >= 64 { styles.removeFirst() }
    styles.append(style)
    return style
  }

  private func entry(for request: TextRequest) -> Entry? {
    let key = GlyphKey(runs: request.runs, isRightToLeft: request.isRightToLeft, language: request.language)
    if let entry = texts[key] { return entry }
    guard let glyphs = TextGlyphs.make(key, fonts: fonts) else { return nil }
    shapedCount += 1
    let entry = Entry(glyphs)
    texts.insert(entry, for: key, cost: glyphs.memoryCost)
    return entry
  }
}

/// Stands for any text on a machine without a font.
@MainActor
final class UnshapedText: ShapedText {
  let runs: [TextRun] = []
  let size = CGSize.zero
  let firstBaseline: CGFloat = 0
  let lastBaseline: CGFloat = 0
  let lineCount = 1
  let isTruncated = false
  let inkBounds = CGRect.zero

  func caretRect(at offset: Int) -> CGRect { .zero }
  func offset(at point: CGPoint) -> Int { 0 }
  func selectionRects(_ range: Range<Int>) -> [CGRect] { [] }
  func caretRect(_ caret: TextCaret) -> CGRect { .zero }
  func caret(at point: CGPoint) -> TextCaret { TextCaret(0) }
  func lineIndex(of caret: TextCaret) -> Int { 0 }
  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? { nil }
  func segments(ofLine index: Int) -> [TextSegment] { [] }
  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)? { nil }

  func line(_ index: Int) -> TextLine {
    TextLine(bytes: 0..<0, start: TextCaret(0), end: TextCaret(0), rect: .zero, isRightToLeft: false)
  }
}
