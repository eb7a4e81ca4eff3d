import Foundation
import Testing
import ToolSupport

@Suite("What isn't finished")
struct PartialFolderTests {
  @Test("It is hidden, and moves to its place in folders that are made for it, over what is there")
  func moves() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-partial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = try PartialFolder(in: place)
    for text in ["1", "2"] {
      try FileManager.default.createDirectory(at: folder.appending("Notes"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending("Notes/A.png"))
      #expect(try folder.finish("Notes/A.png").path == place.appendingPathComponent("Notes/A.png").path)
    }
    #expect(try String(contentsOf: place.appendingPathComponent("Notes/A.png"), encoding: .utf8) == "2")
    folder.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["Notes"])
  }
}
