import Hello
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("The badge")
struct BadgeTests {
  @Test("The image and the colour of the catalog are shown by their symbols, light and dark")
  func pixels() {
    for (colorScheme, ground) in [
      (ColorScheme.light, Snapshot.Pixel(red: 0x00, green: 0x33, blue: 0x66)), (.dark, Snapshot.Pixel(red: 0x33, green: 0x66, blue: 0x99)),
    ] {
      let host = TestHost(size: CGSize(width: 40, height: 40), colorScheme: colorScheme) { Badge() }
      defer { host.close() }
      let picture = host.snapshot()
      #expect(picture.pixel(20, 20) == Snapshot.Pixel(red: 0xFF, green: 0xCC, blue: 0x00), "the star")
      #expect(picture.pixel(20, 4) == ground, "what is around it")
      #expect(picture.pixel(1, 1) != ground, "and nothing beyond the circle")
      #expect(host.messages.isEmpty)
    }
  }
}
