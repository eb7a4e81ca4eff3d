import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Fonts by name")
struct FontNameTests {
  private func width(_ font: Font) throws -> (width: CGFloat, messages: [String]) {
    let host = TestHost { Text("Hamburgefonts").font(font).accessibilityIdentifier("text") }
    defer { host.close() }
    return (try host.find(identifier: "text").frame.width, host.messages)
  }

  @Test("A PostScript name or a full name selects that face of the family")
  func faces() throws {
    let family = try width(.custom("Inter", size: 40))
    let bold = try width(.custom("Inter", size: 40).weight(.bold))
    #expect(bold.width > family.width)
    let postScript = try width(.custom("Inter-Bold", size: 40))
    #expect(postScript.width == bold.width)
    #expect(try width(.custom("Inter Bold", size: 40)).width == bold.width)
    let italic = try width(.custom("Inter-Italic", size: 40))
    #expect(italic.width == (try width(.custom("Inter", size: 40).italic())).width)
    #expect(family.messages.isEmpty && postScript.messages.isEmpty && italic.messages.isEmpty)
  }

  @Test("An unknown font name is reported once, and the system font replaces it", arguments: ["Nobody's Grotesk", "Missing-Black"])
  func missing(_ name: String) throws {
    let system = try width(.system(size: 40))
    let host = TestHost {
      Text("Hamburgefonts").font(.custom(name, size: 40)).accessibilityIdentifier("text")
      Text("Other").font(.custom(name, size: 12))
    }
    defer { host.close() }
    #expect(try host.find(identifier: "text").frame.width == system.width)
    #expect(host.messages.count == 1 && host.messages[0].contains("The font \(name) is neither installed"))
  }
}
