import Foundation

/// A font with everything settled: what a shaper needs to find a face.
package struct ResolvedFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The user-interface sans-serif, Inter where it is installed.
    case system
    case serif
    case rounded
    case monospaced
    case named(String)
  }

  package var family: Family
  /// In points.
  package var size: CGFloat
  /// 100 (ultra-light) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// Small capitals in place of lower-case letters.
  package var hasSmallCaps: Bool
  /// Small capitals in place of capitals.
  package var hasUppercaseSmallCaps: Bool
  /// Width in per cent of the normal face's; 100 is standard.
  package var width: Int

  package init(
    family: Family = .system, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, hasUppercaseSmallCaps: Bool = false, width: Int = 100
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    self.width = width
  }
}

/// A stretch of text with one set of attributes.
package struct TextRun: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern
    package var color: RGBA?
    package init(pattern: Pattern = .solid, color: RGBA? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// What stands in place of the run's only character, a picture for instance. Points.
  package struct Room: Hashable, Sendable {
    package var width: CGFloat
    /// Above and below the baseline.
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    package func scaled(by scale: CGFloat) -> Room { Room(width: width * scale, ascent: ascent * scale, descent: descent * scale) }
  }

  package var string: String
  package var font: ResolvedFont
  /// Nil takes the colour that the text is drawn with.
  package var color: RGBA?
  package var background: RGBA?
  package var underline: Line?
  package var strikethrough: Line?
  /// Extra points after each character.
  package var kerning: CGFloat
  /// Points upwards.
  package var baselineOffset: CGFloat
  /// Nothing is drawn there.
  package var room: Room?

  package init(
    string: String, font: ResolvedFont, color: RGBA? = nil, background: RGBA? = nil, underline: Line? = nil,
    strikethrough: Line? = nil, kerning: CGFloat = 0, baselineOffset: CGFloat = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
  }
}

/// A paragraph of text and the room that it may take.
package struct TextRequest: Hashable, Sendable {
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  package var runs: [TextRun]
  /// Points; nil or infinity is unbounded.
  package var maxWidth: CGFloat?
  /// Points; lines that do not fit are cut and the last one truncated, but at least one line is kept. Nil is unbounded.
  package var maxHeight: CGFloat?
  /// Nil is unbounded.
  package var lineLimit: Int?
  package var truncation: Truncation
  package var alignment: Alignment
  /// Extra points between lines.
  package var lineSpacing: CGFloat
  package var isRightToLeft: Bool
  /// A BCP-47 tag such as "ja", which chooses between glyph variants; nil takes the process's.
  package var language: String?
  /// Whether lines end only at line breaks in the text (a text field's single line).
  package var wraps: Bool

  package init(
    runs: [TextRun], maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: Truncation = .tail, alignment: Alignment = .leading, lineSpacing: CGFloat = 0,
    isRightToLeft: Bool = false, language: String? = nil, wraps: Bool = true
  ) {
    self.runs = runs
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.wraps = wraps
  }
}

extension TextRequest {
  /// Whether something else stands among the words.
  package var hasRooms: Bool { runs.contains { $0.room != nil } }
}

extension ShapedText {
  /// Whether something else stands among the words.
  package var hasRooms: Bool { runs.contains { $0.room != nil } }
}

/// Text set into lines; a renderer's class holds the glyphs. Positions are points from the top left corner of the
/// layout box, offsets are UTF-8 offsets into the joined runs.
@MainActor
package protocol ShapedText: DrawableText {
  /// What was shaped; none on a machine without a font.
  var runs: [TextRun] { get }
  /// The layout box: the advance width of the widest line by the sum of the line heights, in points, not rounded.
  var size: CGSize { get }
  /// From the top of the box to the baseline of the first and last line.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  var isTruncated: Bool { get }
  /// Where a caret before the offset stands: its x, top and height (width is 0). An offset inside a grapheme cluster
  /// counts as its start, one past the end as the end.
  func caretRect(at offset: Int) -> CGRect
  /// The offset nearest to a point; always a grapheme boundary.
  func offset(at point: CGPoint) -> Int
  /// Rectangles behind the characters of a range, one or more a line.
  func selectionRects(_ range: Range<Int>) -> [CGRect]
  /// Where a caret stands; the rules for offsets are those of `caretRect(at:)` above.
  func caretRect(_ caret: TextCaret) -> CGRect
  /// The caret nearest to a point.
  func caret(at point: CGPoint) -> TextCaret
  /// The line that a caret stands in, 0 to `lineCount - 1`.
  func lineIndex(of caret: TextCaret) -> Int
  /// A line of 0 to `lineCount - 1`.
  func line(_ index: Int) -> TextLine
  /// The next place of a caret to the right or the left as the text is read on the screen; nil beyond the first and the last line.
  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret?
  /// What a line of 0 to `lineCount - 1` is made of, from left to right; none for other lines.
  func segments(ofLine index: Int) -> [TextSegment]
  /// Clusters of a segment of a line, each counted from 0, to be drawn where they stand in the whole; nil for what isn't there.
  /// Outlines stand between pixels, too, where glyphs are moved to the nearest.
  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)?
}

/// Turns text into glyphs. Results are cached by request, so asking twice is cheap.
@MainActor
package protocol TextShaper: AnyObject {
  func shape(_ request: TextRequest) -> any ShapedText
  /// How many requests were really shaped, cache hits not counted, since the shaper was made.
  var shapedCount: Int { get }
  var namedFonts: NamedFonts { get set }
}

/// What a shaper asks about fonts that a program names.
@MainActor
package struct NamedFonts {
  /// Font files that the program brings along: looked for before the first name is.
  package var files: () -> [String] = { [] }
  /// Is told of a name that no font has; the system's font stands for it.
  package var isMissing: (String) -> Void = { _ in }

  nonisolated package init() {}
}
