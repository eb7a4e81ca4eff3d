import Foundation
import Testing

@Suite("Kiosk mode", .serialized, .enabled(if: XvfbSession.isAvailable))
struct KioskTests {
  private typealias Frame = (x: Int, y: Int, width: Int, height: Int)

  /// Returns the frame of the window when it fills the screen, or after five seconds.
  private func settledFrame(of window: XvfbSession.Window, in session: XvfbSession) throws -> Frame {
    _ = poll(for: 5) { (try? session.frame(of: window)).flatMap { $0 == (0, 0, 900, 700) ? true : nil } }
    return try session.frame(of: window)
  }

  @Test("In kiosk mode the window stays in full screen, other programs can't close it, and only the configured keys quit the program")
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

  @Test("In kiosk mode without configured keys no keys quit the program, and SIGINT does with exit code 0")
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
    "In the kiosk shell of a Wayland compositor the window fills the screen, and the configured key quits the program",
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
