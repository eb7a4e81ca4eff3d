import DesktopStandIns
import Foundation
import Testing

/// The Gallery's movie in a window.
@Suite("Media", .serialized, .enabled(if: XvfbSession.isAvailable))
struct MediaTests {
  @Test("A click plays the movie with changing frames, its controls hide and reappear, and a second click pauses it")
  func playing() throws {
    let display = try XvfbSession(width: 1100, height: 960)
    defer { display.end() }
    try display.launch(try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try display.window(titled: "Oriel Gallery", within: 30)
    try display.activate(window)
    try display.run("wmctrl", "-i", "-r", window.id, "-e", "0,0,0,1100,920")
    Thread.sleep(forTimeInterval: 1)
    try display.click(x: 80, y: Place.section, in: window, changing: (x: 200, y: 100, width: 600, height: 300))

    // The sky of the movie is red at first, and turns blue.
    func waitForColor(at place: (x: Int, y: Int), _ isIt: (XvfbSession.Pixel) -> Bool) -> Bool {
      poll(for: 10) { (try? display.pixel(x: place.x, y: place.y, in: window)).map(isIt) == true ? true : nil } == true
    }
    #expect(waitForColor(at: Place.sky) { $0.red > 120 && $0.blue < 130 })
    try display.click(x: Place.play.x, y: Place.play.y, in: window)
    try display.moveMouse(x: 1050, y: 880, in: window)
    #expect(waitForColor(at: Place.sky) { $0.blue > 170 })
    // The control bar darkens the sea, and disappears after three seconds.
    #expect(waitForColor(at: Place.bar) { $0.blue > 90 })
    try display.click(x: Place.movie.x, y: Place.movie.y, in: window)
    #expect(waitForColor(at: Place.bar) { $0.blue < 70 })
    try display.click(x: Place.play.x, y: Place.play.y, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    // The paused picture doesn't change.
    func picture() throws -> String { try display.run("sh", "-c", "import -window \(window.id) -crop 600x250+330+190 rgb:- | md5sum") }
    let still = try picture()
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try picture() == still)
  }

  private enum Place {
    static let section = 807
    static let sky = (x: 900, y: 340)
    static let play = (x: 402, y: 488)
    static let bar = (x: 600, y: 500)
    static let movie = (x: 640, y: 300)
  }
}
