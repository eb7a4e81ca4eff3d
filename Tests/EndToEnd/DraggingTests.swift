import Foundation
import Testing

/// Drags between Oriel's views, GTK's widgets and other programs, with a real mouse.
@Suite("Dragging across windows", .serialized, .enabled(if: XvfbSession.isAvailable && embeddingProgram != nil))
struct DraggingTests {
  private struct Place {
    let (x, y): (Int, Int)

    static let entry = Place(x: 200, y: 20)
    static let files = Place(x: 200, y: 60)
    static let apple = Place(x: 50, y: 130)
    static let note = Place(x: 150, y: 130)
    static let strings = Place(x: 250, y: 130)
    static let urls = Place(x: 350, y: 130)
  }

  private func open(_ session: XvfbSession, _ title: String, x: Int) throws -> (XvfbSession.Window, ChildProcess) {
    let program = try session.launch(
      try #require(embeddingProgram), ["drag", title], environment: ["GTK_THEME": "Adwaita", "LC_ALL": "C.UTF-8"])
    let window = try session.window(titled: title)
    try program.waitForOutput("tasks run")
    try session.run("xdotool", "windowmove", "--sync", window.id, "\(x)", "50")
    Thread.sleep(forTimeInterval: 0.5)
    return (window, program)
  }

  /// Drags in small steps, and pauses over the end before the release.
  private func drag(
    _ session: XvfbSession, _ start: Place, in window: XvfbSession.Window, to end: Place, in other: XvfbSession.Window
  ) throws {
    try session.press(at: (start.x, start.y), in: window, thenMoveBy: (0, 24), steps: 4)
    for step in 0...12 {
      let x = end.x - (12 - step) * 12
      try session.run("xdotool", "mousemove", "--window", other.id, "\(x)", "\(end.y)", "sleep", "0.03")
    }
    Thread.sleep(forTimeInterval: 0.3)
    try session.release()
    Thread.sleep(forTimeInterval: 0.5)
  }

  @Test func `A dragged text can be dropped on a GTK widget of the same window and of another program`() throws {
    let session = try XvfbSession(width: 1200, height: 500)
    defer { session.end() }
    let (one, first) = try open(session, "One", x: 30)
    let (two, second) = try open(session, "Two", x: 650)
    try drag(session, .apple, in: one, to: .entry, in: one)
    try first.waitForOutput("entry apple")
    try drag(session, .apple, in: one, to: .entry, in: two)
    try second.waitForOutput("entry apple")
    #expect(!first.output.contains("dropped"))
  }

  @Test func `A drop destination accepts only content of its types from another program`() throws {
    let session = try XvfbSession(width: 1200, height: 500)
    defer { session.end() }
    let (one, _) = try open(session, "One", x: 30)
    let (two, second) = try open(session, "Two", x: 650)
    try drag(session, .apple, in: one, to: .strings, in: two)
    try second.waitForOutput(#"dropped ["apple"] at 50 49"#)
    #expect(second.output.contains("over true") && second.output.contains("over false"))
    try drag(session, .note, in: one, to: .urls, in: two)
    try second.waitForOutput(#"notes ["of its own kind"]"#)
    try drag(session, .note, in: one, to: .strings, in: two)
    try drag(session, .files, in: one, to: .urls, in: two)
    try second.waitForOutput(#"files ["/tmp/one file.txt", "/tmp/two.txt"]"#)
    #expect(second.output.components(separatedBy: "dropped").count == 2)
  }

  @Test func `A drag that leaves the window and returns drops its original value, and ends without a drop outside of all windows`() throws {
    let session = try XvfbSession(width: 1200, height: 500)
    defer { session.end() }
    let (one, first) = try open(session, "One", x: 30)
    // Through the outside of the window.
    try session.press(at: (50, 130), in: one, thenMoveBy: (0, 150), steps: 8)
    for step in 0...12 {
      try session.run("xdotool", "mousemove", "--window", one.id, "\(100 + step * 12)", "\(280 - step * 12)", "sleep", "0.03")
    }
    Thread.sleep(forTimeInterval: 0.3)
    try session.release()
    try first.waitForOutput(#"dropped ["apple"]"#)
    try session.press(at: (50, 130), in: one, thenMoveBy: (0, 200), steps: 8)
    try session.release()
    Thread.sleep(forTimeInterval: 0.5)
    // The pointer is released.
    try drag(session, .apple, in: one, to: .strings, in: one)
    try first.waitForOutput(#"dropped ["apple"] at 50 49"#)
    #expect(first.output.components(separatedBy: "dropped").count == 3)
  }
}
