import Foundation
import Testing

/// The path of the SDK that `Scripts/test` has installed, from the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

/// The blocks of a Markdown page, in their order.
private struct Page {
  enum Block {
    /// Commands, one on each line.
    case commands([String])
    /// Lines that the output of the previous commands contains.
    case output([String])
    /// The new content of a file.
    case file(path: String, text: String)
  }

  struct Wrong: Error, CustomStringConvertible { let description: String }

  let blocks: [Block]

  /// Parses a page. The last code with a file name in the paragraph above a block is the path of its file.
  init(_ text: String) throws {
    var blocks: [Block] = []
    var paragraph = ""
    var open: (language: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if var block = open {
        guard line == "```" else {
          block.lines.append(line)
          open = block
          continue
        }
        open = nil
        switch block.language {
        case "sh": blocks.append(.commands(block.lines))
        case "text": blocks.append(.output(block.lines))
        default:
          guard let path = paragraph.matches(of: /`([^`\s]+\.\w+)`/).last?.1 else {
            throw Wrong(description: "No file is named above the block that begins with \(block.lines.first ?? "")")
          }
          blocks.append(.file(path: String(path), text: block.lines.joined(separator: "\n") + "\n"))
        }
        paragraph = ""
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else if line.isEmpty {
        // An empty line may separate the paragraph from its block.
        if !paragraph.isEmpty, !paragraph.hasSuffix("\n") { paragraph += "\n" }
      } else {
        paragraph = paragraph.hasSuffix("\n") ? line : "\(paragraph) \(line)"
      }
    }
    self.blocks = blocks
  }
}

/// Follows `Documentation/FirstTenMinutes.md` literally.
@Suite("The first ten minutes", .serialized, .enabled(if: sdk != nil && XvfbSession.isAvailable))
struct TutorialTests {
  /// The titles of the windows that commands open, which are closed when they have been drawn. The window of the program takes the title of
  /// its screen.
  private static let windows = ["oriel run": ["Hello", "To pack"], "oriel preview": ["Previews"]]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel new \(UUID().uuidString)")

  private final class Reader {
    var directory: URL
    var output = ""
    var pictures: Set<String> = []
    let session: XvfbSession
    let path: String

    init(in directory: URL, session: XvfbSession, path: String) {
      (self.directory, self.session, self.path) = (directory, session, path)
    }

    /// Runs a line and collects its output.
    func follow(_ line: String) throws {
      if line.hasPrefix("cd ") {
        directory = directory.appendingPathComponent(String(line.dropFirst(3)))
        return
      }
      let window = TutorialTests.windows.first { line == $0.key || line.hasPrefix("\($0.key) ") }
      let begin = Date()
      let environment = ["PATH": path, "ORIEL_NEW_INSTANCE": "1", "ORIEL_COLOR_SCHEME": "light"]
      let command = try session.launch(
        "/bin/sh", ["-c", "cd \"$0\" && exec \(line)", directory.path],
        environment: window == nil ? environment.merging(["DISPLAY": ""]) { $1 } : environment)
      defer { output += command.output }
      guard let window else {
        let code = command.exitCode(within: 600)
        #expect(code == 0, "\(line): \(command.output.suffix(2000))")
        return
      }
      let shown = try session.window(titled: window.value, within: 120)
      let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 0, 300, 160), of: shown) > 100 ? true : nil }
      #expect(isDrawn == true, "\(line): the window contains text")
      print("\(line): a window after \(Int(Date().timeIntervalSince(begin))) s")
      try session.close(shown)
      #expect(command.exitCode(within: 15) == 0, "\(line): \(command.output.suffix(2000))")
    }
  }

  @Test("Every block of the page works as described, and the final package runs without Swift and the SDK")
  func page() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sdk = try #require(sdk)
    let page = try Page(String(contentsOfFile: "Documentation/FirstTenMinutes.md", encoding: .utf8))
    try #require(page.blocks.count > 15)
    let session = try XvfbSession(width: 1100, height: 850)
    defer { session.end() }
    let path = "\(sdk)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let reader = Reader(in: folder, session: session, path: path)
    for block in page.blocks {
      switch block {
      case .commands(let lines):
        reader.output = ""
        for line in lines { try reader.follow(line) }
      case .output(let lines):
        for line in lines { #expect(reader.output.contains(line), "\(reader.output.suffix(2000))") }
      case .file(let path, let text):
        let file = reader.directory.appendingPathComponent(path)
        #expect(FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path), "\(path) is in a folder of the package")
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try #require(!reader.output.contains("error:"), "\(reader.output.suffix(2000))")
    }
    try lookAtPictures(in: reader.directory, session)
    try unpackAndRun(reader.directory, session)
  }

  /// The card of the finished preview contains green, and that of the started one doesn't.
  private func lookAtPictures(in package: URL, _ session: XvfbSession) throws {
    func colors(_ name: String) throws -> String {
      let file = package.appendingPathComponent("snapshots/Hello/\(name)-light.png").path
      return try session.run("convert", file, "-alpha", "off", "-format", "%w x %h %[fx:maxima.g-maxima.r] %[fx:mean]", "info:")
    }
    #expect(try colors("Begun").hasPrefix("640 x 180"))
    #expect(try colors("ContentView").hasPrefix("780 x 1688"))
    let green = try session.run(
      "sh", "-c", "convert \"$0\" -alpha off -depth 8 -fuzz 15% -fill black +opaque '#34c759' -format '%[fx:mean]' info:",
      package.appendingPathComponent("snapshots/Hello/Ready-light.png").path)
    #expect((Double(green) ?? 0) > 0.0005, "\(green)")
  }

  /// The package contains the required parts of Swift and of Oriel.
  private func unpackAndRun(_ package: URL, _ session: XvfbSession) throws {
    let built = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("dist").path)
    let deb = try #require(built.first { $0.hasPrefix("com.example.hello_1.0.0_") && $0.hasSuffix(".deb") })
    #expect(built.count == 1, "\(built)")
    let root = folder.appendingPathComponent("root")
    try session.run("dpkg-deb", "-x", package.appendingPathComponent("dist/\(deb)").path, root.path, timeout: 60)
    // The program can find neither Swift nor the SDK.
    try FileManager.default.moveItem(at: package, to: folder.appendingPathComponent("moved"))
    let program = try session.launch(
      root.appendingPathComponent("usr/lib/Hello/Hello").path,
      environment: ["LD_LIBRARY_PATH": "", "ORIEL_SDK": "", "ORIEL_NEW_INSTANCE": "1", "ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: ["Hello", "To pack"], within: 60)
    func green() throws -> Int {
      try session.pixels(in: (300, 100, 110, 300), of: window) { $0.green > $0.red + 60 && $0.green > $0.blue + 60 }
    }
    let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 40, 200, 160), of: window) > 100 ? true : nil }
    #expect(isDrawn == true, "the dark title is on a light background")
    #expect(try green() == 0)
    // A switch that is on is green.
    let isOn = try poll(for: 10) {
      for y in stride(from: 200, to: 320, by: 30) where try green() == 0 {
        try session.click(x: 362, y: y, in: window)
        Thread.sleep(forTimeInterval: 0.3)
      }
      return try green() > 200 ? true : nil
    }
    #expect(isOn == true)
    let maps = try String(contentsOfFile: "/proc/\(program.processIdentifier)/maps", encoding: .utf8)
    #expect(
      !maps.contains(try #require(sdk)) && !maps.contains("libswiftCore"), "the program contains the required parts of Swift and of the SDK"
    )
  }
}
