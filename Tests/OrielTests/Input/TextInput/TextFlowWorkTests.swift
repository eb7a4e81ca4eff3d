import Foundation
import OrielDrawing
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite struct TextFlowWorkTests {
  @MainActor
  private final class Line: TextFlowSource {
    let contents: EditedText
    let lineSpacing: CGFloat = 0
    let alignmentFraction: CGFloat = 0
    private(set) var shapedCount = 0
    private(set) var readCount = 0

    init(_ text: String) { contents = EditedText(text, hasParagraphs: false) }

    func runs(of paragraph: Int) -> [TextRun] {
      readCount += 1
      return [TextRun(string: contents.string, font: ResolvedFont())]
    }

    func shown(_ paragraph: Int) -> DisplayedParagraph { .plain }

    func shape(_ runs: [TextRun], width: CGFloat?) -> any ShapedText {
      shapedCount += 1
      return StubText(runs)
    }
  }

  @Test("A field's line is read and shaped once, regardless of its length and of the number of queries", arguments: [20, 40_000])
  func longLine(length: Int) {
    let source = Line(String(repeating: "a", count: length))
    let flow = TextFlow(source)
    for offset in [0, length / 2, length] {
      #expect(flow.caretRect(TextCaret(offset)).minX == CGFloat(offset * 10))
      #expect(flow.caret(at: CGPoint(x: offset * 10, y: 5)).offset == offset)
      #expect(!flow.isRightToLeft(at: TextCaret(offset)))
      #expect(flow.layout(0).size.width == CGFloat(length * 10))
    }
    #expect(flow.size(in: nil) == CGSize(width: CGFloat(length * 10), height: 20))
    #expect(source.shapedCount == 1)
    #expect(source.readCount == 1)
  }
}
