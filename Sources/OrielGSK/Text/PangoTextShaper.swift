import CGTK
import Foundation
import OrielDrawing

/// A text shaper that uses Pango, and needs no display. Fonts aren't hinted, so that a layout is the same at every scale.
///
/// Sizes that can't be drawn are limited: a font's size to 0.5...2,000 points, and a negative width to zero. NaN is no limit. The direction
/// of each paragraph is that of its first strong character, or the request's if it has none.
@MainActor
package final class PangoTextShaper: TextShaper {
  package private(set) var shapedCount = 0
  /// The number of bytes of labels that were shaped, without words that were cached from other labels.
  package private(set) var shapedLabelBytes = 0

  private struct LabelKey: Hashable {
    var style: ObjectIdentifier
    var text: ExactText
  }

  /// The glyphs of a text, and its most recent layouts.
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
  /// The glyphs of texts, bounded by bytes; a short text counts about one kibibyte.
  private var texts = GenerationCache<GlyphKey, Entry>(costLimit: 8 << 20)

  package init() {}

  isolated deinit { pango_glyph_string_free(scratch) }

  package func shape(_ request: TextRequest) -> any ShapedText {
    if let label = label(for: request) { return label }
    guard let entry = entry(for: request) else { return UnshapedText() }
    let constraints = TextConstraints(request).withoutNeedlessWidth(entry.glyphs.idealWidth)
    if let layout = entry.layouts[constraints] { return layout }
    let layout = SetText(entry.glyphs, constraints)
    // A stack requests a few widths in turn; resizing a window requests all of them.
    if entry.layouts.count >= 8 { entry.layouts.removeAll() }
    entry.layouts[constraints] = layout
    return layout
  }

  /// Returns the label for plain text that fits in one line, which wrapping, truncation and alignment don't affect, or `nil` for other
  /// texts.
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

/// The placeholder for any text on a machine without a font.
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
