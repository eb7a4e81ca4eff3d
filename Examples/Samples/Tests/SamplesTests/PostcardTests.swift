import Foundation
import OrielTesting
import Postcard
import SwiftUI
import Testing

@MainActor
@Suite("The postcard")
struct PostcardTests {
  /// Returns the URL of a file with a red picture.
  private func makeFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "photo-\(UUID().uuidString).png")
    let red = TestHost(size: CGSize(width: 40, height: 30)) { Color.red }
    try red.snapshot().pngData.write(to: file)
    return file
  }

  @Test("A photo that is chosen and a greeting that is written are on the card")
  func making() async throws {
    let host = TestHost(size: CGSize(width: 520, height: 620)) { PostcardScreen() }
    let file = try makeFile()
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try host.find("Postcard").value?.hasPrefix("no photo") == true)
    try host.tap("Choose a Photo…")
    try host.choose(file)
    try await host.wait { (try? host.find("Postcard").value?.hasPrefix("with a photo")) == true }
    let card = try host.find("Postcard").frame
    let pixel = host.snapshot().pixel(Int(card.midX), Int(card.minY + 100))
    #expect(pixel.red > 200 && pixel.green < 90)

    try host.tap("Greeting")
    host.type("From the sea")
    #expect(try host.find("Postcard").value?.hasSuffix("From the sea") == true)
  }

  @Test("A file that isn't a picture is refused")
  func broken() async throws {
    let host = TestHost(size: CGSize(width: 520, height: 620)) { PostcardScreen() }
    let file = FileManager.default.temporaryDirectory.appending(path: "photo-\(UUID().uuidString).png")
    try Data("not a picture".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try host.tap("Choose a Photo…")
    try host.choose(file)
    try await host.wait { (try? host.find("The photo can’t be read.")) != nil }
    #expect(try host.find("Postcard").value?.hasPrefix("no photo") == true)
  }
}
