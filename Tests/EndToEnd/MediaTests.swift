import DesktopStandIns
import Foundation
import Testing

/// The Gallery's movie in a window.
@Suite("Media", .serialized, .enabled(if: XvfbSession.isAvailable))
struct MediaTests {
  @Test("A click plays the movie, whose frames follow each other, and the controls go and come")
  func playing() throws {
    let display = try XvfbSession(width: 1100, height: 960)
    defer { display.end() }
    try display.launch(try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try display.window(titled: "Oriel Gallery", within: 30)
    try display.activate(window)
    try display.run("wmctrl", "-i", "-r", window.id, "-e", "0,0,0,1100,920")
    Thread.sleep(forTimeInterval: 1)
    try display.click(x: 80, y: Place.section, in: window, changing: (x: 200, y: 100, width: 600, height: 300))

    // The movie begins in the evening, and shows the sky of the day in its middle.
    #expect(poll(for: 10) { try? display.pixel(x: Place.sky.x, y: Place.sky.y, in: window).red > 60 ? true : nil } == true)
    try display.click(x: Place.play.x, y: Place.play.y, in: window)
    try display.moveMouse(x: 1050, y: 880, in: window)
    #expect(poll(for: 10) { try? display.pixel(x: Place.sky.x, y: Place.sky.y, in: window).blue > 180 ? true : nil } == true)
    // The bar is dark where the movie is blue, and goes after three seconds.
    #expect(poll(for: 10) { try? display.pixel(x: Place.bar.x, y: Place.bar.y, in: window).blue > 70 ? true : nil } == true)
    try display.click(x: Place.movie.x, y: Place.movie.y, in: window, changing: Place.barArea)
    try display.click(x: Place.play.x, y: Place.play.y, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    // The picture stands still.
    func picture() throws -> String { try display.run("sh", "-c", "import -window \(window.id) -crop 600x250+330+190 rgb:- | md5sum") }
    let still = try picture()
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try picture() == still)
  }

  private enum Place {
    static let section = 764
    static let sky = (x: 900, y: 200)
    static let play = (x: 402, y: 488)
    static let bar = (x: 640, y: 475)
    static let barArea = (x: 340, y: 470, width: 300, height: 36)
    static let movie = (x: 640, y: 300)
  }
}
