import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct TextCaretTests {
  let shaper = PangoTextShaper()

  private func shape(_ string: String, width: CGFloat? = nil) -> any ShapedText {
    var asked = request(string)
    asked.maxWidth = width
    return shaper.shape(asked)
  }

  private nonisolated static let texts = [
    "Hamburg", "שלום עולם", "latin שלום עולם latin", "שלום latin עולם", "a🎉b🇩🇪c👨‍👩‍👧", "e\u{301}x\u{308}y", "abc אבג 123 דהו xyz",
    "one two  three ",
    "",
  ]

  /// Returns the carets that an arrow key visits from the start.
  private func walk(_ text: any ShapedText, from start: TextCaret, toTheRight: Bool) -> [TextCaret] {
    var result = [start]
    while let next = text.caret(besides: result.last!, toTheRight: toTheRight), result.count < 500 { result.append(next) }
    return result
  }

  @Test("An arrow key visits each character boundary once, and the opposite key returns over the same ones", arguments: texts)
  func line(_ string: String) {
    let text = shape(string)
    let isRightToLeft = text.line(0).isRightToLeft
    let there = walk(text, from: text.line(0).start, toTheRight: !isRightToLeft)
    #expect(there.count == string.count + 1, "\(there)")
    let places = there.map { text.caretRect($0).minX }
    let sorted = isRightToLeft ? places.reversed() : places
    #expect(sorted == sorted.sorted())
    let back = walk(text, from: there.last!, toTheRight: isRightToLeft)
    #expect(back.count == there.count)
    #expect(zip(back, there.reversed()).allSatisfy { abs(text.caretRect($0).minX - text.caretRect($1).minX) < 0.01 })
  }

  @Test("An arrow key traverses wrapped lines and visits each caret once", arguments: texts)
  func wrapped(_ string: String) {
    let string = string + " " + string + string
    let text = shape(string, width: 46)
    let isRightToLeft = text.line(0).isRightToLeft
    let there = walk(text, from: text.line(0).start, toTheRight: !isRightToLeft)
    #expect(Set(there).count == there.count)
    #expect(there.last!.offset == string.utf8.count || isRightToLeft || there.count > 1)
    let back = walk(text, from: there.last!, toTheRight: isRightToLeft)
    #expect(back.count == there.count, "\(there) \(back)")
    #expect(text.lineIndex(of: back.last!) == 0)
  }

  @Test("A caret at a line break within a word is on the first line or the next one, by its affinity")
  func brokenWord() {
    let text = shape("aaaaaaaaaaaaaaaaaaaaaaaa", width: 50)
    #expect(text.lineCount > 2)
    let first = text.line(0)
    #expect(first.end == TextCaret(first.bytes.upperBound, .upstream))
    #expect(text.caretRect(first.end).minY == 0)
    #expect(abs(text.caretRect(first.end).minX - first.rect.maxX) < 0.01)
    #expect(text.caretRect(text.line(1).start) == CGRect(x: 0, y: first.rect.maxY, width: 0, height: first.rect.height))
    #expect(text.lineIndex(of: first.end) == 0)
    #expect(text.lineIndex(of: text.line(1).start) == 1)
    #expect(text.caret(at: CGPoint(x: 500, y: 3)) == first.end)
    // Each key press moves by one character.
    #expect(text.caret(besides: first.end, toTheRight: true)?.offset == first.end.offset + 1)
    #expect(text.caret(besides: text.line(1).start, toTheRight: false)?.offset == first.end.offset - 1)
  }

  @Test("At a change of direction, both sides have their own caret")
  func directions() {
    let text = shape("abc אבג")
    let offset = 4
    let (before, after) = (text.caretRect(TextCaret(offset, .upstream)), text.caretRect(TextCaret(offset)))
    // The carets are after the space and at the right end of the Hebrew word.
    #expect(after.minX > before.minX + 5)
    #expect(text.caret(at: CGPoint(x: before.minX - 0.5, y: 3)).offset == offset)
    #expect(text.caret(at: CGPoint(x: after.minX - 0.5, y: 3)) == TextCaret(offset))
  }

  @Test("A click at a caret finds that caret", arguments: texts)
  func clicks(_ string: String) {
    let text = shape(string)
    var caret: TextCaret? = text.line(0).start
    while let current = caret {
      let rect = text.caretRect(current)
      #expect(abs(text.caretRect(text.caret(at: CGPoint(x: rect.minX, y: rect.midY))).minX - rect.minX) < 0.01)
      caret = text.caret(besides: current, toTheRight: !text.line(0).isRightToLeft)
    }
  }

  @Test(
    "A click finds the nearest caret of the line, for all kinds of characters",
    arguments: texts + ["لا office ffl", "a\u{200B}\u{200B}b\u{1}c"])
  func nearest(_ string: String) {
    let text = shape(string)
    let places = walk(text, from: text.line(0).start, toTheRight: !text.line(0).isRightToLeft).map { text.caretRect($0).minX }
    var x: CGFloat = -3
    while x < text.size.width + 3 {
      let found = text.caretRect(text.caret(at: CGPoint(x: x, y: 3))).minX
      // Between two directions, the edge that isn't the paragraph's can be nearer.
      #expect(abs(found - x) <= (places.map { abs($0 - x) }.min() ?? 0) + 0.01, "\(x)")
      x += 0.7
    }
  }

  @Test("Clicks, carets and selections in a long line visit few of its characters")
  func longLine() throws {
    let (letters, hebrew) = (10_000, "שלום ")
    for string in [String(repeating: "a", count: letters), String(repeating: hebrew, count: letters / 9)] {
      let text = try #require(shape(string) as? SetText)
      let before = text.text.visitedClusters
      let caret = text.caret(at: CGPoint(x: text.size.width / 2, y: 3))
      _ = text.caretRect(caret)
      _ = text.caretRect(TextCaret(string.utf8.count, .upstream))
      _ = text.selectionRects(4000..<6000)
      #expect(text.text.visitedClusters - before < 100)
    }
  }

  @Test("An arrow key in a long line visits each of its characters at most once")
  func arrowInALongLine() throws {
    let text = try #require(shape(String(repeating: "a", count: 10_000)) as? SetText)
    let before = text.text.visitedClusters
    #expect(text.caret(besides: TextCaret(5000), toTheRight: true) == TextCaret(5001))
    #expect(text.text.visitedClusters - before <= 10_000)
  }
}
