import Foundation

/// The screen of a compositor, and the input that a test sends to it.
struct WaylandScreen {
  let session: WaylandSession

  /// Opens the Gallery and makes it fill a screen of 1024 by 768 points.
  static func openGallery(
    _ compositor: any WaylandCompositor, scale: Int = 1, environment: [String: String] = [:],
    before: (WaylandSession) throws -> Void = { _ in }
  ) throws -> (WaylandSession, WaylandScreen) {
    let session = try WaylandSession(compositor, width: 1024 * scale, height: 768 * scale, scale: scale)
    let screen = WaylandScreen(session: session)
    try before(session)
    let middle = (x: 512 * scale, y: 384 * scale)
    let ground = try screen.pixel(at: middle)
    let gallery = try session.launch(try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"].merging(environment) { $1 })
    let addOne = (x: WaylandPlaces.addOne.x * scale, y: WaylandPlaces.addOne.y * scale)
    func isOpen(within seconds: TimeInterval) throws -> Bool {
      try screen.wait(at: addOne, within: seconds, for: { $0.blue > $0.red + 100 })
    }
    var isFilled = false
    if let keys = compositor.keysForFilling, try screen.wait(at: middle, within: 30, for: { $0 != ground }) {
      // Keys that are pressed before the window has the focus are lost.
      for _ in 0..<4 where !isFilled {
        Thread.sleep(forTimeInterval: 0.5)
        try session.x.press(keys)
        isFilled = try isOpen(within: 10)
      }
    }
    guard try isFilled || isOpen(within: 30) else {
      throw ChildProcess.Failure(description: "the Gallery did not open: \(gallery.output)")
    }
    Thread.sleep(forTimeInterval: 0.5)
    return (session, screen)
  }

  func pixel(at point: (x: Int, y: Int)) throws -> XvfbSession.Pixel { try session.x.pixel(x: point.x, y: point.y, in: session.screen) }

  /// Clicks at a point, after a small movement: xdotool would wait if the mouse were already there.
  func click(_ point: (x: Int, y: Int)) throws {
    try session.x.moveMouse(x: point.x + 3, y: point.y, in: session.screen)
    try session.x.click(x: point.x, y: point.y, in: session.screen)
    Thread.sleep(forTimeInterval: 0.15)
  }

  /// Waits until a pixel meets a condition. Returns `false` if it doesn't within the time.
  func wait(
    at point: (x: Int, y: Int), within seconds: TimeInterval = 10, for isRight: (XvfbSession.Pixel) -> Bool
  ) throws -> Bool {
    let end = Date().addingTimeInterval(seconds)
    repeat {
      if isRight(try pixel(at: point)) { return true }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return false
  }

  /// Indicates whether a pixel meets a condition for one second.
  func stays(at point: (x: Int, y: Int), as isRight: (XvfbSession.Pixel) -> Bool) throws -> Bool {
    let end = Date().addingTimeInterval(1)
    repeat {
      if !isRight(try pixel(at: point)) { return false }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return true
  }

  /// Returns the text of the focused field, by way of the clipboard. Selects all of it.
  func text() throws -> String {
    try session.clearClipboard()
    try session.x.press("ctrl+a", "ctrl+c")
    return poll(for: 5) { (try? session.clipboard()).flatMap { $0.isEmpty ? nil : $0 } } ?? ""
  }

  /// Drags from a point with Super held, by which the compositor moves or resizes the window.
  func dragWindow(from start: (x: Int, y: Int), by offset: (x: Int, y: Int), button: Int = 1) throws {
    let x = session.x
    try x.moveMouse(x: start.x + 3, y: start.y, in: session.screen)
    try x.moveMouse(x: start.x, y: start.y, in: session.screen)
    try x.run("xdotool", "keydown", "super", "mousedown", "\(button)")
    for step in 1...10 {
      let point = (x: start.x + offset.x * step / 10, y: start.y + offset.y * step / 10)
      try x.run("xdotool", "mousemove", "--window", session.screen.id, "\(point.x)", "\(point.y)", "sleep", "0.03")
    }
    try x.run("xdotool", "mouseup", "\(button)", "keyup", "super")
    Thread.sleep(forTimeInterval: 0.3)
  }

  /// Returns the pixels of a region of the screen, row by row.
  func picture(x: Int, y: Int, width: Int, height: Int) throws -> [[XvfbSession.Pixel]] {
    let file = session.folder.appendingPathComponent("part.rgb")
    let crop = "\(width)x\(height)+\(x)+\(y)"
    try session.x.run("import", "-window", session.screen.id, "-crop", crop, "-depth", "8", "rgb:\(file.path)")
    let bytes = [UInt8](try Data(contentsOf: file))
    guard bytes.count == width * height * 3 else { throw ChildProcess.Failure(description: "\(bytes.count) bytes of a picture \(crop)") }
    return (0..<height).map { row in
      (0..<width).map { column in
        let start = (row * width + column) * 3
        return .init(red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
      }
    }
  }
}
