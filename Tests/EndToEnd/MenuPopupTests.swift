import Foundation
import Testing

/// Menus that extend beyond the edges of a small window.
@Suite("Menus that extend beyond their window", .serialized, .enabled(if: XvfbSession.isAvailable && embeddingProgram != nil))
struct MenuPopupTests {
  /// Opens a session with the window at a position of the screen.
  private func open(
    at place: (x: Int, y: Int) = (200, 100), _ arguments: String...
  ) throws -> (session: XvfbSession, program: ChildProcess, window: XvfbSession.Window) {
    let session = try XvfbSession(width: 1024, height: 768)
    let program = try session.launch(try #require(embeddingProgram), ["menus"] + arguments, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Menus")
    Thread.sleep(forTimeInterval: 1)
    try session.activate(window)
    try session.run("xdotool", "windowmove", "--sync", window.id, "\(place.x)", "\(place.y)")
    Thread.sleep(forTimeInterval: 0.5)
    return (session, program, window)
  }

  /// Opens the context menu of the upper half of the window.
  private func openMenu(_ session: XvfbSession, _ window: XvfbSession.Window, x: Int = 100) throws {
    // The mouse may already be at the point of the click.
    try session.run("xdotool", "mousemove", "10", "10")
    try session.click(x: x, y: 100, in: window, button: 3)
  }

  /// Returns the number of pixels in a region of the screen that are as light as a menu. The empty screen is black.
  private func lightPixels(in area: (x: Int, y: Int, width: Int, height: Int), of session: XvfbSession) throws -> Int {
    let crop = "\(area.width)x\(area.height)+\(area.x)+\(area.y)"
    let text = try session.run(
      "sh", "-c", "import -window root -crop \(crop) png:- | convert png:- -alpha off -threshold 85% -depth 8 -format %c histogram:info:-")
    return text.split(separator: "\n").filter { $0.contains("#FFFFFF") }
      .compactMap { Int($0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)) }.reduce(0, +)
  }

  @Test("A context menu is visible and usable below the window, and Escape and a press beside it close it")
  func contextMenu() throws {
    let (session, program, window) = try open()
    defer { session.end() }
    // The window ends 300 points below the top of its content.
    let below = (x: 300, y: 430, width: 140, height: 24)
    #expect(try lightPixels(in: below, of: session) == 0)
    try openMenu(session, window)
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try lightPixels(in: below, of: session) > 2000)
    // A submenu, and an item of it.
    try session.moveMouse(x: 150, y: 312, in: window)
    Thread.sleep(forTimeInterval: 0.8)
    #expect(try lightPixels(in: (x: 460, y: 430, width: 80, height: 100), of: session) > 6000)
    try session.click(x: 260, y: 340, in: window)
    try program.waitForOutput("inner 2")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try lightPixels(in: (x: 300, y: 430, width: 300, height: 150), of: session) == 0)

    try openMenu(session, window)
    Thread.sleep(forTimeInterval: 0.6)
    for _ in 1...6 { try session.press("Down") }
    try session.press("Return")
    try program.waitForOutput("entry 6")

    for close in [{ try session.press("Escape") }, { try session.click(x: 300, y: 175, in: window) }] {
      try openMenu(session, window)
      Thread.sleep(forTimeInterval: 0.6)
      #expect(try lightPixels(in: below, of: session) > 2000)
      try close()
      Thread.sleep(forTimeInterval: 0.6)
      #expect(try lightPixels(in: below, of: session) == 0)
    }
  }

  @Test("In a right-to-left layout a menu opens to the left of the pointer, and a submenu to the left of the menu")
  func rightToLeft() throws {
    let (session, program, window) = try open(at: (400, 100), "right-to-left")
    defer { session.end() }
    try openMenu(session, window, x: 300)
    Thread.sleep(forTimeInterval: 0.6)
    // Below the window, which ends 300 points below the top of its content.
    #expect(try lightPixels(in: (x: 570, y: 430, width: 120, height: 24), of: session) > 2000)
    #expect(try lightPixels(in: (x: 710, y: 430, width: 120, height: 24), of: session) == 0)
    try session.moveMouse(x: 280, y: 312, in: window)
    Thread.sleep(forTimeInterval: 0.8)
    #expect(try lightPixels(in: (x: 440, y: 430, width: 80, height: 100), of: session) > 6000)
    try session.click(x: 100, y: 346, in: window)
    try program.waitForOutput("inner 2")
  }

  @Test("At the lower edge of the screen a menu opens above its button, and extends above the window")
  func screenEdge() throws {
    let (session, program, window) = try open(at: (300, 400))
    defer { session.end() }
    try session.click(x: 75, y: 275, in: window)
    Thread.sleep(forTimeInterval: 0.6)
    try session.click(x: 60, y: 20, in: window)
    try program.waitForOutput("choice")
    try session.click(x: 225, y: 275, in: window)
    Thread.sleep(forTimeInterval: 0.6)
    // Above the window, up to the margin at the edge of the screen.
    #expect(try lightPixels(in: (x: 470, y: 20, width: 100, height: 300), of: session) > 20000)
    try session.click(x: 225, y: -200, in: window)
    try program.waitForOutput("size")
  }

  @Test("A menu closes when its window is minimized or closed, or when the user clicks outside of the program")
  func leaving() throws {
    let (session, program, window) = try open()
    defer { session.end() }
    let below = (x: 300, y: 430, width: 140, height: 24)
    try openMenu(session, window)
    Thread.sleep(forTimeInterval: 0.6)
    try session.run("xdotool", "mousemove", "900", "700", "click", "1")
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try lightPixels(in: below, of: session) == 0)

    try session.activate(window)
    try openMenu(session, window)
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try lightPixels(in: below, of: session) > 2000)
    try session.minimize(window)
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try lightPixels(in: below, of: session) == 0)

    try session.activate(window)
    Thread.sleep(forTimeInterval: 0.5)
    try openMenu(session, window)
    Thread.sleep(forTimeInterval: 0.6)
    #expect(try lightPixels(in: below, of: session) > 2000)
    try session.close(window)
    #expect(program.exitCode(within: 10) == 0)
    #expect(!program.output.contains("WARNING") && !program.output.contains("CRITICAL"), "\(program.output)")
  }
}
