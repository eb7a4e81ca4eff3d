import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Broken asset catalogs and image files", .serialized)
struct BadAssetTests {
  /// A kind of damage to a `Contents.json` file.
  private enum Damage: CaseIterable {
    case missing, folder, empty, noText, cutShort, list, wrongTypes, deep, large

    /// Returns the damaged contents, or `nil` if there is no such file.
    func contents(_ valid: String, key: String) -> Data? {
      switch self {
      case .missing, .folder: nil
      case .empty: Data()
      case .noText: Data([0xC3, 0x28, 0x00, 0xFF])
      case .cutShort: Data(valid.utf8.dropLast(3))
      case .list: Data("[\(valid)]".utf8)
      case .wrongTypes: Data(#"{"\#(key)": {"filename": 5}}"#.utf8)
      case .deep: Data(String(repeating: "[", count: 100_000).utf8)
      case .large: Data(valid.utf8) + Data(repeating: UInt8(ascii: " "), count: 10 << 20)
      }
    }
  }

  private struct Shown {
    let dump: String
    let pixel: Snapshot.Pixel
    let messages: [String]

    var isDashedSquare: Bool { dump.contains("stroke") && !dump.contains("image") }

    func messages(saying text: String) -> Int { messages.filter { $0.contains(text) }.count }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let redPixel = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private static let imageContents = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
  private static let colorContents = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """

  private func shown<V: View>(@ViewBuilder _ content: () -> V) -> Shown {
    let host = TestHost(size: CGSize(width: 40, height: 40), content: content)
    defer { host.close() }
    host.render()
    return Shown(dump: host.displayDump, pixel: host.snapshot().pixel(20, 20), messages: host.messages)
  }

  private func square() -> Data {
    let host = TestHost(size: CGSize(width: 8, height: 8)) { red }
    defer { host.close() }
    return host.snapshot().pngData
  }

  private func write(_ files: [String: Data], to folder: URL) throws {
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  /// Calls `body` with a bundle that contains the files, and removes the files afterwards.
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-bad-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(files, to: folder)
    try body(#require(Bundle(path: folder.path)))
  }

  private func files(_ damage: Damage, _ folder: String, valid: String, key: String) -> [String: Data] {
    let path = "Assets.xcassets/\(folder)/Contents.json"
    if damage == .folder { return [path + "/a.txt": Data()] }
    return damage.contents(valid, key: key).map { [path: $0] } ?? [:]
  }

  @Test(
    "An image set with a broken Contents.json is reported once and drawn as a dashed square, and others still work",
    arguments: Damage.allCases)
  private func imageSet(_ damage: Damage) throws {
    var all = files(damage, "Photo.imageset", valid: Self.imageContents, key: "images")
    all["Assets.xcassets/Photo.imageset/a.png"] = square()
    all["Assets.xcassets/Whole.imageset/a.png"] = square()
    all["Assets.xcassets/Whole.imageset/Contents.json"] = Data(Self.imageContents.utf8)
    try withBundle(all) { bundle in
      let broken = shown {
        ZStack {
          Image("Photo", bundle: bundle)
          Image("Photo", bundle: bundle)
        }
      }
      #expect(broken.isDashedSquare)
      #expect(broken.messages(saying: "Photo.imageset cannot be read") == 1)
      #expect(broken.messages(saying: "The image Photo doesn't exist") == 1)
      #expect(shown { Image("Whole", bundle: bundle) }.pixel == redPixel)
    }
  }

  @Test("A color set with a broken Contents.json is reported once and drawn gray, and others still work", arguments: Damage.allCases)
  private func colorSet(_ damage: Damage) throws {
    var all = files(damage, "Ink.colorset", valid: Self.colorContents, key: "colors")
    all["Assets.xcassets/Ink.colorset/note.txt"] = Data()
    all["Assets.xcassets/Whole.colorset/Contents.json"] = Data(Self.colorContents.utf8)
    try withBundle(all) { bundle in
      let broken = shown { Color("Ink", bundle: bundle) }
      #expect(broken.pixel == shown { Color.gray }.pixel)
      #expect(broken.messages(saying: "Ink.colorset cannot be read") == 1)
      #expect(broken.messages(saying: "no color named Ink") == 1)
      #expect(shown { Color("Whole", bundle: bundle) }.pixel == redPixel)
    }
  }

  @Test("A Contents.json of 1 MiB is read like a shorter one")
  func long() throws {
    let padding = Data(repeating: UInt8(ascii: "\n"), count: 1 << 20)
    try withBundle(["Assets.xcassets/Ink.colorset/Contents.json": Data(Self.colorContents.utf8) + padding]) { bundle in
      let result = shown { Color("Ink", bundle: bundle) }
      #expect(result.pixel == redPixel && result.messages.isEmpty)
    }
  }

  @Test("A color with invalid components is reported once and drawn gray", arguments: ["1e999", "nan", "-inf", "0xZZ", "", "red"])
  func components(_ component: String) throws {
    let contents = Self.colorContents.replacingOccurrences(of: "1.000\", \"green", with: "\(component)\", \"green")
    try #require(contents != Self.colorContents)
    try withBundle(["Assets.xcassets/Ink.colorset/Contents.json": Data(contents.utf8)]) { bundle in
      let result = shown { Color("Ink", bundle: bundle) }
      #expect(result.pixel == shown { Color.gray }.pixel)
      #expect(result.messages(saying: "Ink.colorset cannot be read") == 1)
    }
  }

  @Test("An image set without existing files is reported once and drawn as a dashed square")
  func noFiles() throws {
    let contents = #"{"images": [{"filename": 5}, {"filename": ""}, {"idiom": "universal"}, {"filename": "gone.png"}]}"#
    try withBundle(["Assets.xcassets/Photo.imageset/Contents.json": Data(contents.utf8)]) { bundle in
      let result = shown { Image("Photo", bundle: bundle) }
      #expect(result.isDashedSquare)
      #expect(result.messages(saying: "Photo") == 1)
    }
  }

  @Test("An invalid scale in an image set is ignored", arguments: ["0x", "-1x", "nanx", "infx", "x", "big"])
  func scales(_ scale: String) throws {
    let contents = #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "\#(scale)"}]}"#
    let files = [
      "Assets.xcassets/Photo.imageset/a.png": square(), "Assets.xcassets/Photo.imageset/Contents.json": Data(contents.utf8),
    ]
    try withBundle(files) { bundle in
      let host = TestHost(size: CGSize(width: 40, height: 40)) { Image("Photo", bundle: bundle) }
      defer { host.close() }
      let size = try host.find("Photo").frame.size
      #expect(size == CGSize(width: 8, height: 8))
      #expect(host.snapshot().pixel(20, 20) == redPixel)
    }
  }

  @Test(
    "An image file overwritten with 10 MiB of invalid data is reported once and drawn as a dashed square",
    arguments: ["png", "jpg", "gif", "svg"])
  func grown(_ type: String) throws {
    try withBundle(["photo.\(type)": square()]) { bundle in
      let before = shown { Image("photo", bundle: bundle) }
      #expect(before.pixel == redPixel && before.messages.isEmpty)
      let url = bundle.bundleURL.appendingPathComponent("photo.\(type)")
      try Data(repeating: UInt8(ascii: "x"), count: 10 << 20).write(to: url)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: url.path)
      let after = shown {
        ZStack {
          Image("photo", bundle: bundle)
          Image("photo", bundle: bundle).resizable()
        }
      }
      #expect(after.isDashedSquare)
      #expect(after.messages(saying: "photo") == 1 && after.messages.count == 1)
    }
  }

  @Test("An image with more pixels than the limit is reported once and drawn as a dashed square")
  func manyPixels() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>"#
    try withBundle(["huge.svg": Data(svg.utf8)]) { bundle in
      let result = shown { Image("huge", bundle: bundle).resizable() }
      #expect(result.isDashedSquare)
      #expect(result.messages(saying: "huge") == 1)
    }
  }
}
