import Foundation
import Modals
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modals as an app builds them on the presentation host")
struct ModalsTests {
  private func host<Screen: View>(_ screen: Screen) -> TestHost { TestHost(size: CGSize(width: 400, height: 600)) { screen } }

  private func handleBackdropTap(_ host: TestHost) {
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(by: 0.5)
  }

  private func finish(_ host: TestHost) {
    host.advance(by: 1)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A card slides in, shows what is true now, and leaves by its button or a tap beside")
  func single() throws {
    let host = host(SingleScreen())
    try host.tap("Present")
    host.advance(by: 0.15)
    let halfway = try host.find("A card").frame
    host.advance(by: 0.3)
    #expect(try host.find("A card").frame.minY < halfway.minY)
    #expect(host.exists("Presented 1 times"))
    try host.tap("Done")
    host.advance(by: 0.5)
    #expect(host.exists("Dismissed 1 times") && !host.exists("A card"))
    try host.tap("Present")
    host.advance(by: 0.5)
    #expect(host.exists("Presented 2 times"))
    handleBackdropTap(host)
    #expect(host.exists("Dismissed 2 times"))
    finish(host)
  }

  @Test("Two cards are there at the same time, the later one above")
  func simultaneous() async throws {
    let host = host(SimultaneousScreen())
    try host.tap("Present")
    host.advance(by: 0.5)
    #expect(host.exists("First"))
    try await host.waitForRealTime { host.exists("Second") }
    host.advance(by: 0.5)
    #expect(!host.exists("First"), "it is covered")
    handleBackdropTap(host)
    #expect(host.exists("First") && !host.exists("Second"))
    handleBackdropTap(host)
    #expect(host.exists("Present") && !host.exists("First"))
    finish(host)
  }

  @Test("A card presents another one, and takes it along as it goes")
  func nested() throws {
    let host = host(NestedScreen())
    try host.tap("Present")
    host.advance(by: 0.5)
    for _ in 0..<2 {
      try host.tap("Present another")
      host.advance(by: 0.5)
      #expect(host.exists("Inner"))
      handleBackdropTap(host)
      #expect(host.exists("Outer") && !host.exists("Inner"))
    }
    try host.tap("Present another")
    host.advance(by: 0.5)
    try host.tap("Dismiss both")
    host.advance(by: 1)
    #expect(host.exists("Present") && !host.exists("Outer") && !host.exists("Inner"))
    finish(host)
  }

  @Test("Beside a click-through card the root hears of taps; on it the card does")
  func background() throws {
    let host = host(BackgroundScreen())
    try host.tap("Present")
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 10, y: 300))
    host.tap(at: CGPoint(x: 200, y: 300))
    host.tap(at: CGPoint(x: 200, y: 300))
    #expect(host.exists("Root 1, card 2"))
    try host.tap("Dismiss")
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 200, y: 300))
    #expect(host.exists("Root 2, card 2"))
    finish(host)
  }

  @Test("A card makes room for the keyboard, the root stays")
  func keyboard() throws {
    let host = host(KeyboardScreen())
    try host.tap("Present")
    host.advance(by: 0.5)
    try host.tap("Field 4")
    host.type("typed")
    let before = try host.find("Field 4").frame
    host.keyboard.show(height: 250)
    host.advance(by: 1)
    let after = try host.find("Field 4").frame
    // There are 20 points between the keyboard and the field's border, which is 6 points below its text.
    #expect(before.maxY + 26 > 350 && abs(after.maxY - 324) < 0.5)
    host.keyboard.hide()
    host.advance(by: 1)
    #expect(abs(try host.find("Field 4").frame.maxY - before.maxY) < 0.5)
    #expect(try host.find("Field 4").value == "typed")
    handleBackdropTap(host)
    #expect(host.exists("Foot"))
    finish(host)
  }

  @Test("Layers stand above each other whatever came first, and notes take turns")
  func layers() throws {
    let host = host(LayersScreen())
    try host.tap("Present")
    host.advance(by: 0.5)
    #expect(host.exists("Saved") && !host.exists("Sent"))
    try host.tap("Alert")
    host.advance(by: 0.5)
    #expect(host.exists("Are you sure?") && !host.exists("Alert"))
    try host.tap("Saved")
    host.advance(by: 1)
    #expect(host.exists("Sent"))
    host.press(.escape)
    host.advance(by: 0.5)
    #expect(host.exists("Alert") && host.exists("Sent"))
    host.press(.escape)
    host.advance(by: 0.5)
    try host.tap("Sent")
    host.advance(by: 1)
    #expect(host.exists("Present") && !host.exists("Sent"))
    finish(host)
  }

  @Test("A card stands for an item or an error, and still shows it as it leaves")
  func item() throws {
    let host = host(ItemScreen())
    for (button, text) in [("Apple", "A juicy apple"), ("Pear", "A juicy pear"), ("Stone", "No fruit")] {
      try host.tap(button)
      host.advance(by: 0.5)
      #expect(host.exists(text))
      #expect(hasInk(host.snapshot()))
      host.tap(at: CGPoint(x: 10, y: 10))
      host.advance(by: 0.05)
      // The card has hardly moved: its text is still in the picture, slightly lower.
      #expect(hasInk(host.snapshot()))
      host.advance(by: 1)
      #expect(!host.exists(text))
    }
    finish(host)
  }

  /// Returns `true` if there is text in the middle of the card.
  private func hasInk(_ picture: Snapshot) -> Bool {
    (100..<300).contains { x in (270..<360).contains { y in picture.pixel(x, y).red < 100 } }
  }
}
