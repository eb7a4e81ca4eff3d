import Foundation
import Testing

/// The path of the SDK that `Scripts/test` has installed, from the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

/// `oriel snapshot` and `oriel preview` with a package of two programs, a library product and a library that belongs to no product.
@Suite("Previews of a package", .serialized, .enabled(if: sdk != nil && XvfbSession.isAvailable))
struct PreviewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel previews \(UUID().uuidString)")

  private static let sources = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", defaultLocalization: "en", platforms: [.macOS(.v15)], products: [.library(name: "Shown", targets: ["Shown"])],
      targets: [
        .executableTarget(name: "Till", dependencies: ["Shown"]), .executableTarget(name: "Export"), .target(name: "Shown"), .target(name: "CApart"),
        .target(name: "Apart", dependencies: ["CApart"], resources: [.process("Resources")]),
      ])
    """,
    "Sources/Till/TillApp.swift": """
    import Shown
    import SwiftUI
    @main struct TillApp: App { var body: some Scene { WindowGroup { Sign() } } }
    #Preview("The till", traits: .landscapeLeft) { Sign() }
    """,
    "Sources/Export/main.swift": "print(\"exported\")",
    "Sources/Export/Progress.swift": """
    import SwiftUI
    private struct Progress_Previews: PreviewProvider {
      static var previews: some View {
        Color.red.previewLayout(.fixed(width: 40, height: 20)).previewDisplayName("Small")
        Color.blue.frame(width: 30, height: 50).previewLayout(.sizeThatFits)
      }
    }
    """,
    "Sources/Shown/Sign.swift": """
    import SwiftUI
    public struct Sign: View {
      @Environment(\\.colorScheme) private var colorScheme
      public init() {}
      public var body: some View { colorScheme == .dark ? Color.blue : Color.red }
    }
    #Preview { Sign() }
    """,
    "Sources/Shown/Moving.swift": """
    import SwiftUI
    private struct Moving: View {
      @State private var isThere = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: isThere ? 80 : 0).frame(width: 100, alignment: .leading)
          .onAppear { withAnimation(.easeIn(duration: 1)) { isThere = true } }
      }
    }
    private struct Loading: View {
      @State private var color = Color.red
      var body: some View {
        color.frame(width: 20, height: 20).task {
          try? await Task.sleep(for: .milliseconds(5))
          color = await Task.detached { Color.blue }.value
        }
      }
    }
    private struct Endless: View {
      @State private var isUp = false
      var body: some View {
        Color.red.opacity(isUp ? 1 : 0.5).frame(width: 20, height: 20)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isUp = true } }
          .task { while !Task.isCancelled { isUp.toggle(); await Task.yield() } }
      }
    }
    #Preview("Moving", traits: .sizeThatFitsLayout) { Moving() }
    #Preview("Loading", traits: .sizeThatFitsLayout) { Loading() }
    #Preview("Endless", traits: .sizeThatFitsLayout) { Endless() }
    #Preview("Faulty", traits: .sizeThatFitsLayout) { Text(verbatim: [String]()[1]) }
    #Preview("Last: of all", traits: .sizeThatFitsLayout) { Color.red.frame(width: 10, height: 10) }
    """,
    "Sources/Apart/Apart.swift": """
    import CApart
    import SwiftUI
    #Preview("Bundled", traits: .fixedLayout(width: 30, height: 30)) {
      let url = Bundle.module.url(forResource: "name", withExtension: "txt")
      let name = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      name == "blue" && apart() == 7 ? Color.blue : Color.red
    }
    """,
    "Sources/Apart/Resources/name.txt": "blue",
    "Sources/CApart/include/apart.h": "int apart(void);",
    "Sources/CApart/apart.c": "#include \"apart.h\"\nint apart(void) { return 7; }\n",
  ]

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func oriel(_ arguments: String..., in path: String = "Shop") throws -> (code: Int32?, output: String) {
    let child = try ChildProcess(
      "sh", ["-c", "cd \"$0\" && exec \"$@\"", folder.appendingPathComponent(path).path, try #require(sdk) + "/bin/oriel"] + arguments,
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_CACHE_HOME": folder.appendingPathComponent("caches").path])
    return (child.exitCode(within: 300), child.output)
  }

  private func pictures(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path).filter { $0.hasSuffix(".png") }.sorted()
  }

  /// Returns the size of a picture and the color of one of its pixels: `red` or `blue` for the system colors.
  private func look(_ path: String, x: Int, y: Int) throws -> String {
    let child = try ChildProcess(
      "convert",
      [folder.appendingPathComponent(path).path, "-alpha", "off", "-depth", "8", "-format", "%w %h %[hex:p{\(x),\(y)}]", "info:"])
    #expect(child.exitCode(within: 20) == 0, "\(child.output)")
    let parts = child.output.split(separator: " ")
    guard parts.count == 3, let value = Int(parts[2].prefix(6), radix: 16) else { return child.output }
    let (red, green, blue) = (value >> 16, value >> 8 & 0xff, value & 0xff)
    let name =
      red > 220 && green < 100 && blue < 100 ? "red" : blue > 220 && red < 60 ? "blue" : red > 240 && green > 240 ? "white" : "\(parts[2])"
    return "\(parts[0]) x \(parts[1]) \(name)"
  }

  @Test("oriel snapshot draws settled previews of a package, a file or a program at their sizes, and reports faults and differences")
  func pictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.sources { try write(text, to: "Shop/\(path)") }

    let all = try oriel("snapshot")
    #expect(all.code == 1 && all.output.contains("✗ Shown/Faulty: the program ended by signal 4: Index out of range"), "\(all.output)")
    #expect(all.output.contains("1 preview couldn't be drawn."), "\(all.output)")
    let names = [
      "Apart/Bundled", "Export/Progress-2", "Export/Progress-Small", "Shown/Endless", "Shown/Last-of-all", "Shown/Loading", "Shown/Moving",
      "Shown/Sign",
      "Till/The-till",
    ]
    #expect(try pictures(in: "Shop/snapshots") == names.flatMap { ["\($0)-dark.png", "\($0)-light.png"] })
    for (name, x, y, wanted) in [
      ("Apart/Bundled", 30, 30, "60 x 60 blue"), ("Export/Progress-Small", 40, 20, "80 x 40 red"),
      ("Export/Progress-2", 30, 50, "60 x 100 blue"),
      ("Shown/Last-of-all", 10, 10, "20 x 20 red"), ("Shown/Loading", 20, 20, "40 x 40 blue"), ("Shown/Moving", 180, 20, "200 x 40 red"),
      ("Shown/Moving", 100, 20, "200 x 40 white"), ("Shown/Sign", 300, 800, "780 x 1688 red"),
      ("Till/The-till", 800, 300, "1688 x 780 red"),
    ] {
      #expect(try look("Shop/snapshots/\(name)-light.png", x: x, y: y) == wanted, "\(name)")
    }
    #expect(try look("Shop/snapshots/Shown/Sign-dark.png", x: 300, y: 800) == "780 x 1688 blue")

    // A single file, before and after a change.
    let before = try oriel("snapshot", "Sources/Shown/Sign.swift", "--scheme", "light", "--scale", "1", "--output", "../before")
    #expect(before.code == 0, "\(before.output)")
    #expect(try pictures(in: "before") == ["Shown/Sign-light.png"])
    let same = try oriel(
      "snapshot", "Sources/Shown/Sign.swift", "--scheme", "light", "--scale", "1", "--output", "../after", "--compare", "../before")
    #expect(same.code == 0, "\(same.output)")
    let sign = try #require(Self.sources["Sources/Shown/Sign.swift"])
    try write(sign.replacingOccurrences(of: "Color.red", with: "Color.green"), to: "Shop/Sources/Shown/Sign.swift")
    let other = try oriel(
      "snapshot", "Sources/Shown/Sign.swift", "--scheme", "light", "--scale", "1", "--output", "../after", "--compare", "../before")
    #expect(other.code == 1 && other.output.contains("1 of 1 pictures differs from ../before."), "\(other.output)")
    #expect(try pictures(in: "after") == ["Shown/Sign-light.difference.png", "Shown/Sign-light.png"])
    let refused = try oriel("snapshot", "--output", "../before", "--compare", "../before")
    #expect(refused.code == 1 && refused.output.contains("specify another folder with --output"), "\(refused.output)")

    // A program, with the previews that it contains.
    let program = try oriel("snapshot", "Till", "--scheme", "dark", "--match", "till", "--output", "../till")
    #expect(program.code == 0, "\(program.output)")
    #expect(try pictures(in: "till") == ["Till/The-till-dark.png"])
    let nothing = try oriel("snapshot", "Export", "--match", "till", "--output", "../nothing")
    #expect(
      nothing.code == 1 && nothing.output.contains("No preview has \"till\" in its name. The previews are Export/Progress."),
      "\(nothing.output)")

    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("nothing").path))

    // A file outside of all packages. The command writes only pictures into its folder.
    try write("import SwiftUI\n#Preview(traits: .fixedLayout(width: 8, height: 9)) { Color.red }\n", to: "loose/Small card.swift")
    let loose = try oriel("snapshot", "Small card.swift", in: "loose")
    #expect(loose.code == 0, "\(loose.output)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("loose").path).sorted() == [
        "Small card.swift", "snapshots",
      ])
    #expect(try look("loose/snapshots/Smallcard/Small-card-light.png", x: 4, y: 4) == "16 x 18 red")

    try window()
  }

  /// The preview window, opened with `Scripts/preview`, which runs `oriel`. It is opened again when a file changes, and a build that fails
  /// doesn't affect it.
  private func window() throws {
    try write(try #require(Self.sources["Sources/Shown/Sign.swift"]), to: "Shop/Sources/Shown/Sign.swift")
    let session = try XvfbSession(width: 1100, height: 850)
    defer { session.end() }
    let script = try session.launch(
      "Scripts/preview", [folder.appendingPathComponent("Shop").path, folder.appendingPathComponent("Shop/Sources/Shown/Sign.swift").path],
      environment: ["ORIEL_SDK": try #require(sdk), "ORIEL_COLOR_SCHEME": "light"])
    let first = try session.window(titled: "Previews", within: 120)
    let area = (x: 230, y: 60, width: 700, height: 600)
    let isDrawn = try poll(for: 15) {
      try session.pixels(in: area, of: first) { $0.red > 220 && $0.green < 100 && $0.blue < 100 } > 10_000 ? true : nil
    }
    #expect(isDrawn == true)
    Thread.sleep(forTimeInterval: 1.1)
    let sign = try #require(Self.sources["Sources/Shown/Sign.swift"])
    try write(sign.replacingOccurrences(of: "Color.red", with: "Nothing.red"), to: "Shop/Sources/Shown/Sign.swift")
    try script.waitForOutput("Shown doesn't build. (waiting for a change)", within: 60)
    #expect(try session.window(titled: "Previews") == first)
    try write(sign.replacingOccurrences(of: "Color.red", with: "Color.green"), to: "Shop/Sources/Shown/Sign.swift")
    // The new window may have the identifier of the old one.
    let second = poll(for: 60) { () -> XvfbSession.Window? in
      guard let window = try? session.window(titled: "Previews", within: 1),
        let count = try? session.pixels(in: area, of: window, where: { $0.green > $0.red + 60 && $0.green > $0.blue + 60 })
      else { return nil }
      return count > 10_000 ? window : nil
    }
    #expect(second != nil, "\(script.output.suffix(2000))")
    script.end()
    let isGone = poll(for: 10) { (try? session.run("xdotool", "search", "--onlyvisible", "--name", "^Previews$")) == nil ? true : nil }
    #expect(isGone == true, "the window closes with the command")
  }
}
