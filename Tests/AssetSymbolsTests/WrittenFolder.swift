import Foundation

/// A folder that a test writes, file by file, and that is gone with it.
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

  /// Sets such as `Hero.imageset`, with a `Contents.json` that has nothing in it but what every one has.
  func writeSets(_ names: String..., in catalog: String = "Assets.xcassets") throws {
    for name in names { try write("\(catalog)/\(name)/Contents.json", #"{"info": {"author": "xcode", "version": 1}}"#) }
  }

  func writeNamespace(_ name: String, in catalog: String = "Assets.xcassets") throws {
    try write("\(catalog)/\(name)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
  }
}
