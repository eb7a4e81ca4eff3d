import Foundation

/// A program that was built with the tests, linked into its own folder with an Info.plist beside it.
final class InstalledProgram {
  let path: String
  private let folder: URL

  static func built(_ name: String) -> String? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return [folder.appendingPathComponent(name).path, ".build/debug/\(name)"].first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// - Parameter info: The values of the Info.plist, in addition to the identifier.
  init(_ built: String, identifier: String, info: [String: Any] = [:]) throws {
    // In the folder of the build, because a hard link can't cross file systems.
    folder = URL(fileURLWithPath: built).deletingLastPathComponent().appendingPathComponent("installed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(URL(fileURLWithPath: built).lastPathComponent).path
    try FileManager.default.linkItem(atPath: URL(fileURLWithPath: built).resolvingSymlinksInPath().path, toPath: path)
    let plist = info.merging(["CFBundleIdentifier": identifier]) { $1 }
    let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
  }

  func end() { try? FileManager.default.removeItem(at: folder) }

  deinit { end() }
}
