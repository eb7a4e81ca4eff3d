import Foundation
import Testing

/// The Gallery in a browser, through GTK's broadway, with real clicks and keys. Skipped if Chromium isn't installed.
@Suite("The Gallery in a browser", .serialized, .enabled(if: XvfbSession.isAvailable && XvfbSession.has("chromium")))
struct BrowserTests {
  private func open(_ scheme: String = "light", isKiosk: Bool = true) throws -> (XvfbSession, XvfbSession.Window) {
    let session = try XvfbSession(width: 1100, height: 800)
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The daemon puts its socket into the folder in which the program expects it. Concurrent runs have separate folders.
    let places = ["HOME": home, "XDG_RUNTIME_DIR": home]
    let port = 8300 + Int(ProcessInfo.processInfo.processIdentifier) % 500
    try session.launch("gtk4-broadwayd", ["--address", "127.0.0.1", "--port", "\(port)", ":\(port - 8080)"], environment: places)
    let socket: Bool? = poll(for: 10) {
      (try? FileManager.default.contentsOfDirectory(atPath: home))?.contains { $0.hasPrefix("broadway") } == true ? true : nil
    }
    guard socket != nil else { throw ChildProcess.Failure(description: "broadwayd did not start") }
    let program = ["GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(port - 8080)", "ORIEL_COLOR_SCHEME": scheme]
    try session.launch(Gallery.path, environment: places.merging(program) { $1 })
    let page = "http://127.0.0.1:\(port)/"
    let browser = ["--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(home)/profile"]
    let place = isKiosk ? ["--kiosk", page] : ["--window-size=800,600", "--app=\(page)"]
    try session.launch("chromium", browser + place, environment: places)
    let window = try session.window(titled: isKiosk ? "broadway 2.0 - Chromium" : "broadway 2.0", within: 60)
    return (session, window)
  }

  /// Waits until a pixel of the Gallery's content meets a condition. Returns `false` if it doesn't within the timeout.
  private func wait(
    for isRight: (XvfbSession.Pixel) -> Bool, _ session: XvfbSession, _ window: XvfbSession.Window, at point: (x: Int, y: Int),
    within timeout: TimeInterval = 10
  ) throws -> Bool {
    try poll(for: timeout) {
      isRight(try session.pixel(x: point.x, y: point.y, in: window)) ? true : nil
    } ?? false
  }

  @Test("In a browser, clicks count, keys type, a dragged card springs back, and the state persists when the page is reloaded")
  func start() throws {
    let (session, window) = try open()
    defer { session.end() }
    #expect(try wait(for: { $0.blue > $0.red + 20 }, session, window, at: (150, 76), within: 30), "the sidebar is drawn")

    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    #expect(try !isTinted(session.pixel(x: 414, y: 176, in: window)))
    try session.click(x: 349, y: 183, in: window)
    #expect(try wait(for: isTinted, session, window, at: (414, 176)), "the counter has counted")

    let greeting = (x: 525, y: 203, width: 220, height: 24)
    let before = try session.darkPixels(in: greeting, of: window)
    try session.click(x: 630, y: 179, in: window)
    try session.type("Ada")
    let after: Bool? = try poll(for: 10) { try session.darkPixels(in: greeting, of: window) > before + 20 ? true : nil }
    #expect(after == true, "the dark greeting names Ada")

    let isPurple: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.green + 60 }
    #expect(try wait(for: isPurple, session, window, at: (365, 399)))
    try session.press(at: (445, 399), in: window, thenMoveBy: (x: 150, y: 20))
    #expect(try wait(for: { !isPurple($0) }, session, window, at: (365, 399)), "the card follows the pointer")
    try session.release()
    #expect(try wait(for: isPurple, session, window, at: (365, 399)), "the card springs back")

    let written = try session.darkPixels(in: greeting, of: window)
    try session.press("F5")
    Thread.sleep(forTimeInterval: 3)
    #expect(try wait(for: isTinted, session, window, at: (414, 176)), "the count persists when the page is reloaded")
    #expect(try session.darkPixels(in: greeting, of: window) == written)
    try session.click(x: 630, y: 179, in: window)
    try session.press("End")
    try session.type(" Lovelace")
    let longer: Bool? = try poll(for: 10) { try session.darkPixels(in: greeting, of: window) > written + 40 ? true : nil }
    #expect(longer == true, "the reloaded page receives keys")
  }

  @Test("The window fills the page at any size of the page")
  func size() throws {
    let (session, window) = try open("dark", isKiosk: false)
    defer { session.end() }
    func isFilled() throws -> Bool {
      let size = try session.size(of: window)
      return try wait(for: { $0.red < 50 && $0.blue < 50 }, session, window, at: (size.width - 20, size.height - 20), within: 20)
    }
    #expect(try isFilled())
    try session.resize(window, width: 1000, height: 720)
    #expect(try isFilled(), "the window grows with the page")
    try session.resize(window, width: 700, height: 500)
    #expect(try isFilled(), "the window shrinks with the page")
  }
}
