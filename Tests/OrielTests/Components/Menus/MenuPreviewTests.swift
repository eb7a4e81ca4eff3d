import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Previews of context menus")
struct MenuPreviewTests {
  private func host(_ size: CGSize, entries: Int = 1, direction: LayoutDirection = .leftToRight) throws -> TestHost {
    let host = TestHost(size: size, layoutDirection: direction) {
      Text(verbatim: "Album").contextMenu {
        ForEach(0..<entries, id: \.self) { Button("Entry \($0)") {} }
      } preview: {
        VStack {
          Color.red.frame(width: 260, height: 260).accessibilityElement().accessibilityLabel("Art")
          Text(verbatim: "Title")
        }
        .padding()
        .frame(width: 300)
      }
    }
    try host.secondaryTap("Album")
    try host.settle()
    return host
  }

  @Test("The preview has its own size if the window has space for it")
  func whole() throws {
    let host = try host(CGSize(width: 390, height: 700))
    let (art, title, entry) = try (host.find("Art").frame, host.find("Title").frame, host.find("Entry 0").frame)
    #expect(art.size == CGSize(width: 260, height: 260) && title.minY >= art.maxY && entry.minY >= title.maxY)
    #expect(entry.width >= 300 && abs(art.midX - entry.midX) < 1)
    let picture = host.snapshot()
    for y in [art.minY + 4, art.maxY - 4] {
      let pixel = picture.pixel(Int(art.midX), Int(y))
      #expect(pixel.red > 200 && pixel.green < 120)
    }
  }

  @Test(
    "The preview is scaled down as a whole if the window has too little space", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scaled(direction: LayoutDirection) throws {
    for size in [CGSize(width: 390, height: 260), CGSize(width: 240, height: 700)] {
      let host = try host(size, direction: direction)
      let (art, title, entry) = try (host.find("Art").frame, host.find("Title").frame, host.find("Entry 0").frame)
      #expect(art.width < 250 && art.width > 60 && abs(art.width - art.height) < 1)
      #expect(art.minX >= 8 && art.maxX <= size.width - 8 && art.minY >= 8)
      #expect(title.minY >= art.maxY && title.maxY <= entry.minY && entry.maxY <= size.height - 8)
      #expect(abs(art.midX - entry.midX) < 1)
    }
  }

  @Test("The preview keeps half of the space beside many entries, which scroll")
  func manyEntries() throws {
    let host = try host(CGSize(width: 390, height: 400), entries: 30)
    let (art, title) = try (host.find("Art").frame, host.find("Title").frame)
    #expect(art.width > 80 && art.minY >= 8 && title.maxY < 230)
    #expect(try host.find("Entry 0").frame.maxY < 392)
  }
}
