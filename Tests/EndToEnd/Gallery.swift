import Foundation
import Testing

enum Gallery {
  /// The test bundle and the app are built into one folder.
  static var path: String {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let candidates = [folder.appendingPathComponent("Gallery").path, ".build/debug/Gallery"]
      return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }
}
