import Foundation
import Testing

@Suite("Previews", .serialized, .enabled(if: XvfbSession.isAvailable))
struct PreviewTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")

  private func write(_ text: String, to name: String, isProgram: Bool = false) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
    if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
  }

  @Test("A program shows its previews in place of itself where it is asked to, and remembers which one was chosen")
  func browser() throws {
    try write("", to: "memory")
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = folder.appendingPathComponent("memory")
    let session = try XvfbSession(width: 1100, height: 850)
    defer { session.end() }
    let program = try session.launch(
      try Gallery.path, environment: ["ORIEL_PREVIEWS": memory.path, "ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Previews")
    let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 0, 300, 300), of: window) > 100 ? true : nil }
    #expect(isDrawn == true)
    let chosen = try poll(for: 15) { () -> String? in
      for y in stride(from: 40, to: 300, by: 25) { try session.click(x: 110, y: y, in: window) }
      Thread.sleep(forTimeInterval: 0.3)
      let text = try String(contentsOf: memory, encoding: .utf8)
      return text.isEmpty ? nil : text
    }
    #expect(chosen?.contains("TwoFingers") == true, "\(chosen ?? "nothing")")
    #expect(program.isRunning)
  }

  /// A compiler of the test's own stands for Swift's, so that the script is alone what is tried.
  @Test("The script opens a package's previews anew when a file changes, and leaves them as they are where it can't be built")
  func script() throws {
    try write("// swift-tools-version: 6.1", to: "Package/Package.swift")
    try write("struct A {}", to: "Package/Sources/App/A.swift")
    try write("", to: "log")
    try write(
      """
      #!/bin/bash
      case "$*" in
        *describe*) printf 'Name: Package\\nProducts:\\n    Name: App\\n    Type:\\n        Executable:\\n\\n' ;;
        *--show-bin-path*) echo '\(folder.path)/bin' ;;
        *) echo "built ${*: -1}" >>'\(folder.path)/log'; [[ ! -f '\(folder.path)/broken' ]] ;;
      esac
      """, to: "tools/swift", isProgram: true)
    try write("#!/bin/bash\necho \"shown $ORIEL_PREVIEWS\" >>'\(folder.path)/log'\nexec sleep 100\n", to: "bin/App", isProgram: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func log(_ word: String) throws -> [String] {
      try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix(word) }
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let script = try ChildProcess(
      "Scripts/preview", [folder.appendingPathComponent("Package").path],
      environment: ["PATH": "\(folder.path)/tools:\(path)", "DISPLAY": ":none"])
    defer { script.end() }
    func waitFor(_ count: Int, _ word: String) throws -> Bool { try poll(for: 15) { try log(word).count == count ? true : nil } ?? false }

    #expect(try waitFor(1, "shown"), "\(script.output)")
    #expect(try log("built") == ["built App"])
    Thread.sleep(forTimeInterval: 1.1)
    try write("struct A { let b = 1 }", to: "Package/Sources/App/A.swift")
    #expect(try waitFor(2, "shown"), "\(script.output)")
    #expect(Set(try log("shown")).count == 1, "the chosen one is remembered in one file")

    try write("", to: "broken")
    Thread.sleep(forTimeInterval: 1.1)
    try write("struct A {", to: "Package/Sources/App/A.swift")
    try script.waitForOutput("waiting for a change", within: 15)
    #expect(try log("shown").count == 2)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("broken"))
    Thread.sleep(forTimeInterval: 1.1)
    try write("struct A {}", to: "Package/Sources/App/A.swift")
    #expect(try waitFor(3, "shown"), "\(script.output)")
  }
}
