import Foundation
import Testing

/// The sizes of windows under a window manager.
@Suite("Window sizes", .serialized, .enabled(if: XvfbSession.isAvailable))
struct WindowSizeTests {
  private func open(_ session: XvfbSession) throws -> (ChildProcess, XvfbSession.Window) {
    let program = try session.launch(Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1)
    try session.activate(window)
    return (program, window)
  }

  /// Waits until the window has a size. Returns `nil` if it does, or the actual size if it doesn't within five seconds.
  private func size(
    of window: XvfbSession.Window, in session: XvfbSession, isReached: ((width: Int, height: Int)) -> Bool
  ) throws -> String? {
    var last = ""
    let end = Date().addingTimeInterval(5)
    repeat {
      let size = try session.size(of: window)
      if isReached(size) { return nil }
      last = "\(size.width) × \(size.height)"
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return last
  }

  @Test("A window opens with its default size, and the next time with the size that the user has given it")
  func memory() throws {
    let session = try XvfbSession(width: 1280, height: 900)
    defer { session.end() }
    let (first, window) = try open(session)
    #expect(try size(of: window, in: session) { $0.width == 980 } == nil)
    try session.resize(window, width: 1040, height: 640)
    Thread.sleep(forTimeInterval: 1)
    let given = try session.size(of: window)
    #expect(given.width == 1040)
    try session.close(window)
    #expect(first.exitCode(within: 10) == 0)
    let (_, again) = try open(session)
    #expect(try size(of: again, in: session) { $0 == given } == nil, "given \(given)")
  }

  @Test("A window can't be smaller than the minimum size of its content")
  func leastSize() throws {
    let session = try XvfbSession(width: 1280, height: 900)
    defer { session.end() }
    let (_, window) = try open(session)
    let before = try session.size(of: window)
    // The window manager enforces the minimum size, so the requested size isn't waited for. The Gallery's content scrolls vertically.
    try session.run("xdotool", "windowsize", window.id, "120", "100")
    #expect(try size(of: window, in: session) { $0.width < before.width } == nil)
    Thread.sleep(forTimeInterval: 0.5)
    let least = try session.size(of: window)
    #expect(least.width > 300 && least.height < before.height, "\(least)")
  }
}
