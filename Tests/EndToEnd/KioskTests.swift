import Foundation
import Testing

@Suite("A program that takes the whole screen", .serialized, .enabled(if: XvfbSession.isAvailable))
struct KioskTests {
  private typealias Frame = (x: Int, y: Int, width: Int, height: Int)

  /// The window's place once it fills the screen, or after some seconds.
  private func settledFrame(of window: XvfbSession.Window, in session: XvfbSession) throws -> Frame {
    _ = poll(for: 5) { (try? session.frame(of: window)).flatMap { $0 == (0, 0, 900, 700) ? true : nil } }
    return try session.frame(of: window)
  }

  @Test("It fills the screen, nothing of the window system's closes or shrinks it, and the keys that end it are those that are configured")
  func holdsTheScreen() throws {
    let session = try XvfbSession(width: 900, height: 700)
    defer { session.end() }
    let program = try session.launch(try Gallery.path, ["--kiosk"], environment: ["ORIEL_KIOSK_EXIT": "<Control><Alt>q"])
    let window = try session.window(titled: "Oriel Gallery")
    #expect(try settledFrame(of: window, in: session) == (0, 0, 900, 700))
    try session.close(window)
    try session.press("alt+F4")
    try session.run("wmctrl", "-i", "-r", window.id, "-b", "remove,fullscreen")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(program.isRunning)
    #expect(try settledFrame(of: window, in: session) == (0, 0, 900, 700))
    try session.press("ctrl+alt+q")
    #expect(program.exitCode(within: 10) == 0)
  }

  @Test("Without keys to end it, it ends by a signal alone, in order")
  func signal() throws {
    let session = try XvfbSession(width: 900, height: 700)
    defer { session.end() }
    let program = try session.launch(try Gallery.path, environment: ["ORIEL_KIOSK": "1"])
    let window = try session.window(titled: "Oriel Gallery")
    #expect(try settledFrame(of: window, in: session) == (0, 0, 900, 700))
    try session.press("ctrl+alt+q", "ctrl+q", "ctrl+w")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(program.isRunning)
    kill(program.processIdentifier, SIGINT)
    #expect(program.exitCode(within: 10) == 0)
  }

  @Test(
    "On Wayland, in a shell for kiosks, it fills the screen and ends by the configured keys",
    .enabled(if: WaylandSession.isAvailable(Weston())))
  func wayland() throws {
    let session = try WaylandSession(Weston(shell: "kiosk-shell.so"), width: 900, height: 700)
    defer { session.end() }
    func corners() throws -> [XvfbSession.Pixel] {
      try [(3, 3), (896, 3), (3, 696), (896, 696)].map { try session.x.pixel(x: $0.0, y: $0.1, in: session.screen) }
    }
    let program = try session.launch(
      try Gallery.path, ["--kiosk"], environment: ["ORIEL_COLOR_SCHEME": "light", "ORIEL_KIOSK_EXIT": "F12"])
    let isFilled = try poll(for: 20) { try corners().allSatisfy { $0.red > 200 && $0.green > 200 && $0.blue > 200 } ? true : nil }
    let seen = try corners()
    #expect(isFilled == true, "\(seen)")
    try session.x.press("super+k", "ctrl+w")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(program.isRunning)
    try session.x.press("F12")
    #expect(program.exitCode(within: 10) == 0)
  }
}
