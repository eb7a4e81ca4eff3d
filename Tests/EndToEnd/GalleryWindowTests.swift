import Foundation
import Testing

/// The Gallery in a real window, with real clicks and keys.
@Suite("The Gallery in a window", .serialized, .enabled(if: XvfbSession.isAvailable))
struct GalleryWindowTests {
  private static var gallery: String {
    get throws {
      // The test bundle and the app are built into one folder.
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let candidates = [folder.appendingPathComponent("Gallery").path, ".build/debug/Gallery"]
      return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }

  private func open() throws -> (XvfbSession, XvfbSession.Window) {
    let session = try XvfbSession(width: 1100, height: 800)
    try session.launch(Self.gallery, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1)
    try session.activate(window)
    return (session, window)
  }

  /// Waits until a pixel is about the colour, or fails.
  private func expect(
    _ session: XvfbSession, _ window: XvfbSession.Window, x: Int, y: Int, isDarkerThan limit: Int, within: TimeInterval = 4
  ) throws -> Bool {
    let end = Date().addingTimeInterval(within)
    repeat {
      let pixel = try session.pixel(x: x, y: y, in: window)
      if pixel.red + pixel.green + pixel.blue < limit * 3 { return true }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return false
  }

  @Test("A click opens the modal over a dimmed window, a click outside sends it away")
  func modal() throws {
    let (session, window) = try open()
    defer { session.end() }
    let empty = (x: 900, y: 640)
    let before = try session.pixel(x: empty.x, y: empty.y, in: window)
    #expect(before.red > 240 && before.green > 240 && before.blue > 240)
    try session.click(x: 60, y: GalleryPlaces.modals, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    try session.click(x: GalleryPlaces.openModal.x, y: GalleryPlaces.openModal.y, in: window)
    #expect(try expect(session, window, x: empty.x, y: empty.y, isDarkerThan: 230), "the window is dimmed")
    Thread.sleep(forTimeInterval: 0.6)
    try session.click(x: empty.x, y: empty.y, in: window)
    Thread.sleep(forTimeInterval: 1)
    let after = try session.pixel(x: empty.x, y: empty.y, in: window)
    #expect(after.red > 240 && after.green > 240 && after.blue > 240, "the dimming is gone")
  }
}

/// Where things stand in the Gallery's window, in points of its content.
private enum GalleryPlaces {
  static let modals = 312
  static let openModal = (x: 285, y: 231)
}
