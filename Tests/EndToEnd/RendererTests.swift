import Foundation
import Testing

private let picturesProgram = InstalledProgram.built("RendererPictures")
/// The renderer that `Scripts/test --renderer` has selected.
private let chosenRenderer = ProcessInfo.processInfo.environment["ORIEL_RENDERER"]

/// Compares the drawing of GTK's renderers with that of Cairo. A run without options covers color glyphs in OpenGL; `Scripts/test
/// --renderer NAME` covers the rest.
@Suite("Renderers", .serialized, .enabled(if: XvfbSession.isAvailable && picturesProgram != nil))
struct RendererTests {
  private let renderer = chosenRenderer ?? "gl"

  /// A line of the program's output: the number of blocks per thousand that differ from Cairo's picture, the largest difference, and the
  /// number of Cairo nodes.
  private struct Picture {
    let name: String
    let perMille: Double
    let largest: Int

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count == 4, let perMille = Double(words[1]), let largest = Int(words[2]) else { return nil }
      (name, self.perMille, self.largest) = (String(words[0]), perMille, largest)
    }
  }

  /// Runs the program and returns the lines of its output. The pictures that differ remain in the folder that a failure names.
  private func run(_ arguments: String..., timeout: TimeInterval = 60) throws -> (lines: [Substring], folder: String) {
    let session = try XvfbSession()
    defer { session.end() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-renderer-\(renderer)").path
    let program = try session.launch(try #require(picturesProgram), [folder] + arguments, environment: ["GSK_RENDERER": renderer])
    let code = program.exitCode(within: timeout)
    #expect(code == 0, "\(program.output)")
    return (program.output.split(separator: "\n"), folder)
  }

  private func expectPictures(_ output: (lines: [Substring], folder: String), atLeast count: Int) {
    let pictures = output.lines.compactMap(Picture.init)
    #expect(pictures.count >= count)
    for picture in pictures {
      let allowed = Self.explained(picture.name, renderer)
      #expect(picture.perMille <= allowed, "\(picture.name), by \(picture.largest) at worst: see \(output.folder)")
    }
  }

  /// Returns the number of blocks per thousand that may differ from Cairo's picture, for the reasons in Documentation/Platforms.md.
  private static func explained(_ name: String, _ renderer: String) -> Double {
    switch renderer {
    case "cairo": 0
    // GTK's older OpenGL renderer doesn't antialias edges between pixels, and places glyphs at whole and quarter pixels.
    case "gl": name.hasPrefix("stroke-") ? 160 : 60
    // Cairo draws visible seams between tiles whose edges aren't at whole pixels.
    case _ where name == "image-tiled@1.25": 600
    case _ where name.hasPrefix("text-emoji"): 40
    // Cairo draws visible steps at the start of an angular gradient.
    case _ where name.hasPrefix("paint-angular"): 15
    default: 8
    }
  }

  @Test("Color glyphs are drawn in their own colors")
  func colorGlyphs() throws { expectPictures(try run("nodes", "text-emoji"), atLeast: 6) }

  private func open(_ session: XvfbSession, environment: [String: String] = [:]) throws -> XvfbSession.Window {
    let fixed = ["ORIEL_COLOR_SCHEME": "light", "GSK_RENDERER": renderer]
    try session.launch(Gallery.path, environment: fixed.merging(environment) { $1 })
    let window = try session.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1)
    try session.activate(window)
    return window
  }

  /// Waits until a number of pixels in a region of the window have a strong color. Returns `false` if they don't within the timeout.
  private func isColorful(
    _ session: XvfbSession, _ window: XvfbSession.Window, in area: (x: Int, y: Int, width: Int, height: Int), atLeast count: Int
  ) throws -> Bool {
    try poll(for: 10) {
      let colorful = try session.pixels(in: area, of: window) { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 100 }
      return colorful >= count ? true : nil
    } ?? false
  }

  @Test("Emoji in the Gallery's window are colorful")
  func colorGlyphsInWindow() throws {
    let session = try XvfbSession(width: 1100, height: 800)
    defer { session.end() }
    let window = try open(session)
    try session.click(x: 60, y: 162, in: window)
    #expect(try isColorful(session, window, in: (x: 495, y: 238, width: 90, height: 32), atLeast: 60))
  }

  /// The purple card of the Gallery's first section, slightly inside its edges.
  private static let card = (x: 360, y: 348, width: 170, height: 100)

  @Test("A window is drawn without a graphics device", .enabled(if: chosenRenderer != nil))
  func withoutDevice() throws {
    let session = try XvfbSession(width: 1100, height: 800)
    defer { session.end() }
    let nowhere = ["LIBGL_DRIVERS_PATH", "VK_ICD_FILENAMES", "VK_DRIVER_FILES"].map { ($0, "/nowhere") }
    let window = try open(session, environment: Dictionary(uniqueKeysWithValues: nowhere))
    #expect(try isColorful(session, window, in: Self.card, atLeast: 15_000))
  }

  @Test(
    "A window whose scale changes is drawn again at the new scale, and again when the scale changes back",
    // GTK 4.18 itself crashes in this case with vulkan.
    .enabled(if: chosenRenderer != nil && chosenRenderer != "vulkan" && XvfbSession.has("xsettingsd")))
  func otherScale() throws {
    let session = try XvfbSession(width: 2400, height: 1700)
    defer { session.end() }
    let settings = FileManager.default.temporaryDirectory.appendingPathComponent("xsettings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: settings) }
    func write(scale: Int) throws { try Data("Gdk/WindowScalingFactor \(scale)\n".utf8).write(to: settings) }
    try write(scale: 1)
    let daemon = try session.launch("xsettingsd", ["-c", settings.path])
    try daemon.waitForOutput("Took ownership")
    let window = try open(session)
    #expect(try isColorful(session, window, in: Self.card, atLeast: 15_000))
    try write(scale: 2)
    kill(daemon.processIdentifier, SIGHUP)
    let twice = (x: Self.card.x * 2, y: Self.card.y * 2, width: Self.card.width * 2, height: Self.card.height * 2)
    #expect(try isColorful(session, window, in: twice, atLeast: 60_000), "the card is twice as large")
    // The window manager handles the new size first.
    Thread.sleep(forTimeInterval: 1)
    try write(scale: 1)
    kill(daemon.processIdentifier, SIGHUP)
    #expect(try isColorful(session, window, in: Self.card, atLeast: 15_000), "the card has its original size")
  }

  @Test("Every kind of display node is drawn as Cairo draws it, at integral and fractional scales", .enabled(if: chosenRenderer != nil))
  func nodes() throws { expectPictures(try run("nodes", timeout: 600), atLeast: 230) }

  @Test("The Gallery's sections and demos are drawn as Cairo draws them, in light and dark", .enabled(if: chosenRenderer != nil))
  func gallery() throws { expectPictures(try run("gallery", timeout: 900), atLeast: 60) }

  @Test(
    "Scrolled lists, with or without continuous corners, a moving card, and a view beside a material upload no texture per frame",
    .enabled(if: chosenRenderer == "gl" || chosenRenderer == "ngl"))
  func uploads() throws {
    let lines = try run("uploads").lines.filter { !$0.hasPrefix("renderer") }
    #expect(lines.count == 4)
    for line in lines {
      let counts = line.split(separator: " ").dropFirst().compactMap { Int($0) }
      #expect(counts.count == 50)
      // A new row has its own symbol. GTK 4.18 draws the textures of paths again in each frame, for the visible symbols and for the star
      // and the shape of the card, and those of glyphs for each quarter of a pixel.
      let isList = line.hasPrefix("list") || line.hasPrefix("clipped")
      let paths = isList ? (renderer == "ngl" ? 24 : 1) : line.hasPrefix("card") && renderer == "ngl" ? 12 : 0
      // GTK occasionally rebuilds its atlas of glyphs.
      #expect(counts.count { $0 > paths } <= 2, "\(line)")
    }
  }
}
