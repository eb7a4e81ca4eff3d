import Foundation
import Testing
import ToolSupport

@testable import Packaging

@Suite struct IconTests {
  private let scratch: Scratch
  private let toolbox = Toolbox(date: Sample.date)

  init() throws { scratch = try Scratch() }

  private func sizes(_ theme: URL) throws -> [String: Int] {
    var sizes: [String: Int] = [:]
    for path in try paths(theme) { sizes[path] = PNGFile(try Data(contentsOf: theme.appendingPathComponent(path)))?.width }
    return sizes
  }

  @Test func anSVGIsScalable() throws {
    let icon = try Icon(scratch.file("a.svg", Sample.svg))
    let theme = scratch.url.appendingPathComponent("theme")
    #expect(try icon.write(into: theme, named: "com.example.A", toolbox: toolbox).notes.isEmpty)
    #expect(try paths(theme) == ["scalable/apps/com.example.A.svg"])
  }

  @Test(arguments: [
    "<svg/>", "\u{FEFF}<svg:svg xmlns:svg='a'/>", "<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg >", "<?xml version='1.0'?><!-- x --y --><svg>",
  ])
  func beginningsOfSVGAreKnown(text: String) throws { _ = try Icon(scratch.file("a.svg", text)) }

  @Test(arguments: ["<html><svg/></html>", "", "svg", "<svgx>"]) func otherTextsAreNone(text: String) throws {
    #expect(failure { try Icon(scratch.file("a.svg", text)) } == "The icon a.svg is neither a PNG nor an SVG: save it as one of them.")
  }

  @Test func theDefaultIconHasTheFirstLetter() throws {
    let icon = Icon(letterOf: " éclair")
    guard case .svg(let data) = icon.image else {
      Issue.record("The icon isn't an SVG.")
      return
    }
    #expect(String(decoding: data, as: UTF8.self).contains(">É</text>"))
    _ = try Icon(scratch.file("a.svg", data))
  }

  @Test(.enabled(if: Sample.hasImageMagick), arguments: ["", "gdk-pixbuf-thumbnailer"]) func aPNGIsScaledDown(tool: String) throws {
    var toolbox = toolbox
    if !tool.isEmpty {
      guard let path = Command(tool).path else { return }
      try scratch.tool(tool, "exec \(path) \"$@\"")
      toolbox.folders = [scratch.url.appendingPathComponent("tools").path]
    }
    let icon = try Icon(scratch.file("a.png", Sample.png(200)))
    let theme = scratch.url.appendingPathComponent("theme")
    let written = try icon.write(into: theme, named: "a", toolbox: toolbox)
    #expect(
      try sizes(theme) == [
        "16x16/apps/a.png": 16, "24x24/apps/a.png": 24, "32x32/apps/a.png": 32, "48x48/apps/a.png": 48, "64x64/apps/a.png": 64,
        "128x128/apps/a.png": 128,
      ])
    #expect(written.file == theme.appendingPathComponent("128x128/apps/a.png"))
    #expect(written.notes.isEmpty)
  }

  @Test(.enabled(if: Sample.hasImageMagick)) func withoutAToolOneSizeIsThere() throws {
    var toolbox = toolbox
    toolbox.folders = []
    let icon = try Icon(scratch.file("a.png", Sample.png(256)))
    let theme = scratch.url.appendingPathComponent("theme")
    let notes = try icon.write(into: theme, named: "a", toolbox: toolbox).notes
    #expect(
      notes == [
        "No tool that scales images is installed, so the icon is packaged only in the size 256: install ImageMagick for all sizes."
      ])
    #expect(try sizes(theme) == ["256x256/apps/a.png": 256])
  }

  @Test(.enabled(if: Sample.hasImageMagick)) func textsOfAPNGAreLeftOut() throws {
    let png = try #require(PNGFile(try Sample.png(16)))
    let text = String(decoding: png.data, as: UTF8.self)
    #expect(text.contains("tEXt") || text.contains("tIME"))
    let stripped = try #require(PNGFile(png.withoutTexts))
    #expect(stripped.width == 16)
    #expect(!String(decoding: stripped.data, as: UTF8.self).contains("tEXt"))
  }
}
