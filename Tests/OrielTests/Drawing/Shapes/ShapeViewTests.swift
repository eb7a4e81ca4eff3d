import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Several fills and strokes of one shape")
struct ShapeViewTests {
  private func picture<Content: View>(_ content: Content) -> Snapshot {
    TestHost(size: CGSize(width: 60, height: 60)) { content.frame(width: 40, height: 40) }.snapshot()
  }

  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Snapshot.Pixel(red: 0, green: 0, blue: 255)

  private let pureRed = Color(red: 1, green: 0, blue: 0)
  private let pureBlue = Color(red: 0, green: 0, blue: 1)

  @Test("A border is drawn inside of the shape and above its fill")
  func border() {
    let picture = picture(Rectangle().fill(pureRed).strokeBorder(pureBlue, lineWidth: 6))
    #expect(picture.pixel(30, 30) == red && picture.pixel(12, 30) == blue && picture.pixel(17, 30) == red)
    #expect(picture.pixel(8, 30) != blue)
  }

  @Test("A stroke is drawn half outside of the shape and above its fill")
  func stroke() {
    let picture = picture(Rectangle().fill(pureRed).stroke(pureBlue, lineWidth: 6))
    #expect(picture.pixel(30, 30) == red && picture.pixel(8, 30) == blue && picture.pixel(12, 30) == blue && picture.pixel(14, 30) == red)
  }

  @Test("A fill after a stroke fills the shape and not the line")
  func fillAfterStroke() {
    let picture = picture(Rectangle().stroke(pureBlue, lineWidth: 6).fill(pureRed))
    #expect(picture.pixel(30, 30) == red && picture.pixel(8, 30) == blue && picture.pixel(12, 30) == red)
  }

  @Test("Three fills and strokes of one shape stack in order")
  func three() {
    let picture = picture(Rectangle().fill(pureRed).strokeBorder(.black, lineWidth: 8).strokeBorder(pureBlue, lineWidth: 2))
    #expect(
      picture.pixel(11, 30) == blue && picture.pixel(15, 30) == Snapshot.Pixel(red: 0, green: 0, blue: 0) && picture.pixel(30, 30) == red)
  }
}
