import Foundation
import Testing

/// IBus with an engine for Japanese, which GTK uses through an input method module.
@Suite("IBus on Wayland", .serialized, .enabled(if: IBus.isAvailable && WaylandSession.isAvailable(Mutter())))
struct WaylandInputMethodTests {
  @Test("Composed text is underlined, converted and inserted into the field, and fast keys keep their order")
  func japanese() throws {
    let (session, screen) = try WaylandScreen.openGallery(Mutter(), environment: IBus.environment) { try IBus(in: $0).choose("anthy") }
    defer { session.end() }
    try screen.click(WaylandPlaces.field)
    // At first the engine passes plain letters through.
    for word in ["incomprehensibilities", "straightforwardness"] {
      try session.x.run("xdotool", "type", "--delay", "1", word, timeout: 30)
      #expect(poll(for: 10) { (try? screen.text()) == word ? true : nil } != nil)
    }
    try session.x.press("BackSpace", "ctrl+j")
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try underlined(on: screen) == 0)
    try session.x.type("nihongo")
    #expect(try poll(for: 10) { try underlined(on: screen) > 40 ? true : nil } != nil, "にほんご")
    try session.x.press("space")
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try underlined(on: screen) > 30, "日本語, which can still be converted differently")
    try session.x.press("Return")
    #expect(try poll(for: 10) { try underlined(on: screen) == 0 ? true : nil } != nil)
    #expect(try screen.text() == "日本語")
  }

  /// Returns the length of the longest dark line below the text of the field.
  private func underlined(on screen: WaylandScreen) throws -> Int {
    let area = (x: WaylandPlaces.field.x - 100, y: WaylandPlaces.field.y + 4, width: 100, height: 6)
    let rows = try screen.picture(x: area.x, y: area.y, width: area.width, height: area.height)
    return rows.map { row in
      row.reduce(into: (longest: 0, current: 0)) { run, pixel in
        run.current = pixel.red < 120 && pixel.green < 120 ? run.current + 1 : 0
        run.longest = max(run.longest, run.current)
      }.longest
    }.filter { $0 > 20 }.max() ?? 0
  }
}

/// The daemon of IBus in the session of a test.
private struct IBus {
  private let session: WaylandSession

  /// The environment that lets a program find the daemon. The daemon runs with it as well.
  static let environment = ["GTK_IM_MODULE": "ibus", "IBUS_ADDRESS_FILE": address.path]
  private static let address = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-ibus-\(getpid())")

  static var isAvailable: Bool {
    let modules = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].map { $0 + "/gtk-4.0/4.0.0/immodules/libim-ibus.so" }
    return XvfbSession.has("ibus-daemon") && FileManager.default.isExecutableFile(atPath: "/usr/libexec/ibus-engine-anthy")
      && modules.contains { FileManager.default.fileExists(atPath: $0) }
  }

  init(in session: WaylandSession) throws {
    self.session = session
    try Data().write(to: Self.address)
    let daemon = try session.launch(
      "ibus-daemon", ["--panel=disable", "--emoji-extension=disable", "--config=/usr/libexec/ibus-memconf"], environment: own)
    let isThere: Bool? = poll(for: 10) {
      (try? String(contentsOf: Self.address, encoding: .utf8))?.contains("IBUS_ADDRESS=") == true ? true : nil
    }
    guard isThere == true else { throw ChildProcess.Failure(description: "ibus-daemon did not start: \(daemon.output)") }
  }

  /// The environment of the daemon, whose engines are programs for the system's Python.
  private var own: [String: String] {
    Self.environment.merging([
      "PATH": "/usr/bin:/bin", "HOME": session.folder.path, "XDG_CACHE_HOME": session.folder.path, "XDG_DATA_HOME": session.folder.path,
    ]) { $1 }
  }

  func choose(_ engine: String) throws {
    let isSelected: Bool? = try poll(for: 15) {
      let choice = try session.launch("ibus", ["engine", engine], environment: own)
      return choice.exitCode(within: 5) == 0 ? true : nil
    }
    guard isSelected == true else { throw ChildProcess.Failure(description: "IBus has no engine \(engine)") }
  }
}
