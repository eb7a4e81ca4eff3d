import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct TextGeometryTests {
  let shaper = PangoTextShaper()

  func width(_ string: String) -> CGFloat { shaper.shape(request(string)).size.width }

  @Test("A caret is between its characters and as high as the line")
  func caret() {
    let text = shaper.shape(request("Hamburg"))
    let carets = (0...7).map { text.caretRect(at: $0) }
    #expect(carets[0].minX == 0)
    #expect(carets[7].minX == text.size.width)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.minX < $1.minX })
    #expect(carets.allSatisfy { $0.width == 0 && $0.height == text.size.height })
    #expect(text.caretRect(at: 99) == carets[7])
    #expect(text.caretRect(at: -9) == carets[0])
  }

  @Test("An offset within a grapheme is treated as the grapheme's start")
  func graphemes() {
    let family = "👨‍👩‍👧"
    let string = "a" + family + "e\u{301}z"
    let text = shaper.shape(request(string))
    let start = text.caretRect(at: 1).minX
    for offset in 1..<1 + family.utf8.count { #expect(text.caretRect(at: offset).minX == start) }
    #expect(text.caretRect(at: 1 + family.utf8.count).minX > start + 5)
    var boundaries: Set<Int> = [0]
    for character in string { boundaries.insert(boundaries.max()! + character.utf8.count) }
    var x: CGFloat = -5
    while x < text.size.width + 5 {
      #expect(boundaries.contains(text.offset(at: CGPoint(x: x, y: 5))))
      x += 0.5
    }
  }

  @Test(
    "The offset at the position of a caret is the caret's offset",
    arguments: ["Hamburg", "日本語", "שלום עולם", "a🎉b🇩🇪c", "fi ffl office", "नमस्ते"])
  func roundTrip(_ string: String) {
    let text = shaper.shape(request(string))
    var offset = 0
    for character in string {
      let caret = text.caretRect(at: offset)
      // The point is slightly inside of the character, so that the edge between two directions is unambiguous.
      let inside = (text.caretRect(at: offset + character.utf8.count).minX - caret.minX) * 0.1
      #expect(text.offset(at: CGPoint(x: caret.minX + inside, y: caret.midY)) == offset, "\(character)")
      offset += character.utf8.count
    }
  }

  @Test("Points outside of the text find the nearest line end")
  func outside() {
    let text = shaper.shape(request("first\nsecond"))
    #expect(text.offset(at: CGPoint(x: -100, y: -100)) == 0)
    #expect(text.offset(at: CGPoint(x: 1000, y: -100)) == 5)
    #expect(text.offset(at: CGPoint(x: -100, y: 1000)) == 6)
    #expect(text.offset(at: CGPoint(x: 1000, y: 1000)) == 12)
    #expect(text.offset(at: CGPoint(x: CGFloat.nan, y: .nan)) >= 0)
    #expect(text.offset(at: CGPoint(x: 1e300, y: 1e300)) == 12)
  }

  @Test("Carets of right-to-left text run from right to left")
  func rightToLeft() {
    let text = shaper.shape(request("שלום"))
    let carets = stride(from: 0, through: 8, by: 2).map { text.caretRect(at: $0).minX }
    #expect(abs(carets[0] - text.size.width) < 0.01)
    #expect(abs(carets[4]) < 0.01)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("A right-to-left word in a left-to-right text runs backward")
  func mixedDirections() {
    let string = "abc שלום def"
    let text = shaper.shape(request(string))
    let wordStart = 4
    let wordEnd = wordStart + 8
    #expect(text.caretRect(at: 0).minX == 0)
    #expect(abs(text.caretRect(at: wordStart).minX - width("abc שלום")) < 0.5)
    #expect(text.caretRect(at: wordStart + 2).minX < text.caretRect(at: wordStart).minX)
    #expect(abs(text.caretRect(at: wordEnd).minX - width("abc שלום")) < 0.5)
    #expect(text.caretRect(at: string.utf8.count).minX == text.size.width)
  }

  @Test("A selection that ends within a right-to-left word is two rectangles")
  func bidirectionalSelection() {
    let text = shaper.shape(request("abc שלום def"))
    let rects = text.selectionRects(2..<8)
    #expect(rects.count == 2)
    guard rects.count == 2 else { return }
    #expect(rects[0].minX == text.caretRect(at: 2).minX)
    #expect(abs(rects[0].maxX - width("abc ")) < 0.01)
    #expect(rects[1].minX > rects[0].maxX + 5)
    #expect(abs(rects[1].maxX - text.caretRect(at: 4).minX) < 0.01)
    #expect(text.selectionRects(0..<20).count == 1)
    #expect(abs(text.selectionRects(0..<20)[0].width - text.size.width) < 0.01)
  }

  @Test("A selection has one rectangle per line")
  func selectionOfLines() {
    let text = shaper.shape(request("one\ntwo\nthree"))
    let rects = text.selectionRects(1..<10)
    #expect(rects.count == 3)
    #expect(rects.map(\.minY) == rects.map(\.minY).sorted())
    #expect(abs(rects[1].width - width("two")) < 0.01)
    #expect(text.selectionRects(5..<5).isEmpty)
    #expect(text.selectionRects(-20 ..< -10).isEmpty)
    #expect(text.selectionRects(0..<1000).count == 3)
  }

  @Test("The caret at the end of a wrapped line stays on that line, and an offset after the break is on the next line")
  func wrappedLineEnd() {
    let text = shaper.shape(request("first second", width: width("second") + 1))
    #expect(text.offset(at: CGPoint(x: 500, y: 1)) == 5)
    #expect(text.caretRect(at: 5).minY == 0)
    #expect(text.caretRect(at: 6).minY > 0)
    #expect(text.caretRect(at: 6).minX == 0)
    let unbroken = shaper.shape(request("abcdef", width: width("abc") + 1))
    let end = unbroken.offset(at: CGPoint(x: 500, y: 1))
    #expect(unbroken.caretRect(at: end).minY == 0)
  }

  @Test("An empty last line has a caret position")
  func emptyLastLine() {
    let text = shaper.shape(request("ab\n"))
    let caret = text.caretRect(at: 3)
    #expect(caret.minX == 0)
    #expect(caret.minY > 0)
    #expect(text.offset(at: CGPoint(x: 50, y: caret.midY)) == 3)
  }

  @Test("The graphemes of a ligature share its width")
  func ligatures() {
    let run = TextRun(string: "لا", font: ResolvedFont(family: .named("DejaVu Sans")))
    let text = shaper.shape(TextRequest(runs: [run]))
    let carets = [0, 2, 4].map { text.caretRect(at: $0).minX }
    #expect(carets[0] > carets[1] && carets[1] > carets[2])
  }

  @Test("Carets in truncated text are at the ellipsis")
  func truncatedCaret() {
    let string = "The quick brown fox jumps over the lazy dog"
    for truncation in [TextRequest.Truncation.head, .middle, .tail] {
      let text = shaper.shape(
        request(string, width: 150) {
          $0.lineLimit = 1
          $0.truncation = truncation
        })
      for offset in 0...string.utf8.count {
        let x = text.caretRect(at: offset).minX
        #expect((0...text.size.width).contains(x))
      }
      #expect(text.offset(at: CGPoint(x: 75, y: 5)) <= string.utf8.count)
    }
  }
}
