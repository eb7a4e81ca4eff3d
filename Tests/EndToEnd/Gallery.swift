import Foundation
import Testing

enum Gallery {
  /// The path of the Gallery, which is built into the same folder as the test bundle.
  static var path: String {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let candidates = [folder.appendingPathComponent("Gallery").path, ".build/debug/Gallery"]
      return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }
}
