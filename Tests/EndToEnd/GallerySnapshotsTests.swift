import Foundation
import Testing

private let snapshotProgram = InstalledProgram.built("GallerySnapshots")

/// `Scripts/gallery --snapshot`, which opens all sections with taps.
@Suite("Snapshots of the Gallery", .enabled(if: snapshotProgram != nil))
struct GallerySnapshotsTests {
  @Test("All sections are rendered, light and dark, without a display")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try ChildProcess(
      try #require(snapshotProgram), [folder.path, "0.5"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    defer { process.end() }
    #expect(process.exitCode(within: 240) == 0, "\(process.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let (light, dark) = (names.filter { $0.hasSuffix("-light.png") }, names.filter { $0.hasSuffix("-dark.png") })
    #expect(light.count > 70 && light.count == dark.count && light.count + dark.count == names.count, "\(names.sorted())")
  }
  @Test(
    "Invalid options print the usage and exit with code 2",
    arguments: [["--text-size", "enormous"], ["--text-scale", "9"], ["--language"], ["--unknown"], []])
  func refusals(_ options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-gallery-\(UUID().uuidString)")
    let process = try ChildProcess(try #require(snapshotProgram), options + (options.isEmpty ? [] : [folder.path]))
    defer { process.end() }
    #expect(process.exitCode(within: 30) == 2)
    #expect(process.output.hasPrefix("Usage"))
  }
}
