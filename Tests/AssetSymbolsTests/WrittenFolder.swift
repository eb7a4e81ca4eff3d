import Foundation

/// A folder in which a test writes files, and which is removed with this object.
final class WrittenFolder {
  let path = NSTemporaryDirectory() + "oriel-symbols-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// Writes sets such as `Hero.imageset`, with a `Contents.json` that has only the common entries.
  func writeSets(_ names: String..., in catalog: String = "Assets.xcassets") throws {
    for name in names { try write("\(catalog)/\(name)/Contents.json", #"{"info": {"author": "xcode", "version": 1}}"#) }
  }

  func writeNamespace(_ name: String, in catalog: String = "Assets.xcassets") throws {
    try write("\(catalog)/\(name)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
  }
}
