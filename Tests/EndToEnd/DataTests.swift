import DesktopStandIns
import Foundation
import Testing

/// The Gallery's page of stored models, with a real mouse and keyboard.
@Suite("Data", .serialized, .enabled(if: XvfbSession.isAvailable))
struct DataTests {
  @Test("A click changes a model, a rollback restores it, and typing narrows the query")
  func window() throws {
    let display = try XvfbSession()
    defer { display.end() }
    try display.launch(try Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try display.window(titled: "Oriel Gallery", within: 30)
    Thread.sleep(forTimeInterval: 1)
    try display.activate(window)
    try display.click(x: 80, y: 678, in: window, changing: (x: 220, y: 160, width: 460, height: 400))

    func isChecked() throws -> Bool {
      let pixel = try display.pixel(x: 240, y: 186, in: window)
      return pixel.blue > 200 && pixel.red < 100
    }
    #expect(try !isChecked())
    try display.click(x: 244, y: 190, in: window)
    #expect(try poll(for: 10) { try isChecked() ? true : nil } == true)
    try display.click(x: 429, y: 655, in: window)
    #expect(try poll(for: 10) { try isChecked() ? nil : true } == true)

    func hasThirdBook() throws -> Bool {
      try display.pixels(in: (x: 262, y: 290, width: 200, height: 32), of: window) { $0.red < 120 } > 0
    }
    #expect(try hasThirdBook())
    try display.click(x: 340, y: 131, in: window)
    try display.run("xdotool", "type", "--delay", "40", "zola")
    #expect(try poll(for: 10) { try hasThirdBook() ? nil : true } == true)
  }
}
