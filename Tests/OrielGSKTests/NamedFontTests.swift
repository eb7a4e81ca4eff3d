import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

/// Tests of fonts that an app names and bundles.
@MainActor
struct NamedFontTests {
  private final class Log { var names: [String] = [] }

  /// Writes a copy of an installed font with a name that isn't installed, and returns its path.
  private func fontFile(named name: String) throws -> String {
    var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = (try #require("Inter".data(using: encoding)), try #require(name.data(using: encoding)))
      var start = data.startIndex
      while let range = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(range, with: new)
        start = range.upperBound
      }
    }
    let path = NSTemporaryDirectory() + "oriel-\(UUID().uuidString).otf"
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func width(_ family: ResolvedFont.Family, weight: Int = 400, in shaper: PangoTextShaper) -> CGFloat {
    let font = ResolvedFont(family: family, size: 40, weight: weight)
    return shaper.shape(TextRequest(runs: [TextRun(string: "Hamburgefonts", font: font)])).size.width
  }

  @Test("A bundled font file is found by its family name and its PostScript name")
  func files() throws {
    let log = Log()
    let without = PangoTextShaper()
    without.namedFonts.isMissing = { log.names.append($0) }
    let system = width(.named("Qwzyx"), in: without)
    #expect(log.names == ["Qwzyx"])
    #expect(system == width(.system, in: without))

    let path = try fontFile(named: "Qwzyx")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let shaper = PangoTextShaper()
    var asked = 0
    shaper.namedFonts.files = {
      asked += 1
      return ["/no/such/font.ttf", path]
    }
    shaper.namedFonts.isMissing = { log.names.append($0) }
    let bold = width(.named("Inter"), weight: 700, in: shaper)
    #expect(width(.named("Qwzyx"), in: shaper) == bold)
    #expect(width(.named("Qwzyx-Bold"), in: shaper) == bold)
    #expect(bold != system)
    #expect(asked == 1 && log.names == ["Qwzyx"])
  }

  @Test(
    "An unknown or invalid font name is reported and replaced by the system font, and a known name isn't reported",
    arguments: ["", "a\0b", "No such font"])
  func names(_ name: String) {
    let log = Log()
    let shaper = PangoTextShaper()
    shaper.namedFonts.isMissing = { log.names.append($0) }
    _ = width(.named("Inter"), in: shaper)
    #expect(log.names.isEmpty)
    #expect(width(.named(name), in: shaper) == width(.system, in: shaper))
    #expect(log.names == [name])
  }
}
