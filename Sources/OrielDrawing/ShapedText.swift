import Foundation

/// A fully resolved font, by which a shaper finds a face.
package struct ResolvedFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The sans-serif font for user interfaces, Inter if it is installed.
    case system
    case serif
    case rounded
    case monospaced
    case named(String)
  }

  package var family: Family
  /// The size in points.
  package var size: CGFloat
  /// The weight, from 100 (ultra-light) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// Indicates whether small capitals replace lowercase letters.
  package var hasSmallCaps: Bool
  /// Indicates whether small capitals replace uppercase letters.
  package var hasUppercaseSmallCaps: Bool
  /// The width as a percentage of the normal face's; 100 is standard.
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

/// A range of text with one set of attributes.
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

  /// The space that is reserved in place of the run's only character, for example for a picture. Lengths are in points.
  package struct Room: Hashable, Sendable {
    package var width: CGFloat
    /// The lengths above and below the baseline.
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
  /// The color, or `nil` for the color that the text is drawn with.
  package var color: RGBA?
  package var background: RGBA?
  package var underline: Line?
  package var strikethrough: Line?
  /// The additional space after each character, in points.
  package var kerning: CGFloat
  /// The offset upwards, in points.
  package var baselineOffset: CGFloat
  /// The reserved space in place of the run's character, in which no text is drawn, or `nil`.
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

/// A paragraph of text and the space that it may occupy.
package struct TextRequest: Hashable, Sendable {
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  package var runs: [TextRun]
  /// The maximum width in points; `nil` or infinity is unlimited.
  package var maxWidth: CGFloat?
  /// The maximum height in points, or `nil` if it is unlimited. Lines that don't fit are omitted and the last one is truncated, but at
  /// least one line is kept.
  package var maxHeight: CGFloat?
  /// The maximum number of lines, or `nil` if it is unlimited.
  package var lineLimit: Int?
  package var truncation: Truncation
  package var alignment: Alignment
  /// The additional space between lines, in points.
  package var lineSpacing: CGFloat
  package var isRightToLeft: Bool
  /// A BCP 47 tag such as "ja", which selects among glyph variants, or `nil` for the process's language.
  package var language: String?
  /// Indicates whether lines are also broken to fit the width. Otherwise they end only at line breaks in the text, as in a single-line text
  /// field.
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
  /// Indicates whether the text contains reserved spaces.
  package var hasRooms: Bool { runs.contains { $0.room != nil } }
}

extension ShapedText {
  /// Indicates whether the text contains reserved spaces.
  package var hasRooms: Bool { runs.contains { $0.room != nil } }
}

/// Text laid out in lines. The renderer's class stores the glyphs. Positions are in points from the top left corner of the layout box,
/// offsets are UTF-8 offsets into the joined runs.
@MainActor
package protocol ShapedText: DrawableText {
  /// The runs that were shaped; empty on a machine without a font.
  var runs: [TextRun] { get }
  /// The size of the layout box: the advance width of the widest line by the sum of the line heights, in points, without rounding.
  var size: CGSize { get }
  /// The distances from the top of the box to the baselines of the first and the last line.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  var isTruncated: Bool { get }
  /// Returns the rectangle of a caret before an offset: its x, top and height, with a width of 0. An offset inside a grapheme cluster
  /// counts as its start, one past the end as the end.
  func caretRect(at offset: Int) -> CGRect
  /// Returns the offset nearest to a point, which is always a grapheme boundary.
  func offset(at point: CGPoint) -> Int
  /// Returns rectangles behind the characters of a range, one or more for each line.
  func selectionRects(_ range: Range<Int>) -> [CGRect]
  /// Returns the rectangle of a caret. Offsets are treated as in `caretRect(at:)` above.
  func caretRect(_ caret: TextCaret) -> CGRect
  /// Returns the caret nearest to a point.
  func caret(at point: CGPoint) -> TextCaret
  /// Returns the index of the line that contains a caret, from 0 to `lineCount - 1`.
  func lineIndex(of caret: TextCaret) -> Int
  /// Returns a line, with an index from 0 to `lineCount - 1`.
  func line(_ index: Int) -> TextLine
  /// Returns the next caret to the right or the left in visual order, or `nil` beyond the first and the last line.
  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret?
  /// Returns the segments of a line, with an index from 0 to `lineCount - 1`, from left to right; empty for other indices.
  func segments(ofLine index: Int) -> [TextSegment]
  /// Returns some clusters of a segment of a line, each counted from 0, to be drawn at their positions in the whole text, or `nil` if they
  /// don't exist. Positions of outlines may be between pixels, while glyphs are moved to the nearest pixel.
  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)?
}

/// An object that converts text to glyphs. Results are cached by request, so repeated requests are cheap.
@MainActor
package protocol TextShaper: AnyObject {
  func shape(_ request: TextRequest) -> any ShapedText
  /// The number of requests that the shaper has shaped, without cache hits.
  var shapedCount: Int { get }
  var namedFonts: NamedFonts { get set }
}

/// The connection of a shaper to the fonts that a program names.
@MainActor
package struct NamedFonts {
  /// Returns the font files of the program. Called before the first name is looked up.
  package var files: () -> [String] = { [] }
  /// Reports a name that no font has. The system's font replaces it.
  package var isMissing: (String) -> Void = { _ in }

  nonisolated package init() {}
}
