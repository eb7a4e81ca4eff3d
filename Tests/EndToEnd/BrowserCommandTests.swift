import Foundation
import Testing

private let tool = URL(fileURLWithPath: ".build/tool/debug/oriel").path

/// The Gallery's page as `oriel run --browser` serves it, in Chromium. The command builds the Gallery, so nothing else may build the
/// package at the same time: `Scripts/test` runs this suite alone, with ORIEL_SDK in the environment.
@Suite(
  "oriel run --browser in Chromium", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["ORIEL_SDK"] != nil && FileManager.default.isExecutableFile(atPath: tool)
      && ["chromium", "gtk4-broadwayd"].allSatisfy(XvfbSession.has) && XvfbSession.isAvailable))
struct BrowserCommandTests {
  /// Copies a text to the display's clipboard from another program.
  private func copy(_ text: String, in session: XvfbSession) throws {
    try session.launch("sh", ["-c", "printf %s \"$0\" | xclip -quiet -selection clipboard -in", text])
    #expect(poll(for: 10) { (try? session.clipboard()) == text ? true : nil } == true)
  }

  @Test("The page has the title of the program, and texts can be copied and pasted between the browser and the program")
  func page() throws {
    let session = try XvfbSession(width: 1100, height: 800)
    defer { session.end() }
    let command = try session.launch(tool, ["run", "--browser", "Gallery"], environment: ["ORIEL_COLOR_SCHEME": "light"])
    try command.waitForOutput("shows the program.", within: 300)
    let page = try #require(command.output.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/)).output
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    try session.launch(
      "chromium",
      [
        "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)", "--kiosk",
        String(page),
      ])
    let window = try session.window(titled: "Oriel Gallery - Chromium", within: 60)
    let isReady = try poll(for: 30) { () throws -> Bool? in
      let pixel = try session.pixel(x: 150, y: 76, in: window)
      return pixel.blue > pixel.red + 20 ? true : nil
    }
    #expect(isReady == true, "the sidebar is drawn")

    // Returns the text of a field by way of the browser's clipboard.
    func text() throws -> String? {
      try copy("nothing yet", in: session)
      try session.press("ctrl+a", "ctrl+c")
      return poll(for: 10) { (try? session.clipboard()).flatMap { $0 == "nothing yet" ? nil : $0 } }
    }
    try session.click(x: 630, y: 179, in: window)
    try session.type("Ada")
    #expect(try text() == "Ada")
    try copy("Grüße 👋 日本", in: session)
    try session.press("ctrl+v")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try text() == "Grüße 👋 日本", "pasted text replaces the selection")
    try session.press("End")
    try session.type("!x")
    try session.press("BackSpace")
    #expect(try text() == "Grüße 👋 日本!", "keys arrive in their order")
  }
}
