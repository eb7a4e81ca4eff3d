import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Visible part of an editor's text")
struct TextInSightTests {
  @Test("Lines of a short text that scroll into view are drawn", arguments: [false, true])
  func scrolled(isRedacted: Bool) throws {
    let text = "One\nTwo\nThree\nFour\nFive\nSix"
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.white.frame(height: 170)
          TextEditor(text: .constant(text)).frame(height: 160).redacted(reason: isRedacted ? .placeholder : [])
        }
      }
    }
    #expect(host.scroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 0, height: 200)))
    try host.settle()
    let picture = host.snapshot()
    // Each line is about 20 points high, and the editor is in the lower part of the window.
    let inked = (0..<8).filter { band in
      (0..<20).contains { row in (0..<100).contains { picture.pixel($0, 40 + band * 20 + row).red < 240 } }
    }
    #expect(inked.count >= 6, "\(inked)")
    host.close()
  }
}
