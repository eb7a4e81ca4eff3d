import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Sized shapes")
struct SizedShapeTests {
  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)

  private func picture<S: Shape>(_ shape: S) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { shape.fill(Color(red: 1, green: 0, blue: 0)) }
    defer { host.close() }
    return host.snapshot()
  }

  @Test("size(_:) draws the shape in the top left corner, and the view keeps its size")
  func corner() {
    for picture in [picture(Rectangle().size(width: 20, height: 10)), picture(Rectangle().size(CGSize(width: 20, height: 10)))] {
      #expect(picture.pixel(2, 2) == red && picture.pixel(18, 8) == red)
      #expect(picture.pixel(22, 5) != red && picture.pixel(10, 12) != red)
    }
  }

  @Test("The anchor positions a sized shape")
  func anchor() {
    let sizes = [
      picture(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)),
      picture(Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing)),
    ]
    for picture in sizes { #expect(picture.pixel(82, 92) == red && picture.pixel(78, 95) != red && picture.pixel(2, 2) != red) }
  }
}
