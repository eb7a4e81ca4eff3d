import Foundation
import OrielDrawing

extension Text {
  /// The lines of a text for a renderer, in the space of the text's view. Mirrors SwiftUI's `Text.Layout`.
  public struct Layout: RandomAccessCollection, Equatable {
    /// The text, and the drawing of its parts.
    final class Source {
      let text: any ShapedText
      let lines: [[TextSegment]]
      let attributes: [Int: TextAttributes]
      let isTruncated: Bool
      let paint: @MainActor (any DrawableText, Int) -> DisplayNode
      /// The number of characters that start before each UTF-8 byte.
      private(set) lazy var characters = Self.characters(of: string)
      private let string: String

      @MainActor
      init(
        _ text: any ShapedText, string: String, attributes: [Int: TextAttributes],
        paint: @escaping @MainActor (any DrawableText, Int) -> DisplayNode
      ) {
        self.text = text
        self.string = string
        self.attributes = attributes
        self.paint = paint
        lines = (0..<text.lineCount).map { text.segments(ofLine: $0) }
        isTruncated = text.isTruncated
      }

      private static func characters(of string: String) -> [Int] {
        var counts: [Int] = []
        for (index, character) in string.enumerated() { counts += repeatElement(index, count: character.utf8.count) }
        return counts
      }
    }

    let source: Source

    /// A Boolean value that indicates whether the text is truncated.
    public var isTruncated: Bool { source.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }

    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (left: Layout, right: Layout) -> Bool { left.source === right.source }
  }
}

extension Text.Layout {
  /// The typographic bounds of a part of a text, in points. Mirrors SwiftUI's `Text.Layout.TypographicBounds`.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    /// The width.
    public var width: CGFloat = 0
    /// The height above the baseline.
    public var ascent: CGFloat = 0
    /// The depth below the baseline.
    public var descent: CGFloat = 0
    /// The distance to the next line.
    public var leading: CGFloat = 0

    /// Creates empty bounds.
    public init() {}

    init(_ segment: TextSegment, x: CGFloat, width: CGFloat, shift: CGSize) {
      origin = CGPoint(x: x + shift.width, y: segment.baseline + shift.height)
      self.width = width
      (ascent, descent, leading) = (segment.ascent, segment.descent, segment.leading)
    }

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

    /// Returns the bounds of both parts, on the baseline of the first one.
    func union(_ other: TypographicBounds) -> TypographicBounds {
      var union = self
      union.origin.x = Swift.min(origin.x, other.origin.x)
      union.width = Swift.max(origin.x + width, other.origin.x + other.width) - union.origin.x
      let lower = other.origin.y - origin.y
      union.ascent = Swift.max(ascent, other.ascent - lower)
      union.descent = Swift.max(descent, other.descent + lower)
      union.leading = Swift.max(leading, other.leading)
      return union
    }
  }

  /// The index of a character in the text. Mirrors SwiftUI's `Text.Layout.CharacterIndex`.
  public struct CharacterIndex: Hashable, Strideable, Sendable {
    let offset: Int

    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(offset: offset + distance) }

    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.offset < right.offset }
  }

  /// The options for drawing a part of a text. Mirrors SwiftUI's `Text.Layout.DrawingOptions`.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Glyphs are positioned at fractions of pixels, so that they move smoothly. They are drawn as filled outlines, which look softer than
    /// static glyphs.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// A line of a text. Mirrors SwiftUI's `Text.Layout.Line`.
  public struct Line: RandomAccessCollection, Equatable {
    let source: Source
    let index: Int
    private var shift = CGSize.zero

    init(source: Source, index: Int) {
      self.source = source
      self.index = index
    }

    private var segments: [TextSegment] { source.lines[index] }

    /// The left end of the baseline. The line is drawn at this position.
    public var origin: CGPoint {
      get { typographicBounds.origin }
      set {
        let old = origin
        shift.width += newValue.x - old.x
        shift.height += newValue.y - old.y
      }
    }

    /// The typographic bounds of the line.
    public var typographicBounds: TypographicBounds {
      guard let first else { return TypographicBounds() }
      return dropFirst().reduce(first.typographicBounds) { $0.union($1.typographicBounds) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { segments.count }

    /// The runs of the line, from left to right.
    public subscript(index: Int) -> Run { Run(source: source, line: self.index, index: index, shift: shift) }

    public static func == (left: Line, right: Line) -> Bool {
      left.source === right.source && left.index == right.index && left.shift == right.shift
    }
  }

  /// A part of a line with a single style and direction. Mirrors SwiftUI's `Text.Layout.Run`.
  public struct Run: RandomAccessCollection, Equatable {
    let source: Source
    let line: Int
    let index: Int
    let shift: CGSize

    var segment: TextSegment { source.lines[line][index] }

    /// The direction of the run.
    public var layoutDirection: LayoutDirection { segment.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The typographic bounds of the run.
    public var typographicBounds: TypographicBounds {
      let segment = segment
      return TypographicBounds(segment, x: segment.x, width: segment.width, shift: shift)
    }

    /// The index of the first character of each glyph.
    public var characterIndices: [CharacterIndex] { whole.characterIndices }

    /// The value of an attribute that `customAttribute(_:)` has set, or `nil`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { source.attributes[segment.run]?[ObjectIdentifier(key)]?.value(key) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { segment.clusters.count }

    /// The glyphs in reading order. A glyph for several characters is a single element.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }

    /// The glyphs at a range of indices.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    private var whole: RunSlice { self[0..<endIndex] }

    public static func == (left: Run, right: Run) -> Bool {
      left.source === right.source && left.line == right.line && left.index == right.index && left.shift == right.shift
    }
  }

  /// A slice of the glyphs of a run. Mirrors SwiftUI's `Text.Layout.RunSlice`.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The indices of the glyphs in the run.
    public var indices: Range<Int>

    /// Creates a slice. Indices outside the run are ignored.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.endIndex)
    }

    private var clusters: ArraySlice<TextSegment.Cluster> { run.segment.clusters[indices] }

    /// The typographic bounds of the slice.
    public var typographicBounds: TypographicBounds {
      let clusters = clusters
      let left = clusters.map(\.x).min() ?? run.segment.x
      let right = clusters.map { $0.x + $0.width }.max() ?? left
      return TypographicBounds(run.segment, x: left, width: right - left, shift: run.shift)
    }

    /// The index of the first character of each glyph. An ellipsis has none.
    public var characterIndices: [CharacterIndex] {
      let characters = run.source.characters
      return clusters.filter { !$0.bytes.isEmpty }.map { CharacterIndex(offset: characters[$0.bytes.lowerBound]) }
    }

    /// The value of an attribute that `customAttribute(_:)` has set, or `nil`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { run[index] }

    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its position. Mirrors SwiftUI's `GraphicsContext.draw(_:options:)`.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its position. Mirrors SwiftUI's `GraphicsContext.draw(_:options:)`.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run[0..<run.endIndex], options: options) }

  /// Draws glyphs of a text at their position. Mirrors SwiftUI's `GraphicsContext.draw(_:options:)`.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let (indices, isOutlined) = (slice.indices, options.contains(.disablesSubpixelQuantization))
    LayoutIsolation.run(with: (self, slice.run)) { context, run in
      guard let part = run.source.text.part(ofLine: run.line, segment: run.index, clusters: indices, isOutlined: isOutlined) else { return }
      let drawing = run.source.paint(part, run.segment.run)
      let shift = run.shift
      context.put(
        shift == .zero ? drawing : DisplayNode(.transform(CGAffineTransform(translationX: shift.width, y: shift.height), drawing)))
    }
  }
}
