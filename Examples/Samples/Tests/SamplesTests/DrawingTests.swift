import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import Drawing

@MainActor
@Suite("The drawing canvas")
struct DrawingTests {
  private let drawing = Drawing()

  private func host() -> TestHost {
    let drawing = drawing
    return TestHost { DrawingScreen(drawing: drawing) }
  }

  private func finish(_ host: TestHost) throws {
    try host.settle()
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  /// Draws a line across the canvas, and returns its center.
  @discardableResult
  private func draw(in host: TestHost, dy: CGFloat = 0) throws -> CGPoint {
    let center = try host.find("Canvas").center
    host.drag(from: CGPoint(x: center.x - 100, y: center.y + dy), to: CGPoint(x: center.x + 100, y: center.y + dy))
    try host.settle()
    return CGPoint(x: center.x, y: center.y + dy)
  }

  private func isWhite(_ point: CGPoint, in host: TestHost) -> Bool {
    color(point, in: host) == Snapshot.Pixel(red: 255, green: 255, blue: 255)
  }

  private func color(_ point: CGPoint, in host: TestHost) -> Snapshot.Pixel { host.snapshot().pixel(Int(point.x), Int(point.y)) }

  @Test("A line follows the pointer while it is drawn, and stays")
  func following() throws {
    let host = host()
    #expect(host.exists("Draw something"))
    let center = try host.find("Canvas").center
    #expect(isWhite(CGPoint(x: center.x, y: center.y + 80), in: host))
    host.pointerDown(at: CGPoint(x: center.x - 50, y: center.y + 80))
    for step in 1...10 { host.pointerMove(to: CGPoint(x: center.x - 50 + CGFloat(step) * 10, y: center.y + 80)) }
    #expect(!isWhite(CGPoint(x: center.x, y: center.y + 80), in: host), "ink is there before the button is let go")
    #expect(drawing.strokes.isEmpty)
    host.pointerUp(at: CGPoint(x: center.x + 50, y: center.y + 80))
    try host.settle()
    #expect(drawing.strokes.count == 1 && drawing.strokes[0].points.count >= 10)
    #expect(!isWhite(CGPoint(x: center.x, y: center.y + 80), in: host))
    #expect(try host.find("Canvas").value == "1 stroke")
    #expect(!host.exists("Draw something"))
    try finish(host)
  }

  @Test("A tap leaves a dot")
  func dot() throws {
    let host = host()
    let center = try host.find("Canvas").center
    host.tap(at: center)
    try host.settle()
    #expect(!isWhite(center, in: host))
    try finish(host)
  }

  @Test("Undo takes strokes back one by one, redo brings them again, and a new stroke ends the way forth")
  func undoing() throws {
    let host = host()
    #expect(try !host.find("Undo").isEnabled && !host.find("Redo").isEnabled)
    let first = try draw(in: host)
    let second = try draw(in: host, dy: 60)
    try host.tap("Undo")
    try host.settle()
    #expect(!isWhite(first, in: host) && isWhite(second, in: host))
    host.press("z", modifiers: .command)
    try host.settle()
    #expect(isWhite(first, in: host) && drawing.strokes.isEmpty)
    #expect(try !host.find("Undo").isEnabled)
    try host.tap("Redo")
    host.press("z", modifiers: [.command, .shift])
    try host.settle()
    #expect(!isWhite(first, in: host) && !isWhite(second, in: host))
    try host.tap("Undo")
    try draw(in: host, dy: -60)
    #expect(try !host.find("Redo").isEnabled && drawing.strokes.count == 2)
    try finish(host)
  }

  @Test("The canvas is cleared once that is confirmed, and undo brings the drawing back")
  func clearing() throws {
    let host = host()
    try draw(in: host)
    try draw(in: host, dy: 60)
    try host.tap("Clear")
    try host.settle()
    #expect(host.exists("Clear the canvas?"))
    try host.tap("Cancel")
    try host.settle()
    #expect(drawing.strokes.count == 2)
    try host.tap("Clear")
    try host.settle()
    try host.tap("Clear")
    try host.settle()
    #expect(drawing.strokes.isEmpty && host.exists("Draw something"))
    try host.tap("Undo")
    #expect(drawing.strokes.count == 2)
    try finish(host)
  }

  @Test("Pens have a colour and a width, and the eraser takes ink from the paper")
  func pens() throws {
    let host = host()
    let blue = color(try draw(in: host), in: host)
    #expect(blue.blue > blue.red)
    try host.tap("Red")
    try host.settle()
    #expect(try host.find("Red").isSelected && !host.find("Blue").isSelected)
    let point = try draw(in: host)
    let red = color(point, in: host)
    #expect(red.red > red.blue, "the new line lies above")

    let beside = CGPoint(x: point.x, y: point.y + 8)
    #expect(isWhite(beside, in: host))
    let slider = try host.find("Width")
    host.tap(at: CGPoint(x: slider.frame.maxX - 20, y: slider.center.y))
    try draw(in: host)
    #expect(!isWhite(beside, in: host), "a wide pen reaches further")

    try host.tap("Eraser")
    try draw(in: host)
    #expect(isWhite(point, in: host) && isWhite(beside, in: host))
    #expect(drawing.strokes.map(\.isEraser) == [false, false, false, true])
    try host.tap("Green")
    try draw(in: host)
    #expect(!isWhite(point, in: host), "a colour puts the eraser away")
    try finish(host)
  }
}
