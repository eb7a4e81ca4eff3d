import Foundation
import Testing

@Suite("The preview browser of a program", .serialized, .enabled(if: XvfbSession.isAvailable))
struct PreviewTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  @Test("With ORIEL_PREVIEWS a program shows its previews instead of its windows, and stores the selected one")
  func browser() throws {
    try write("", to: "memory")
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = folder.appendingPathComponent("memory")
    let session = try XvfbSession(width: 1100, height: 850)
    defer { session.end() }
    let program = try session.launch(
      try Gallery.path, environment: ["ORIEL_PREVIEWS": memory.path, "ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Previews")
    let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 0, 300, 300), of: window) > 100 ? true : nil }
    #expect(isDrawn == true)
    let chosen = try poll(for: 15) { () -> String? in
      for y in stride(from: 40, to: 300, by: 25) { try session.click(x: 110, y: y, in: window) }
      Thread.sleep(forTimeInterval: 0.3)
      let text = try String(contentsOf: memory, encoding: .utf8)
      return text.isEmpty ? nil : text
    }
    #expect(chosen?.contains("TwoFingers") == true, "\(chosen ?? "nothing")")
    #expect(program.isRunning)
  }
}
