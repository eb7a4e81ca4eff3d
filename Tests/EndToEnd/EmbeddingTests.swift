import Foundation
import Testing

var embeddingProgram: String? {
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  return [folder.appendingPathComponent("Embedding").path, ".build/debug/Embedding"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// Oriel's views in a plain GTK program, and GTK's widgets inside of them, with real clicks and keys.
@Suite("A GTK program with Oriel views", .serialized, .enabled(if: XvfbSession.isAvailable && embeddingProgram != nil))
struct EmbeddingTests {
  private func open() throws -> (XvfbSession, XvfbSession.Window, ChildProcess) {
    let session = try XvfbSession(width: 900, height: 700)
    let program = try session.launch(try #require(embeddingProgram), environment: ["GTK_THEME": "Adwaita"])
    let window = try session.window(titled: "Embedding")
    try program.waitForOutput("tasks run")
    Thread.sleep(forTimeInterval: 0.5)
    try session.activate(window)
    return (session, window, program)
  }

  @Test func `CV-20 A host that ignores the safe area applies no insets, and other hosts do`() throws {
    let (session, _, program) = try open()
    defer { session.end() }
    // Content in the middle moves by half of an inset of 30 points.
    try program.waitForOutput("first begins at 76")
    try program.waitForOutput("second begins at 61")
  }

  @Test func `Each of several hosts in a window receives its own clicks and text`() throws {
    let (session, window, program) = try open()
    defer { session.end() }
    try session.click(x: 135, y: 75, in: window)
    try program.waitForOutput("first pressed 1")
    try session.click(x: 120, y: 145, in: window)
    try program.waitForOutput("second pressed 1")
    try session.click(x: 220, y: 75, in: window)
    try session.type("hello")
    try program.waitForOutput("first text hello")
    #expect(!program.output.contains("second text"))
  }

  @Test func `Widgets among views receive clicks and text where they are visible, and not where a view covers them`() throws {
    let (session, window, program) = try open()
    defer { session.end() }
    try session.click(x: 200, y: 205, in: window)
    try program.waitForOutput("widget pressed 1")
    try session.click(x: 200, y: 255, in: window)
    try session.type("abc")
    try program.waitForOutput("entry abc")
    // A view in front of the button receives its clicks, and no longer does when it has been removed.
    try session.click(x: 265, y: 305, in: window)
    Thread.sleep(forTimeInterval: 0.4)
    try session.click(x: 200, y: 205, in: window)
    try program.waitForOutput("cover tapped")
    #expect(!program.output.contains("widget pressed 2"))
    try session.click(x: 265, y: 305, in: window)
    Thread.sleep(forTimeInterval: 0.4)
    try session.click(x: 200, y: 205, in: window)
    try program.waitForOutput("widget pressed 2")
  }

  @Test func `A widget scrolls with the views around it, and the wheel over it scrolls them`() throws {
    let (session, window, program) = try open()
    defer { session.end() }
    try session.moveMouse(x: 200, y: 205, in: window)
    for _ in 0..<9 { try session.run("xdotool", "click", "5") }
    Thread.sleep(forTimeInterval: 1)
    try session.click(x: 200, y: 352, in: window)
    try program.waitForOutput("below pressed")
    #expect(!program.output.contains("widget pressed"))
  }

  @Test func `Tab moves through widgets, hosts and the widgets in them, and closing the window unmounts the views`() throws {
    let (session, window, program) = try open()
    defer { session.end() }
    try session.click(x: 200, y: 20, in: window)
    // The order is the first host's button and field, the second host's, and GTK's button and entry in the third.
    for text in ["", "", "one", "", "two", "", "three"] {
      if !text.isEmpty {
        try session.type(text)
        Thread.sleep(forTimeInterval: 0.2)
      }
      try session.press("Tab")
      Thread.sleep(forTimeInterval: 0.2)
    }
    try program.waitForOutput("first text one")
    try program.waitForOutput("second text two")
    try program.waitForOutput("entry three")
    try session.run("wmctrl", "-c", "Embedding")
    try program.waitForOutput("closed")
    #expect(program.exitCode(within: 5) == 0)
    for name in ["first went", "second went", "dismantled"] { #expect(program.output.contains(name)) }
  }
}
