import DesktopStandIns
import Foundation
import Testing

/// The Gallery's page of services, with stand-ins for the services on a bus that belongs to the test.
@Suite(
  "Services of the desktop environment", .serialized,
  .enabled(if: XvfbSession.isAvailable && BusDaemon.isAvailable && InstalledPrograms.hasPythonWithGLib))
struct ServicesTests {
  private struct Desk {
    let bus: BusDaemon
    let display: XvfbSession
    let window: XvfbSession.Window

    /// - Parameter standIn: A closure that starts the service before the Gallery starts.
    init(_ environment: [String: String] = [:], standIn: (BusDaemon) throws -> StandIn) throws {
      bus = try BusDaemon()
      self.standIn = try standIn(bus)
      display = try XvfbSession(width: 1100, height: 860)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-state-\(UUID().uuidString)")
      state = folder
      try display.launch(
        try Gallery.path,
        environment: [
          "DBUS_SESSION_BUS_ADDRESS": bus.address, "DBUS_SYSTEM_BUS_ADDRESS": bus.address, "XDG_STATE_HOME": folder.path,
          "ORIEL_COLOR_SCHEME": "light",
        ].merging(environment) { $1 })
      window = try display.window(titled: "Oriel Gallery", within: 30)
      Thread.sleep(forTimeInterval: 1)
      try display.activate(window)
      // The page of services is the last one.
      try display.click(x: 60, y: 76, in: window)
      try display.run("xdotool", "key", "--repeat", "24", "--delay", "40", "Down")
      Thread.sleep(forTimeInterval: 1)
    }

    let standIn: StandIn
    private let state: URL

    func end() {
      display.end()
      standIn.end()
      bus.end()
      try? FileManager.default.removeItem(at: state)
    }
  }

  private enum Place {
    static let notify = (x: 300, y: 180)
    static let locate = (x: 640, y: 180)
    static let location = (x: 590, y: 205, width: 330, height: 110)
    static let choose = (x: 320, y: 370)
    static let pictures = (x: 230, y: 395, width: 440, height: 110)
    static let notificationLog = (x: 230, y: 248, width: 340, height: 28)
  }

  @Test("A notification from the Gallery is shown, and its button performs its action")
  func notifications() async throws {
    let desk = try Desk { try StandIn.notificationDaemon(on: $0) }
    defer { desk.end() }
    try desk.display.click(x: Place.notify.x, y: Place.notify.y, in: desk.window, changing: Place.notificationLog)
    let note = try #require(await desk.standIn.note { $0.hasPrefix("show ") })
    #expect(note.contains(#""summary": "Tea is ready""#) && note.contains(#""action:drink", "Drink""#), "\(note)")
    func log() throws -> Int { try desk.display.darkPixels(in: Place.notificationLog, of: desk.window) }
    let before = try log()
    try await desk.standIn.act("press", "last", "action:drink")
    #expect(poll(for: 8) { (try? log()).flatMap { $0 > before ? $0 : nil } } != nil, "\"You drink the tea.\" is longer than \"Shown.\"")
  }

  @Test("The Gallery shows the location that the location service reports")
  func location() async throws {
    let desk = try Desk { try StandIn.geoClue(on: $0) }
    defer { desk.end() }
    try desk.display.click(x: Place.locate.x, y: Place.locate.y, in: desk.window)
    #expect(await desk.standIn.note { $0 == "start" } != nil)
    func ink() throws -> Int { try desk.display.darkPixels(in: Place.location, of: desk.window) }
    let before = try ink()
    try await desk.standIn.act("move", "52.5", "13.25", "8")
    #expect(poll(for: 8) { (try? ink()).flatMap { $0 > before + 100 ? $0 : nil } } != nil, "three numbers add dark pixels")
    #expect(await desk.standIn.note { $0 == "delete" } != nil, "the Gallery requests the location once")
  }

  @Test("A picture that the user selects in the system's file dialog is shown")
  func photos() throws {
    let desk = try Desk { try StandIn.notificationDaemon(on: $0) }
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-red-\(UUID().uuidString).png")
    defer {
      desk.end()
      try? FileManager.default.removeItem(at: picture)
    }
    try desk.display.run("convert", "-size", "64x64", "xc:#ff0000", picture.path)
    #expect(try desk.display.redPixels(in: Place.pictures, of: desk.window) == 0)
    try desk.display.click(x: Place.choose.x, y: Place.choose.y, in: desk.window)
    let dialog = try desk.display.window(titled: "Open Files")
    // On a busy machine the dialog may not receive input yet, or not have found the file when Return is pressed.
    var tries = 0
    let isClosed = try poll(for: 40) { () -> Bool? in
      Thread.sleep(forTimeInterval: 1)
      guard (try? desk.display.window(titled: "Open Files", within: 0.1)) != nil else { return true }
      try desk.display.activate(dialog)
      if tries > 0 { try desk.display.press("ctrl+a") }
      tries += 1
      // A slash opens the path field.
      try desk.display.type(picture.path)
      Thread.sleep(forTimeInterval: 0.5)
      try desk.display.press("Return")
      return nil
    }
    #expect(isClosed == true)
    func red() throws -> Int { try desk.display.redPixels(in: Place.pictures, of: desk.window) }
    #expect(poll(for: 8) { ((try? red()) ?? 0) > 5000 ? true : nil } != nil)
  }
}
