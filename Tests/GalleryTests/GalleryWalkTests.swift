import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Gallery without a display, with clicks and keys.
@MainActor
@Suite("The Gallery in a headless host")
struct GalleryWalkTests {
  private func open(_ section: GallerySection = .start, _ colorScheme: ColorScheme = .light) -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700), colorScheme: colorScheme) { GalleryView(section: section) }
    host.advance(by: 0.1)
    return host
  }

  @Test("The counter counts, the field receives text, the card springs back, and the count persists when the window is resized")
  func start() throws {
    let host = open()
    try host.tap("Add one")
    try host.tap("Add one")
    host.advance(by: 0.5)
    #expect(try host.find(identifier: "count").label == "2")

    try host.tap("name")
    host.type("Ada")
    host.advance(by: 0.1)
    #expect(try host.find(identifier: "greeting").label == "Hello, Ada!")

    let home = try host.find(identifier: "card").frame
    host.drag(from: CGPoint(x: home.midX, y: home.midY), to: CGPoint(x: home.midX + 80, y: home.midY + 30))
    host.advance(by: 2)
    let after = try host.find(identifier: "card").frame
    #expect(abs(after.midX - home.midX) < 0.5 && abs(after.midY - home.midY) < 0.5)

    host.resize(to: CGSize(width: 700, height: 500))
    host.advance(by: 0.1)
    #expect(try host.find(identifier: "count").label == "2")
  }

  @Test("The modal is presented over a dimmed Gallery, and a click outside dismisses it")
  func modal() throws {
    let host = open()
    try host.tap("section-presentation")
    host.advance(by: 0.3)
    let before = host.snapshot().pixel(900, 640)
    try host.tap("Open the modal")
    host.advance(by: 1)
    #expect(host.exists("Hello"))
    #expect(host.snapshot().pixel(900, 640) != before)
    host.pointerDown(at: CGPoint(x: 900, y: 640))
    host.pointerUp(at: CGPoint(x: 900, y: 640))
    host.advance(by: 1)
    #expect(!host.exists("Hello"))
    #expect(host.exists("Dismissed 1 times"))
    #expect(host.snapshot().pixel(900, 640) == before)
  }

  @Test("Every section is shown without a diagnostic", arguments: GallerySection.allCases)
  func sections(_ section: GallerySection) throws {
    let host = open(section, .dark)
    host.advance(by: 0.5)
    #expect(host.exists(section.title))
    #expect(host.messages.filter { !isAboutDisplay($0) }.isEmpty)
  }
}

/// Indicates whether a message is the diagnostic that the section of web pages reports without a display.
func isAboutDisplay(_ message: String) -> Bool { message.hasPrefix("A web page can't be shown or loaded") }
