import Foundation
import Testing

@Suite("Header bars", .serialized, .enabled(if: XvfbSession.isAvailable))
struct HeaderBarTests {
  /// The positions of views in the Gallery's window, in points from its left or right edge and its top edge.
  private enum Places {
    /// The window's close button.
    static let close = (fromRight: 23, y: 23)
    /// An empty part of the detail's bar.
    static let free = (x: 600, y: 23)
    /// The button that hides the sidebar, and the first row of the sidebar.
    static let sidebar = (x: 28, y: 23)
    static let row = (x: 150, y: 76)
  }

  /// The width, in pixels, of the border that the theme draws around a window without a compositing manager.
  private static let edge = 4

  private func open(_ session: XvfbSession) throws -> (ChildProcess, XvfbSession.Window) {
    let program = try session.launch(
      Gallery.path,
      environment: [
        "ORIEL_COLOR_SCHEME": "light", "ORIEL_TITLE_BAR": "unified", "GTK_THEME": "Adwaita", "GTK_CSD": "1",
      ])
    let window = try session.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1.5)
    try session.activate(window)
    return (program, window)
  }

  @Test("The content's bars replace the title bar: dragging one moves the window, and their buttons and the close button work")
  func bars() throws {
    let session = try XvfbSession(width: 1600, height: 1100)
    defer { session.end() }
    let (program, window) = try open(session)
    let isSelected: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.red + 20 }
    func pixel(_ place: (x: Int, y: Int)) throws -> XvfbSession.Pixel {
      try session.pixel(x: Self.edge + place.x, y: Self.edge + place.y, in: window)
    }
    #expect(isSelected(try pixel(Places.row)), "the first row is below a bar of 46 points")

    try session.click(x: Self.edge + Places.sidebar.x, y: Self.edge + Places.sidebar.y, in: window)
    #expect(poll(for: 5) { (try? isSelected(pixel(Places.row))) == false ? true : nil } != nil, "the bar's button receives the press")

    let before = try session.frame(of: window)
    // Each step is relative to the window, which moves along: with more steps, it would leave the screen.
    try session.press(at: (Self.edge + Places.free.x, Self.edge + Places.free.y), in: window, thenMoveBy: (x: 60, y: 40), steps: 3)
    try session.release()
    let moved = poll(for: 5) {
      (try? session.frame(of: window)).flatMap { abs($0.x - before.x) > 30 && abs($0.y - before.y) > 15 ? true : nil }
    }
    #expect(moved != nil, "the bar moves the window")

    try session.click(x: before.width - Self.edge - Places.close.fromRight, y: Self.edge + Places.close.y, in: window)
    #expect(program.exitCode(within: 10) == 0)
  }

  @Test(
    "The bars reserve space for the window's buttons on the side that the desktop environment sets, also while the program runs",
    .enabled(if: XvfbSession.has("xsettingsd")))
  func buttonLayout() throws {
    let session = try XvfbSession(width: 1280, height: 900)
    defer { session.end() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-layout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    func setLayout(_ layout: String) throws {
      try "Gtk/DecorationLayout \"\(layout)\"\n".write(to: file, atomically: true, encoding: .utf8)
    }
    try setLayout(":close")
    let daemon = try session.launch("xsettingsd", ["-c", file.path])
    try daemon.waitForOutput("Took ownership")
    let (_, window) = try open(session)
    let place = (x: Self.edge + 14, y: Self.edge + 12, width: 28, height: 22)
    func bluePixels() throws -> Int { try session.pixels(in: place, of: window) { $0.blue > $0.red + 60 } }
    #expect(try bluePixels() > 20, "the sidebar's button is in the corner")
    try setLayout("close:")
    kill(daemon.processIdentifier, SIGHUP)
    #expect(poll(for: 8) { (try? bluePixels()) == 0 ? true : nil } != nil, "the sidebar's button leaves the corner to the window's button")
    try setLayout(":close")
    kill(daemon.processIdentifier, SIGHUP)
    #expect(poll(for: 8) { ((try? bluePixels()) ?? 0) > 20 ? true : nil } != nil)
  }
}
