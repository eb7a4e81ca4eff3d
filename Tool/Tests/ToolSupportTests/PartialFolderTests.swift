import Foundation
import Testing
import ToolSupport

@Suite("Partial folders")
struct PartialFolderTests {
  @Test("A partial folder is hidden, and its files move to their destination, replacing existing ones")
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
