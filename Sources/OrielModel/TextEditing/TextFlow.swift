import Foundation
import OrielDrawing

/// The source of the text that a flow lays out.
@MainActor
package protocol TextFlowSource: AnyObject {
  var contents: EditedText { get }
  /// Returns the displayed runs of a paragraph. For the index after the last paragraph, they are the runs of an empty one.
  func runs(of paragraph: Int) -> [TextRun]
  /// Returns the difference between the displayed and the edited text of a paragraph.
  func shown(_ paragraph: Int) -> DisplayedParagraph
  /// Returns a paragraph laid out in lines of a width, or in one line if the width is `nil`.
  func shape(_ runs: [TextRun], width: CGFloat?) -> any ShapedText
  var lineSpacing: CGFloat { get }
  /// The fraction of a line's free space that is on its left.
  var alignmentFraction: CGFloat { get }
}

/// The lines of a text for one width. The paragraphs follow each other downwards from the top left corner of the flow.
///
/// Each paragraph is shaped separately, so that an edit shapes only the paragraphs that it touches. Of a long text, only the paragraphs
/// near the viewport stay shaped (`fill`). The others have an estimated height, and are shaped temporarily when a position in them is
/// requested.
@MainActor
package final class TextFlow {
  private unowned let source: any TextFlowSource
  /// The width of the lines, or `nil` for a single line of any length.
  package private(set) var width: CGFloat?
  /// The layouts by paragraph, `nil` outside of `live`.
  private var layouts: [(any ShapedText)?]
  private var heights: ExtentTree
  private var live = 0..<0
  /// The number of measured paragraphs that the estimate is based on.
  private var sampleCount = 0

  /// The numbers of bytes and paragraphs up to which the whole text is laid out.
  private static let (exactBytes, exactParagraphs) = (16_384, 256)
  /// The number of paragraphs on each side of the visible ones that stay laid out.
  private static let margin = 8

  package init(_ source: any TextFlowSource) {
    self.source = source
    let count = source.contents.paragraphs.count
    layouts = Array(repeating: nil, count: count)
    heights = ExtentTree(count: count, estimate: 20)
  }

  private var contents: EditedText { source.contents }

  /// Indicates whether the whole text is laid out. That always applies to a single paragraph, regardless of its length.
  package var isExact: Bool { layouts.count == 1 || layouts.count <= Self.exactParagraphs && contents.count <= Self.exactBytes }

  // MARK: Changes

  /// Discards all layouts, because the shaping of the whole text has changed.
  package func reset() {
    layouts = Array(repeating: nil, count: layouts.count)
    live = 0..<0
    sampleCount = 0
    heights.forget(0..<heights.count)
    estimate()
  }

  /// Discards the layout of a paragraph, because its displayed text has changed.
  package func invalidate(_ paragraph: Int) {
    guard layouts.indices.contains(paragraph), layouts[paragraph] != nil else { return }
    layouts[paragraph] = nil
    if live.contains(paragraph) { _ = layout(paragraph) }
  }

  package func apply(_ changes: [EditedText.Change]) {
    for change in changes {
      layouts.replaceSubrange(change.old, with: repeatElement(nil, count: change.newCount))
      if change.old.count == change.newCount {
        // The old height is the best estimate.
      } else {
        heights.remove(change.old)
        heights.insert(change.newCount, at: change.old.lowerBound)
      }
      let shift = change.newCount - change.old.count
      if change.old.upperBound <= live.lowerBound {
        live = live.lowerBound + shift..<live.upperBound + shift
      } else if change.old.lowerBound < live.upperBound {
        live = min(live.lowerBound, change.old.lowerBound)..<max(live.upperBound + shift, change.old.lowerBound + change.newCount)
      }
    }
    // An inserted text can have any length. The viewport requests the layout of its visible part.
    if !isExact, live.count > Self.exactParagraphs { trim(to: live.prefix(Self.margin)) }
    for paragraph in live where layouts[paragraph] == nil { _ = layout(paragraph) }
  }

  /// Sets the width of the lines.
  package func setWidth(_ newWidth: CGFloat?) {
    guard newWidth != width else { return }
    width = newWidth
    reset()
  }

  private func estimate() {
    let lineHeight = Double(lineHeight)
    guard let width, width > 0, layouts.count > 0 else { return heights.estimate = lineHeight }
    // The width of a letter is about 0.4 times the height of its line.
    let length = Double(contents.count) / Double(layouts.count) * lineHeight * 0.4
    heights.estimate = max(1, (length / Double(width)).rounded(.up)) * lineHeight
  }

  package var lineHeight: CGFloat { emptyLine.size.height + source.lineSpacing }

  /// The layout of an empty line.
  package var emptyLine: any ShapedText { source.shape(source.runs(of: layouts.count), width: nil) }

  // MARK: Paragraphs

  /// The height of all lines.
  package var total: CGFloat {
    if isExact { measureAll() }
    return max(0, heights.total - source.lineSpacing)
  }

  /// Returns the size of the text for another line width. For a long text, the size is an estimate.
  package func size(in other: CGFloat?) -> CGSize {
    if isExact {
      var size = CGSize(width: 0, height: 0)
      for paragraph in layouts.indices {
        let shaped = other == width ? layout(paragraph) : source.shape(source.runs(of: paragraph), width: other)
        size.width = max(size.width, shaped.size.width)
        size.height += shaped.size.height + source.lineSpacing
      }
      return CGSize(width: size.width, height: size.height - source.lineSpacing)
    }
    let scale = width.flatMap { width in other.map { width / max(1, $0) } } ?? 1
    return CGSize(width: other ?? 1000, height: other == width ? total : total * scale)
  }

  private func measureAll() {
    guard live.count < layouts.count || heights.measuredCount < heights.count else { return }
    live = 0..<layouts.count
    for paragraph in live { _ = layout(paragraph) }
  }

  package func layout(_ paragraph: Int) -> any ShapedText {
    if let layout = layouts[paragraph] { return layout }
    let shaped = source.shape(source.runs(of: paragraph), width: width)
    guard live.contains(paragraph) else { return shaped }
    layouts[paragraph] = shaped
    heights.measure(Double(shaped.size.height + source.lineSpacing), at: paragraph)
    return shaped
  }

  package func top(of paragraph: Int) -> CGFloat { heights.offset(of: paragraph) }

  private func left(of shaped: any ShapedText) -> CGFloat {
    guard let width else { return 0 }
    return (max(0, width - shaped.size.width)) * source.alignmentFraction
  }

  package func origin(of paragraph: Int, _ shaped: any ShapedText) -> CGPoint { CGPoint(x: left(of: shaped), y: top(of: paragraph)) }

  func paragraph(at y: CGFloat) -> Int { heights.index(at: Double(y)) }

  /// Returns the paragraphs that are visible between two y coordinates.
  package func paragraphs(in span: ClosedRange<CGFloat>) -> Range<Int> {
    if isExact { measureAll() }
    return paragraph(at: span.lowerBound)..<paragraph(at: span.upperBound) + 1
  }

  // MARK: The viewport

  /// Lays out the visible paragraphs. Returns the distance by which that has moved the paragraphs that were visible before.
  package func fill(_ span: ClosedRange<CGFloat>) -> CGFloat {
    guard !isExact else {
      measureAll()
      return 0
    }
    let seen = paragraphs(in: span)
    let anchor = seen.first { live.contains($0) && layouts[$0] != nil } ?? seen.lowerBound
    let before = top(of: anchor)
    var shift: CGFloat = 0
    for _ in 0..<64 {
      let wanted = paragraphs(in: span.lowerBound + shift...span.upperBound + shift)
      let isComplete = wanted.allSatisfy { layouts[$0] != nil }
      live = min(live.lowerBound, wanted.lowerBound)..<max(live.upperBound, wanted.upperBound)
      if live.count > wanted.count + 4 * Self.margin { trim(to: wanted) }
      for paragraph in wanted { _ = layout(paragraph) }
      takeSample()
      shift = top(of: anchor) - before
      if isComplete { break }
    }
    return shift
  }

  /// Returns a Boolean value that indicates whether all visible paragraphs are laid out.
  package func isFilled(_ span: ClosedRange<CGFloat>) -> Bool {
    isExact || paragraphs(in: span).allSatisfy { layouts[$0] != nil }
  }

  private func trim(to wanted: Range<Int>) {
    let kept = max(0, wanted.lowerBound - Self.margin)..<min(layouts.count, wanted.upperBound + Self.margin)
    for paragraph in live.clamped(to: 0..<layouts.count) where !kept.contains(paragraph) { layouts[paragraph] = nil }
    live = kept
  }

  /// Updates the estimate to the mean of the measured heights, each time the number of measurements has doubled.
  private func takeSample() {
    guard heights.measuredCount >= max(16, 2 * sampleCount), heights.measuredCount < heights.count else { return }
    sampleCount = heights.measuredCount
    heights.estimate = heights.measuredTotal / Double(heights.measuredCount)
  }

  // MARK: Carets

  private struct Place {
    var paragraph: Int
    var start: Int
    var shown: DisplayedParagraph
    var shaped: any ShapedText
    var origin: CGPoint
  }

  private func place(_ paragraph: Int) -> Place {
    if isExact { measureAll() }
    let shaped = layout(paragraph)
    return Place(
      paragraph: paragraph, start: contents.paragraphs.offset(of: paragraph), shown: source.shown(paragraph), shaped: shaped,
      origin: origin(of: paragraph, shaped))
  }

  private func place(of caret: TextCaret) -> Place {
    let contents = contents
    var paragraph = contents.paragraph(at: caret.offset)
    // Between two pieces of one paragraph, the caret can be at the end of the first piece.
    if caret.affinity == .upstream, paragraph > 0, caret.offset == contents.paragraphs.offset(of: paragraph),
      contents.content(of: paragraph - 1).upperBound == caret.offset
    {
      paragraph -= 1
    }
    return place(paragraph)
  }

  private func local(_ caret: TextCaret, in place: Place) -> TextCaret {
    place.shown.shown(TextCaret(caret.offset - place.start, caret.offset == place.start ? .downstream : caret.affinity))
  }

  private func global(_ caret: TextCaret, in place: Place) -> TextCaret {
    let edited = place.shown.edited(caret)
    let end = contents.content(of: place.paragraph).upperBound
    return TextCaret(min(place.start + edited.offset, end), edited.affinity)
  }

  /// Returns the rectangle of a caret. `composed` is an offset into the marked text before the caret.
  package func caretRect(_ caret: TextCaret, composed: Int? = nil) -> CGRect {
    let place = place(of: caret)
    var local = local(caret, in: place)
    if let composed, case .composing(let start, _) = place.shown { local = TextCaret(start + composed, .upstream) }
    return place.shaped.caretRect(local).offsetBy(dx: place.origin.x, dy: place.origin.y)
  }

  package func caret(at point: CGPoint) -> TextCaret {
    if isExact { measureAll() }
    let place = place(paragraph(at: point.y))
    return global(place.shaped.caret(at: CGPoint(x: point.x - place.origin.x, y: point.y - place.origin.y)), in: place)
  }

  /// Returns the next caret to the right or the left, or `nil` at an end of the text.
  package func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? {
    let place = place(of: caret)
    let local = local(caret, in: place)
    if let next = place.shaped.caret(besides: local, toTheRight: toTheRight) { return global(next, in: place) }
    let goesForward = toTheRight != isRightToLeft(at: caret)
    let following = place.paragraph + (goesForward ? 1 : -1)
    guard layouts.indices.contains(following) else { return nil }
    let content = contents.content(of: following)
    let isPiece =
      contents.content(of: min(following, place.paragraph)).upperBound
      == contents.paragraphs.range(of: min(following, place.paragraph)).upperBound
    let end = goesForward ? TextCaret(content.lowerBound) : TextCaret(content.upperBound, .upstream)
    // The end of a piece and the start of the next one are the same position.
    return isPiece ? self.caret(besides: end, toTheRight: toTheRight) : end
  }

  package func isRightToLeft(at caret: TextCaret) -> Bool {
    let place = place(of: caret)
    return place.shaped.line(place.shaped.lineIndex(of: local(caret, in: place))).isRightToLeft
  }

  /// Returns the carets at the start and the end of a caret's line, in reading order.
  package func lineEnds(at caret: TextCaret) -> (start: TextCaret, end: TextCaret) {
    let place = place(of: caret)
    let line = place.shaped.line(place.shaped.lineIndex(of: local(caret, in: place)))
    return (global(line.start, in: place), global(line.end, in: place))
  }

  // MARK: Selections

  /// Returns the rectangles behind the visible part of a selection. If the selection continues on the next line and the flow has a width,
  /// the rectangle extends to the end of the line.
  package func selectionRects(_ range: Range<Int>, in span: ClosedRange<CGFloat>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let contents = contents
    let first = contents.paragraph(at: range.lowerBound)
    let last = contents.paragraph(at: range.upperBound)
    var rects: [CGRect] = []
    for paragraph in paragraphs(in: span).clamped(to: first..<last + 1) {
      let place = place(paragraph)
      let bytes = contents.paragraphs.range(of: paragraph)
      let part = range.clamped(to: bytes)
      guard !part.isEmpty else { continue }
      let end = contents.content(of: paragraph).upperBound
      let start = place.shown.shown(TextCaret(part.lowerBound - place.start)).offset
      let stop = place.shown.shown(TextCaret(min(part.upperBound, end) - place.start, .upstream)).offset
      rects += place.shaped.selectionRects(start..<max(start, stop)).map { $0.offsetBy(dx: place.origin.x, dy: place.origin.y) }
      guard let width else { continue }
      let goesOn = part.upperBound > end || part.upperBound == bytes.upperBound && range.upperBound > part.upperBound
      fill(place, start..<(goesOn ? .max : stop), width, &rects)
    }
    return rects
  }

  /// Appends the rectangles between the end of the drawn text and the end of the line, for each line whose end is selected.
  private func fill(_ place: Place, _ range: Range<Int>, _ width: CGFloat, _ rects: inout [CGRect]) {
    for index in 0..<place.shaped.lineCount {
      let line = place.shaped.line(index)
      let isLast = index == place.shaped.lineCount - 1
      let isLeft = isLast ? range.upperBound == .max : range.upperBound >= line.bytes.upperBound
      guard range.lowerBound < line.bytes.upperBound || isLast, isLeft else { continue }
      let rect = line.rect.offsetBy(dx: place.origin.x, dy: place.origin.y)
      let rest =
        line.isRightToLeft
        ? CGRect(x: 0, y: rect.minY, width: max(0, rect.minX), height: rect.height)
        : CGRect(x: rect.maxX, y: rect.minY, width: max(0, width - rect.maxX), height: rect.height)
      if rest.width > 0 { rects.append(rest) }
    }
  }

  // MARK: For tests

  var liveCount: Int { layouts.lazy.filter { $0 != nil }.count }
}
