import Foundation
import Testing

@Suite("The inspector", .serialized, .enabled(if: XvfbSession.isAvailable))
struct InspectorTests {
  @Test("The inspector opens beside the program's window, highlights the selected view there, and closes with that window")
  func inspects() throws {
    let session = try XvfbSession(width: 1280, height: 900)
    defer { session.end() }
    let program = try session.launch(try Gallery.path, environment: ["ORIEL_INSPECT": "1", "ORIEL_COLOR_SCHEME": "light"])
    let gallery = try session.window(titled: "Oriel Gallery")
    let inspector = try session.window(titled: "Inspector")
    let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 0, 300, 300), of: inspector) > 100 ? true : nil }
    #expect(isDrawn == true)
    /// Indicates whether a point of the window that is white without a highlight is tinted.
    func isMarked() throws -> Bool {
      let pixel = try session.pixel(x: 600, y: 20, in: gallery)
      return pixel.blue > pixel.red + 20
    }
    #expect(try !isMarked())
    // The first row is the first view of the window.
    let marked = try poll(for: 15) { () -> Bool? in
      try session.click(x: 80, y: 68, in: inspector)
      return try isMarked() ? true : nil
    }
    #expect(marked == true)
    try session.close(gallery)
    #expect(poll(for: 10) { program.isRunning ? nil : true } == true)
  }
}
