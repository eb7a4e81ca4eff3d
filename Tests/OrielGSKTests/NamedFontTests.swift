import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

/// Fonts that a program names and brings along.
@MainActor
struct NamedFontTests {
  private final class Log { var names: [String] = [] }

  /// A copy of an installed font under a name that is not installed.
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

  @Test("a font file that a program brings along is found by its family's and its PostScript name")
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
    "a name with a counterpart among the system's fonts isn't missing, and names that are none are",
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
