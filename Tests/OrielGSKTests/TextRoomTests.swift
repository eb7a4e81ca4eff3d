import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
@Suite("Inline spaces for pictures in texts")
struct TextRoomTests {
  let shaper = PangoTextShaper()

  private func shape(_ room: TextRun.Room, alone: Bool = false) -> any ShapedText {
    let font = ResolvedFont(size: 20)
    var picture = TextRun(string: "\u{FFFC}", font: font)
    picture.room = room
    let runs = [TextRun(string: "ab", font: font), picture, TextRun(string: "c", font: font)]
    return shaper.shape(TextRequest(runs: alone ? [picture] : runs))
  }

  @Test("A run with an inline space has its width, draws nothing, and makes its line high enough")
  func room() throws {
    let small = shape(TextRun.Room(width: 50, ascent: 10, descent: 2))
    let segment = try #require(small.segments(ofLine: 0).first { $0.run == 1 })
    #expect(abs(segment.width - 50) < 0.1)
    let high = shape(TextRun.Room(width: 50, ascent: 80, descent: 2))
    #expect(high.size.height > 80 && small.size.height < 40)
    #expect(high.firstBaseline == 80)
    let alone = shape(TextRun.Room(width: 50, ascent: 10, descent: 2), alone: true)
    let image = GSKRenderer().image(of: DisplayNode(.text(alone, at: .zero, color: .black)), size: CGSize(width: 60, height: 40), scale: 1)
    #expect(abs(alone.size.width - 50) < 0.1 && image.coverage == 0)
  }

  @Test("A nonfinite or negative inline space has no width")
  func badRoom() {
    for width in [CGFloat.nan, .infinity, -5] {
      let text = shape(TextRun.Room(width: width, ascent: .nan, descent: .infinity), alone: true)
      #expect(text.size.width == 0 && text.size.height.isFinite, "\(width)")
    }
  }
}
