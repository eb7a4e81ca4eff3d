import Foundation

/// An X display in memory with a window manager, for tests that launch an app and send real input to it.
///
/// Requires Xvfb, openbox, xdotool, wmctrl, xclip and ImageMagick's import. Every call returns within a bounded time. `end` or the
/// deinitialization of the session ends all programs that it started.
final class XvfbSession {
  /// The X11 identifier of a window.
  struct Window: Hashable {
    let id: String
  }

  struct Pixel: Equatable {
    var red: Int
    var green: Int
    var blue: Int
  }

  /// The name of the display, such as `:3`.
  let display: String
  private let server: ChildProcess
  /// The folder for the settings that programs store and read again, instead of the user's.
  private let settings = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-session-\(UUID().uuidString)")
  private var programs: [ChildProcess] = []

  static var isAvailable: Bool {
    ["Xvfb", "openbox", "xdotool", "wmctrl", "xclip", "import"].allSatisfy(has)
  }

  static func has(_ program: String) -> Bool { InstalledPrograms.has(program) }

  init(width: Int = 1024, height: Int = 768) throws {
    // The server selects a free display and writes its number.
    let server = try ChildProcess(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"])
    let number = poll(for: 10) { server.output.split(separator: "\n").first { Int($0) != nil }.map(String.init) }
    guard let number else {
      server.end()
      throw ChildProcess.Failure(description: "Xvfb did not start: \(server.output)")
    }
    self.server = server
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    display = ":\(number)"
    try launch("openbox")
    let hasManager: Bool? = poll(for: 10) { (try? run("wmctrl", "-m")).map { _ in true } }
    guard hasManager != nil else { throw ChildProcess.Failure(description: "openbox did not start") }
  }

  /// Starts a program on the display. It ends with the session.
  @discardableResult
  func launch(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> ChildProcess {
    let child = try ChildProcess(program, arguments, environment: session.merging(environment) { $1 })
    programs.append(child)
    return child
  }

  /// Runs a program to its end and returns its output.
  @discardableResult
  func run(_ program: String, _ arguments: String..., timeout: TimeInterval = 10) throws -> String {
    let child = try ChildProcess(program, arguments, environment: session)
    defer { child.end() }
    let code = child.exitCode(within: timeout)
    guard code == 0 else {
      let ending = code.map { "ended with \($0)" } ?? "did not end within \(timeout) s"
      throw ChildProcess.Failure(description: "\(program) \(arguments.joined(separator: " ")) \(ending): \(child.output)")
    }
    return child.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits for a visible window with the title and returns it.
  func window(titled title: String, within timeout: TimeInterval = 15) throws -> Window { try window(titled: [title], within: timeout) }

  /// Waits for a visible window with one of the titles and returns it.
  func window(titled titles: [String], within timeout: TimeInterval = 15) throws -> Window {
    let pattern = titles.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let id = poll(for: timeout) {
      (try? run("xdotool", "search", "--onlyvisible", "--name", "^(\(pattern))$"))?
        .split(separator: "\n").first.map(String.init)
    }
    guard let id else { throw ChildProcess.Failure(description: "no window “\(titles.joined(separator: " or "))” within \(timeout) s") }
    return Window(id: id)
  }

  /// Moves the mouse to a point of the window's content. The server has moved it when xdotool returns. With `--sync`, xdotool would wait
  /// forever if the mouse were already there.
  func moveMouse(x: Int, y: Int, in window: Window) throws {
    try run("xdotool", "mousemove", "--window", window.id, "\(x)", "\(y)")
  }

  /// Clicks a button at a point. Button 1 is the primary one; 4 and 5 turn the wheel up and down. `again` doesn't move the mouse.
  func click(x: Int, y: Int, in window: Window, button: Int = 1, again: Bool = false) throws {
    if !again { try moveMouse(x: x, y: y, in: window) }
    try run("xdotool", "click", "\(button)")
  }

  /// Turns the wheel at the position of the mouse: up with button 4, down with 5.
  func turnWheel(_ steps: Int, button: Int, holding key: String? = nil) throws {
    if let key { try run("xdotool", "keydown", key) }
    try run("xdotool", "click", "--repeat", "\(steps)", "--delay", "60", "\(button)")
    if let key { try run("xdotool", "keyup", key) }
  }

  /// Presses the primary button at a point and moves by an offset, one step per frame. `release` ends the drag.
  func press(at start: (x: Int, y: Int), in window: Window, thenMoveBy offset: (x: Int, y: Int), steps: Int = 10) throws {
    try moveMouse(x: start.x, y: start.y, in: window)
    try run("xdotool", "mousedown", "1")
    for step in 1...max(1, steps) {
      let x = start.x + offset.x * step / max(1, steps)
      let y = start.y + offset.y * step / max(1, steps)
      try run("xdotool", "mousemove", "--window", window.id, "\(x)", "\(y)", "sleep", "0.016")
    }
  }

  func release() throws {
    try run("xdotool", "mouseup", "1")
  }

  func type(_ text: String) throws {
    try run("xdotool", "type", "--delay", "20", text, timeout: 30)
  }

  /// Presses and releases keys by their X11 names: `Left`, `ctrl+a`, `shift+Tab`.
  func press(_ keys: String...) throws {
    for key in keys { try run("xdotool", "key", key) }
  }

  func resize(_ window: Window, width: Int, height: Int) throws {
    try run("xdotool", "windowsize", "--sync", window.id, "\(width)", "\(height)")
  }

  func minimize(_ window: Window) throws {
    try run("xdotool", "windowminimize", "--sync", window.id)
  }

  func activate(_ window: Window) throws {
    try run("xdotool", "windowmap", window.id, "windowactivate", "--sync", window.id)
  }

  /// Requests that the app close the window, as the close button does.
  func close(_ window: Window) throws {
    try run("wmctrl", "-i", "-c", window.id)
  }

  /// Writes a picture of the display to a PNG file.
  func screenshot(to path: String) throws {
    try run("import", "-window", "root", "png:\(path)")
  }

  /// Returns the color of a point of the window's content.
  func pixel(x: Int, y: Int, in window: Window) throws -> Pixel {
    let text = try run("import", "-window", window.id, "-crop", "1x1+\(x)+\(y)", "-depth", "8", "txt:-")
    let hex = text.split(separator: "#").last.map { $0.prefix(6) }
    guard let hex, let value = Int(hex, radix: 16) else { throw ChildProcess.Failure(description: "no pixel in “\(text)”") }
    return Pixel(red: value >> 16, green: value >> 8 & 0xff, blue: value & 0xff)
  }

  /// Clicks, and waits until a region of the window's content has changed and then been unchanged for a quarter of a second. A fixed delay
  /// would be too short on a busy machine.
  func click(x: Int, y: Int, in window: Window, changing area: (x: Int, y: Int, width: Int, height: Int)) throws {
    func picture() throws -> String {
      let crop = "\(area.width)x\(area.height)+\(area.x)+\(area.y)"
      return try run("sh", "-c", "import -window \(window.id) -crop \(crop) rgb:- | md5sum")
    }
    let before = try picture()
    try click(x: x, y: y, in: window)
    let hasSettled: Bool? = try poll(for: 15) {
      let now = try picture()
      guard now != before else { return nil }
      Thread.sleep(forTimeInterval: 0.25)
      return try picture() == now ? true : nil
    }
    guard hasSettled != nil else {
      throw ChildProcess.Failure(description: "a click at (\(x), \(y)) changes nothing there, or it goes on changing")
    }
  }

  /// Returns the number of pixels in a region of the window's content that are nearly black, as text on white is.
  func darkPixels(in area: (x: Int, y: Int, width: Int, height: Int), of window: Window) throws -> Int {
    let crop = "\(area.width)x\(area.height)+\(area.x)+\(area.y)"
    let text = try run(
      "sh", "-c",
      "import -window \(window.id) -crop \(crop) png:- | convert png:- -colorspace gray -threshold 40% -depth 8 txt:-")
    return text.split(separator: "\n").count { $0.contains("#000000") || $0.contains("gray(0)") }
  }

  /// Returns the number of pixels in a region of the window's content that are approximately red, as error messages are.
  func redPixels(in area: (x: Int, y: Int, width: Int, height: Int), of window: Window) throws -> Int {
    try pixels(in: area, of: window) { $0.red > 200 && $0.green < 120 && $0.blue < 120 }
  }

  /// Returns the number of pixels in a region of the window's content that meet a condition.
  func pixels(in area: (x: Int, y: Int, width: Int, height: Int), of window: Window, where isWanted: (Pixel) -> Bool) throws -> Int {
    let crop = "\(area.width)x\(area.height)+\(area.x)+\(area.y)"
    let text = try run(
      "sh", "-c", "import -window \(window.id) -crop \(crop) png:- | convert png:- -alpha off -depth 8 -format %c histogram:info:-")
    return text.split(separator: "\n").reduce(0) { sum, line in
      guard let hash = line.firstIndex(of: "#"), let value = Int(line[hash...].dropFirst().prefix(6), radix: 16),
        isWanted(Pixel(red: value >> 16, green: value >> 8 & 0xff, blue: value & 0xff))
      else { return sum }
      return sum + (Int(line.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)) ?? 0)
    }
  }

  /// Returns the size of a window's content, in pixels.
  func size(of window: Window) throws -> (width: Int, height: Int) {
    let frame = try frame(of: window)
    return (frame.width, frame.height)
  }

  /// Returns the frame of a window on the screen, in pixels, without the decorations of the window manager.
  func frame(of window: Window) throws -> (x: Int, y: Int, width: Int, height: Int) {
    let text = try run("xdotool", "getwindowgeometry", "--shell", window.id)
    func value(_ name: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
      guard let value = line.flatMap({ Int($0.dropFirst(name.count + 1)) }) else {
        throw ChildProcess.Failure(description: "no \(name) in “\(text)”")
      }
      return value
    }
    return (try value("X"), try value("Y"), try value("WIDTH"), try value("HEIGHT"))
  }

  /// The text that was last selected.
  func primarySelection() throws -> String { try run("xclip", "-selection", "primary", "-out") }

  /// The text on the display's clipboard.
  func clipboard() throws -> String { try run("xclip", "-selection", "clipboard", "-out") }

  func end() {
    for program in programs.reversed() { program.end() }
    programs = []
    server.end()
    try? FileManager.default.removeItem(at: settings)
  }

  deinit { end() }

  private var session: [String: String] {
    [
      "DISPLAY": display, "GDK_BACKEND": "x11", "WAYLAND_DISPLAY": "", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none", "LC_ALL": "C.UTF-8",
      "LANGUAGE": "", "XDG_CONFIG_HOME": settings.path,
    ]
  }
}
