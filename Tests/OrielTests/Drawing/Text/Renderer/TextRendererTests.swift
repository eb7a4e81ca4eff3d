import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("TextRenderer")
struct TextRendererTests {
  private static let font = Font.system(size: 40, weight: .black)

  private final class Log: @unchecked Sendable {
    var layouts: [Text.Layout] = []
    var progress: [Double] = []
  }

  /// A renderer that records the layout and draws it.
  private struct Noting: TextRenderer {
    let log: Log

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layouts.append(layout)
      for line in layout { context.draw(line) }
    }
  }

  private struct Emphasis: TextAttribute { let strength: Int }

  /// A renderer that omits text without emphasis and lowers the rest by the progress.
  private struct Lowering: TextRenderer, Animatable {
    var progress: Double
    let log: Log

    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.progress.append(progress)
      context.translateBy(x: 0, y: 20 * progress)
      for run in layout.flatMap({ $0 }) where run[Emphasis.self]?.strength == 2 {
        for glyph in run { context.draw(glyph, options: .disablesSubpixelQuantization) }
      }
    }
  }

  private func picture(@ViewBuilder _ content: () -> some View) -> Snapshot {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    defer { host.close() }
    return host.snapshot()
  }

  private func inkedRows(_ picture: Snapshot, in columns: Range<Int> = 0..<300) -> Range<Int>? {
    let rows = (0..<200).filter { y in columns.contains { picture.pixel($0, y).red < 128 } }
    return rows.first.map { $0..<(rows.last! + 1) }
  }

  @Test("A renderer that draws each line draws the same as without it")
  func wholeLines() {
    let text = Text(verbatim: "Two lines of ").font(Self.font) + Text(verbatim: "words").underline().foregroundColor(.red)
    let plain = picture { text.frame(width: 280) }
    let rendered = picture { text.frame(width: 280).textRenderer(Noting(log: Log())) }
    #expect(inkedRows(plain) != nil)
    #expect(plain.pngData == rendered.pngData)
  }

  @Test("Lines, runs and glyphs of the layout have the text's positions")
  func layout() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      (Text(verbatim: "One ") + Text(verbatim: "two").bold().customAttribute(Emphasis(strength: 1)) + Text(verbatim: "\nthree"))
        .textRenderer(Noting(log: log))
    }
    defer { host.close() }
    _ = host.snapshot()
    let layout = try #require(log.layouts.last)
    #expect(layout.count == 2 && !layout.isTruncated)
    #expect(layout.map { $0.count } == [2, 1])
    let glyphs = layout.map { line in line.reduce(0) { $0 + $1.count } }
    #expect(glyphs == [7, 5])
    #expect(layout[0][1][Emphasis.self]?.strength == 1 && layout[0][0][Emphasis.self] == nil)
    let characters = layout[0].flatMap { $0.characterIndices }
    #expect(characters.count == 7 && characters == characters.sorted())
    let first = layout[0].typographicBounds
    let second = layout[1].typographicBounds
    #expect(first.origin.x == 0 && first.ascent > 0 && first.descent > 0)
    #expect(second.origin.y - first.origin.y >= first.ascent)
    #expect(first.rect.maxY <= second.rect.minY + 1)
    // The glyphs are adjacent and fill the run.
    let run = layout[0][0]
    #expect(run.layoutDirection == .leftToRight)
    let rects = run.map { $0.typographicBounds.rect }
    for (left, right) in zip(rects, rects.dropFirst()) { #expect(abs(left.maxX - right.minX) < 0.01) }
    #expect(abs(rects[0].minX - run.typographicBounds.rect.minX) < 0.01 && abs(rects.last!.maxX - run.typographicBounds.rect.maxX) < 0.01)
    #expect(run[1..<3].typographicBounds.width == rects[1].width + rects[2].width)
    #expect(Text.Layout.RunSlice(run: run, indices: 2..<90).indices == 2..<4)
    #expect(run.characterIndices.last == run.characterIndices.first?.advanced(by: 3))
  }

  @Test("The glyphs of right-to-left text are ordered from the right")
  func rightToLeft() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Text(verbatim: "אבג").textRenderer(Noting(log: log)) }
    defer { host.close() }
    _ = host.snapshot()
    let run = try #require(log.layouts.last?.first?.first)
    #expect(run.layoutDirection == .rightToLeft && run.count == 3)
    #expect(run[0].typographicBounds.rect.minX > run[2].typographicBounds.rect.minX)
  }

  @Test("A truncated text ends in an ellipsis glyph without characters")
  func truncation() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 80, height: 30)) {
      Text(verbatim: "Far too long for so little").lineLimit(1).textRenderer(Noting(log: log))
    }
    defer { host.close() }
    _ = host.snapshot()
    let layout = try #require(log.layouts.last)
    #expect(layout.isTruncated && layout.count == 1)
    let ellipsis = try #require(layout[0].last)
    #expect(ellipsis.count == 1 && ellipsis.characterIndices.isEmpty && ellipsis.typographicBounds.width > 0)
  }

  @Test("A renderer selects runs by their attributes, and its progress animates")
  func animated() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Moving(log: log) }
    defer { host.close() }
    let before = try #require(inkedRows(host.snapshot()))
    #expect(inkedRows(host.snapshot(), in: 0..<130) == nil, "Text without emphasis is omitted")
    try host.tap("AAAABBBB")
    host.advance(by: 0.5)
    let between = try #require(inkedRows(host.snapshot()))
    host.advance(by: 0.6)
    let after = try #require(inkedRows(host.snapshot()))
    #expect(abs(between.lowerBound - before.lowerBound - 10) <= 1)
    #expect(after.lowerBound == before.lowerBound + 20)
    #expect(log.progress.contains { $0 > 0.4 && $0 < 0.6 } && log.progress.last == 1)
  }

  private struct Moving: View {
    let log: Log
    @State private var isLow = false

    var body: some View {
      (Text(verbatim: "AAAA").customAttribute(Emphasis(strength: 1))
        + Text(verbatim: "BBBB").customAttribute(Emphasis(strength: 1))
        .customAttribute(Emphasis(strength: 2)))
        .font(TextRendererTests.font).textRenderer(Lowering(progress: isLow ? 1 : 0, log: log))
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLow = true } }
    }
  }

  /// A renderer that is twice as high as the text and draws each line 50 points lower.
  private struct Doubling: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height * 2)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for var line in layout {
        line.origin.y += 50
        context.draw(line)
      }
    }
  }

  @Test("A renderer can change the size of its text and move lines")
  func size() throws {
    let text = Text(verbatim: "Word").font(Self.font)
    func height(@ViewBuilder _ content: () -> some View) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
      defer { host.close() }
      return try host.find("Word").frame.height
    }
    let plain = try height { text }
    #expect(try height { text.textRenderer(Doubling()) } == plain * 2)
    let top = try #require(inkedRows(picture { text.frame(height: 200, alignment: .top) }))
    let moved = try #require(inkedRows(picture { text.textRenderer(Doubling()).frame(height: 200, alignment: .top) }))
    #expect(moved.lowerBound == top.lowerBound + 50)
  }

  private struct Nonsense: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: CGFloat.nan, height: 10) }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.draw(Text.Layout.RunSlice(run: layout[0][0], indices: 70..<90))
    }
  }

  @Test("A nonfinite size falls back to the text's size, and glyphs that are out of range draw nothing")
  func nonsense() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Text(verbatim: "Word").textRenderer(Nonsense()) }
    defer { host.close() }
    #expect(try host.find("Word").frame.height > 0)
    #expect(inkedRows(host.snapshot()) == nil)
  }

  @Test("A text with a gradient is painted as a whole when it is drawn glyph by glyph")
  func gradient() {
    let text = Text(verbatim: "MMMM").font(.system(size: 60, weight: .black)).foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let plain = picture { text }
    let rendered = picture { text.textRenderer(Noting(log: Log())) }
    // Each glyph is masked by itself, so that rounding can differ.
    var difference = 0
    for x in 0..<300 {
      for y in 0..<200 {
        let (one, other) = (plain.pixel(x, y), rendered.pixel(x, y))
        difference = max(difference, abs(one.red - other.red), abs(one.blue - other.blue), abs(one.green - other.green))
      }
    }
    #expect(difference <= 10)
    #expect(inkedRows(rendered) != nil)
  }
}
