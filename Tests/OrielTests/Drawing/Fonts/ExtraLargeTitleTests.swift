import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Extra large titles")
struct ExtraLargeTitleTests {
  @Test("Extra large titles are larger than titles and bold")
  func sizes() throws {
    let host = TestHost(size: CGSize(width: 900, height: 600)) {
      Text("Some text").font(.extraLargeTitle).accessibilityIdentifier("extra")
      Text("Some text").font(.system(.extraLargeTitle2)).accessibilityIdentifier("second")
      Text("Some text").font(.largeTitle.bold()).accessibilityIdentifier("large")
      Text("Some text").font(.title.bold()).accessibilityIdentifier("title")
      Text("Some text").font(.title).accessibilityIdentifier("thin")
    }
    func width(_ name: String) throws -> CGFloat { try host.find(identifier: name).frame.width }
    #expect(try width("extra") > width("large"))
    #expect(try width("second") == width("title") && width("second") > width("thin"))
    host.close()
  }
}
