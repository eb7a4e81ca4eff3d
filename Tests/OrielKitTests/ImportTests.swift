import Foundation
import Testing

@Suite("Imports of OrielKit")
struct ImportTests {
  @Test("PH-8 OrielKit is pure SwiftUI: its sources import no modules that Apple's systems lack")
  func pureSwiftUI() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/OrielKit").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(files.count > 5)
    for file in files {
      let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
        $0.contains("import ") && !$0.contains("//")
      }
      for line in imports {
        #expect(
          ["import SwiftUI", "import Combine", "import Foundation", "import Observation"].contains(String(line)),
          "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
