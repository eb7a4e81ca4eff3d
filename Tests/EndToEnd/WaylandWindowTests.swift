import Foundation
import Testing

private let python = "/usr/bin/python3"
private let residentProgram = InstalledProgram.built("Resident")
private let hasGTKInPython = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].contains {
  FileManager.default.fileExists(atPath: $0 + "/girepository-1.0/Gtk-4.0.typelib")
}

/// Several windows and programs on Wayland, in the compositors with resizable windows.
@Suite("Windows on Wayland", .serialized)
struct WaylandWindowTests {
  private static let desktops = WaylandSession.compositors.filter { $0.keysForOwnSize != nil }

  // MARK: Drags

  /// Positions relative to the first square of `Embedding drag`.
  private enum Place {
    static let apple = (x: 50, y: 50)
    static let note = (x: 150, y: 50)
    static let strings = (x: 250, y: 50)
    static let urls = (x: 350, y: 50)
    static let entry = (x: 200, y: -60)
    static let files = (x: 200, y: -20)
  }

  private struct Basket {
    let program: ChildProcess
    let origin: (x: Int, y: Int)

    func point(_ place: (x: Int, y: Int)) -> (x: Int, y: Int) { (origin.x + place.x, origin.y + place.y) }
  }

  /// Opens a window and moves it, so that its squares begin near a position.
  private func open(_ title: String, at place: (x: Int, y: Int), on screen: WaylandScreen) throws -> Basket {
    let isBlue: (XvfbSession.Pixel) -> Bool = { $0.blue > 240 && $0.red < 20 && $0.green < 140 }
    func squares() throws -> [[Bool]] { try screen.picture(x: 0, y: 0, width: 1024, height: 768).map { $0.map(isBlue) } }
    let before = try squares()
    let program = try screen.session.launch(
      try #require(embeddingProgram), ["drag", title], environment: ["GTK_THEME": "Adwaita"])
    try program.waitForOutput("tasks run")
    let found: (x: Int, y: Int)? = try poll(for: 10) {
      let now = try squares()
      for y in 0..<768 { for x in 0..<1024 where now[y][x] && !before[y][x] { return (x, y) } }
      return nil
    }
    let start = try #require(found, "the window of \(title) is visible")
    // The visible part of the square may begin further down or to the right, because the square of another window may cover it.
    let grip = (x: start.x + 2, y: start.y + 2)
    try screen.dragWindow(from: grip, by: (x: place.x - grip.x, y: place.y - grip.y))
    let now = try squares()
    let columns = max(0, place.x - 110)..<min(1024, place.x + 110)
    let row = try #require(now.firstIndex { $0[columns].contains(true) })
    let column = try #require(now[row][columns].firstIndex(of: true))
    return Basket(program: program, origin: (column, row))
  }

  /// Drags in small steps, and pauses over the end before the release.
  private func drag(_ start: (x: Int, y: Int), to end: (x: Int, y: Int), on screen: WaylandScreen) throws {
    let x = screen.session.x
    try x.press(at: start, in: screen.session.screen, thenMoveBy: (0, 24), steps: 4)
    for step in 0...12 {
      try x.run("xdotool", "mousemove", "--window", screen.session.screen.id, "\(end.x - (12 - step) * 12)", "\(end.y)", "sleep", "0.03")
    }
    Thread.sleep(forTimeInterval: 0.3)
    try x.release()
    Thread.sleep(forTimeInterval: 0.5)
  }

  /// Expects that a drop in the middle of a square is reported near its middle.
  private func expectApple(in program: ChildProcess) throws {
    let word = #"dropped ["apple"] at "#
    try program.waitForOutput(word)
    let numbers = try #require(program.output.components(separatedBy: word).last).split { $0 == " " || $0 == "\n" }.prefix(2)
    #expect(numbers.compactMap { Int($0) }.filter((46...54).contains).count == 2, "\(program.output)")
  }

  @Test(
    "A drag delivers text, files and values to the widgets and views of another program",
    .enabled(if: embeddingProgram != nil && !desktops.isEmpty), arguments: desktops)
  func dragging(_ compositor: any WaylandCompositor) throws {
    let session = try WaylandSession(compositor)
    defer { session.end() }
    let screen = WaylandScreen(session: session)
    let one = try open("One", at: (x: 40, y: 300), on: screen)
    let two = try open("Two", at: (x: 560, y: 300), on: screen)
    try drag(one.point(Place.apple), to: two.point(Place.entry), on: screen)
    try two.program.waitForOutput("entry apple")
    try drag(one.point(Place.apple), to: two.point(Place.strings), on: screen)
    try expectApple(in: two.program)
    #expect(two.program.output.contains("over true") && two.program.output.contains("over false"))
    try drag(one.point(Place.note), to: two.point(Place.urls), on: screen)
    try two.program.waitForOutput(#"notes ["of its own kind"]"#)
    try drag(one.point(Place.files), to: two.point(Place.urls), on: screen)
    try two.program.waitForOutput(#"files ["/tmp/one file.txt", "/tmp/two.txt"]"#)
    try drag(one.point(Place.apple), to: one.point(Place.strings), on: screen)
    try expectApple(in: one.program)
  }

  // MARK: Menus

  @Test(
    "A menu that extends beyond the lower edge of its window is visible and usable there, and closes",
    .enabled(if: embeddingProgram != nil && !desktops.isEmpty),
    arguments: desktops)
  func menus(_ compositor: any WaylandCompositor) throws {
    let session = try WaylandSession(compositor)
    defer { session.end() }
    let screen = WaylandScreen(session: session)
    let program = try session.launch(try #require(embeddingProgram), ["menus"], environment: ["ORIEL_COLOR_SCHEME": "light"])
    let isYellow: (XvfbSession.Pixel) -> Bool = { $0.red > 240 && $0.green > 180 && $0.blue < 30 }
    let found: (x: Int, y: Int)? = try poll(for: 20) {
      let rows = try screen.picture(x: 0, y: 0, width: 1024, height: 768)
      for y in 0..<768 { if let x = rows[y].firstIndex(where: isYellow) { return (x, y) } }
      return nil
    }
    let origin = try #require(found, "the window is visible")
    Thread.sleep(forTimeInterval: 0.5)
    // The content of the window is 300 points high.
    let below = (x: origin.x + 300, y: origin.y + 400)
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 240 && $0.green > 240 && $0.blue > 240 }
    #expect(!isWhite(try screen.pixel(at: below)))
    try screen.click((x: origin.x + 226, y: origin.y + 275))
    #expect(try screen.wait(at: below, for: isWhite), "the items of the picker continue below the window")
    Thread.sleep(forTimeInterval: 0.5)
    try screen.click((x: origin.x + 218, y: origin.y + 441))
    try program.waitForOutput("size ")
    #expect(try screen.wait(at: below) { !isWhite($0) })
    #expect(!program.output.contains("WARNING") && !program.output.contains("CRITICAL"), "\(program.output)")
  }

  // MARK: Programs

  /// A window of another program that launches a program, as the menu of a desktop environment does.
  private static let launcher = """
    import sys, gi
    gi.require_version("Gtk", "4.0")
    from gi.repository import Gio, GLib, Gtk
    window, button = Gtk.Window(title="Launcher"), Gtk.Button(label="Launch")
    def launch(button):
        flags = Gio.AppInfoCreateFlags.SUPPORTS_STARTUP_NOTIFICATION
        program = Gio.AppInfo.create_from_commandline(sys.argv[1], None, flags)
        program.launch([], button.get_display().get_app_launch_context())
        print("launched", flush=True)
    button.connect("clicked", launch)
    window.set_child(button)
    window.maximize()
    window.present()
    GLib.MainLoop().run()
    """

  @Test(
    "A second launch from another program activates the window of the running one",
    .enabled(
      if: WaylandSession.isAvailable(Mutter()) && residentProgram != nil && FileManager.default.isExecutableFile(atPath: python)
        && hasGTKInPython))
  func activation() throws {
    let session = try WaylandSession(Mutter())
    defer { session.end() }
    let screen = WaylandScreen(session: session)
    let program = try InstalledProgram(try #require(residentProgram), identifier: "com.example.resident-app")
    defer { program.end() }
    let first = try session.launch(program.path)
    try first.waitForOutput("main appears")
    let launcher = try session.launch(python, ["-c", Self.launcher, program.path])
    try first.waitForOutput("main is inactive", within: 20)
    let titleBar = (x: 512, y: 20)
    #expect(try screen.wait(at: titleBar) { $0.red > 150 }, "the launcher covers the window")
    Thread.sleep(forTimeInterval: 0.3)
    for _ in 0..<2 {
      try screen.click((x: 512, y: 500))
      if (try? launcher.waitForOutput("launched", within: 3)) != nil { break }
    }
    let isActive: Bool? = poll(for: 10) { first.output.hasSuffix("main is active\n") ? true : nil }
    #expect(isActive == true, "\(first.output) \(launcher.output)")
    #expect(first.output.components(separatedBy: "main appears").count == 2, "there is one window")
  }

  @Test("A minimized window draws no frames", .enabled(if: WaylandSession.isAvailable(Mutter())))
  func minimized() throws {
    let session = try WaylandSession(Mutter())
    defer { session.end() }
    let screen = WaylandScreen(session: session)
    let gallery = try session.launch(try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light", "WAYLAND_DEBUG": "client"])
    #expect(try screen.wait(at: WaylandPlaces.addOne, within: 30) { $0.blue > $0.red + 100 }, "\(gallery.output.suffix(500))")
    func frames() -> Int { gallery.output.components(separatedBy: ".commit()").count }
    // A page with an endless animation.
    try screen.click(WaylandPlaces.controls)
    let first = frames()
    #expect(poll(for: 10) { frames() > first + 20 ? true : nil } != nil, "the animation draws frames")
    try session.x.press("super+h")
    #expect(try screen.wait(at: WaylandPlaces.addOne) { $0.red < 60 }, "the window disappears")
    Thread.sleep(forTimeInterval: 0.5)
    let last = frames()
    Thread.sleep(forTimeInterval: 1)
    #expect(frames() == last)
  }

  // MARK: Screens

  @Test("On a screen with a scale of 2 everything is drawn at the resolution of its pixels", arguments: desktops)
  func scale(_ compositor: any WaylandCompositor) throws {
    let (session, screen) = try WaylandScreen.openGallery(compositor, scale: 2)
    defer { session.end() }
    let rows = try screen.picture(x: 438, y: 196, width: 360, height: 60)
    var uneven = 0
    for y in stride(from: 0, to: 60, by: 2) {
      for x in stride(from: 0, to: 360, by: 2) where rows[y][x] != rows[y][x + 1] || rows[y][x] != rows[y + 1][x] { uneven += 1 }
    }
    #expect(uneven > 150, "the title has edges between points")
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    try screen.click((x: WaylandPlaces.addOne.x * 2, y: WaylandPlaces.addOne.y * 2))
    let reset = (x: WaylandPlaces.reset.x * 2, y: WaylandPlaces.reset.y * 2)
    #expect(try screen.wait(at: reset, for: isTinted), "the pointer's positions match the views")
  }

  @Test(
    "When the scale of the screen changes, also to a fractional one, views are drawn and hit-tested at the new scale",
    .enabled(if: Sway.isAvailable))
  func changedScale() throws {
    let sway = Sway()
    let session = try WaylandSession(sway, width: 1500, height: 1050)
    defer { session.end() }
    let screen = WaylandScreen(session: session)
    let gallery = try session.launch(
      try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light", "WAYLAND_DEBUG": "client"])
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    // The positions in a window without a title bar.
    let (addOne, reset) = (CGPoint(x: 349, y: 183), CGPoint(x: 414, y: 176))
    for scale in [1, 1.5, 1.25] {
      func place(_ point: CGPoint) -> (x: Int, y: Int) { (Int(point.x * scale), Int(point.y * scale)) }
      let before = gallery.output.count
      if scale > 1 { try sway.setScale(scale, in: session) }
      #expect(try screen.wait(at: place(addOne), within: 20) { $0.blue > $0.red + 100 })
      Thread.sleep(forTimeInterval: 0.7)
      try screen.click(place(addOne))
      #expect(try screen.wait(at: place(reset), for: isTinted), "the counter counts at a scale of \(scale)")
      try screen.click(place(CGPoint(x: reset.x, y: addOne.y)))
      #expect(try screen.wait(at: place(reset)) { !isTinted($0) }, "the counter is reset")
      // GTK supports fractional scales from 4.12 on. Before, the compositor scales down a buffer with a scale of 2.
      let output = gallery.output.dropFirst(before)
      guard scale > 1, gallery.output.contains("wp_fractional_scale_manager_v1") else { continue }
      #expect(output.contains(".preferred_scale(\(Int(scale * 120)))"))
      #expect(!output.contains(".set_buffer_scale(2)"), "a buffer has as many pixels as its part of the screen")
    }
  }

  // MARK: Input methods

  @Test(
    "A focused field enables the compositor's input method, also in a window that already had the key focus",
    .enabled(if: Sway.isAvailable && XvfbSession.has("squeekboard")))
  func textInput() throws {
    let session = try WaylandSession(Sway())
    defer { session.end() }
    try session.launchSqueekboard(hasKeys: true)
    let screen = WaylandScreen(session: session)
    let gallery = try session.launch(
      try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light", "WAYLAND_DEBUG": "client", "GTK_IM_MODULE": ""])
    #expect(try screen.wait(at: (349, 183), within: 20) { $0.blue > $0.red + 100 })
    Thread.sleep(forTimeInterval: 1)
    #expect(!gallery.output.contains(".enable()"))
    try screen.click((630, 179))
    let isEnabled: Bool? = poll(for: 5) {
      gallery.output.split(separator: "\n").contains { $0.contains("zwp_text_input_v3") && $0.contains(".enable()") } ? true : nil
    }
    #expect(isEnabled == true)
  }
}
