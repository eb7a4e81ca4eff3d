import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("First responder")
struct FirstResponderTests {
  private final class Model {
    var responder: FirstResponderProxy?
    var bodies = 0
  }

  private struct Content: View {
    let model: Model
    @Environment(\.firstResponder) private var responder
    @State private var text = ""

    var body: some View {
      model.responder = responder
      model.bodies += 1
      return VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 500)
            TextField("Inside", text: $text)
            Color.blue.frame(height: 500)
          }
        }
        .frame(height: 300)
        TextField("Outside", text: $text).frame(height: 40)
        Color.green.frame(height: 40).focusable()
      }
    }
  }

  private let model = Model()

  private func window() throws -> (TestHost, FirstResponderProxy) {
    let host = TestHost(size: CGSize(width: 300, height: 380)) { Content(model: model) }
    return (host, try #require(model.responder))
  }

  @Test("RT-9: The first responder reports whether a view has the focus, its frame and the enclosing scroll view")
  func facts() throws {
    let (host, responder) = try window()
    #expect(!responder.exists && !responder.takesText && responder.frame == nil && responder.scrollViewFrame == nil)
    try host.tap("Outside")
    #expect(responder.exists && responder.takesText && responder.scrollViewFrame == nil)
    let frame = try #require(responder.frame)
    #expect(frame.width == 300 && abs(frame.midY - 320) < 0.01)
    #expect(frame.insetBy(dx: -1, dy: -1).contains(try #require(responder.caretFrame).origin))
    host.press(.tab)
    #expect(responder.exists && !responder.takesText && responder.caretFrame == nil)
    host.press(.tab)
    #expect(responder.scrollViewFrame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(model.bodies == 1, "Reading the first responder creates no dependency")
  }

  @Test("RT-9: The focused view is scrolled into the viewport with its padding, by the animation of the transaction")
  func scrolling() throws {
    let (host, responder) = try window()
    try host.tap("Outside")
    responder.scrollToVisible()
    host.advance(by: 0.1)
    host.press(.tab, modifiers: .shift)
    host.advance(by: 1)
    #expect(responder.scrollViewFrame != nil)
    // Tab has made it visible, and then the user scrolls it away.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -1000))
    host.advance(by: 1)
    withAnimation(.linear(duration: 0.2)) { responder.scrollToVisible(padding: EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)) }
    host.advance(by: 0.1)
    let midway = try #require(responder.frame)
    host.advance(by: 0.5)
    let end = try #require(responder.frame)
    #expect(abs(end.maxY - 280) < 0.01, "The padding of 20 points is below the view: \(end)")
    #expect(midway.maxY > end.maxY + 20, "The scrolling is animated: \(midway)")
    responder.scrollToVisible(padding: EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
    host.advance(by: 0.5)
    #expect(responder.frame == end, "The view is visible with that padding already")
    host.graph.input.focus.move(to: nil, byKeyboard: false)
  }

  @Test("RT-9: Resigning removes the focus and hides the keyboard")
  func resign() throws {
    let (host, responder) = try window()
    host.usesTouch = true
    try host.tap("Outside")
    host.advance(by: 1)
    #expect(host.keyboard.isShown)
    responder.resign()
    host.advance(by: 1)
    #expect(!responder.exists && !host.keyboard.isShown && host.leftovers().isEmpty)
    responder.resign()
  }
}
