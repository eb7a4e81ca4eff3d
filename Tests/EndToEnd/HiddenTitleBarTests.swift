import Foundation
import Testing

@Suite("Windows without a title bar", .serialized, .enabled(if: XvfbSession.isAvailable && embeddingProgram != nil))
struct HiddenTitleBarTests {
  @Test("The content doesn't overlap the window's buttons, and a click on the close button closes the window")
  func close() throws {
    let session = try XvfbSession(width: 900, height: 700)
    defer { session.end() }
    let program = try session.launch(try #require(embeddingProgram), ["titleless"], environment: ["GTK_THEME": "Adwaita"])
    let window = try session.window(titled: "Titleless")
    try program.waitForOutput("keeps clear")
    Thread.sleep(forTimeInterval: 0.5)
    try session.activate(window)
    // From the edge inwards, because the theme determines the width of the frame. The right click closes the window.
    for x in stride(from: 396, through: 366, by: -6) where program.isRunning {
      try? session.click(x: x, y: 18, in: window)
      Thread.sleep(forTimeInterval: 0.5)
    }
    #expect(program.exitCode(within: 5) == 0)
  }
}
