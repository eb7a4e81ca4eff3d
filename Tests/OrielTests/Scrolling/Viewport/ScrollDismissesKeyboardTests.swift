import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ScrollDismissesKeyboardTests {
  private struct Page: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          TextField("Name", text: $text)
          ForEach(0..<40) { Text(verbatim: "row \($0)").frame(height: 40) }
        }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  private func page(_ mode: ScrollDismissesKeyboardMode, keyboard: CGFloat = 300) throws -> TestHost {
    let host = TestHost { Page(mode: mode) }
    try host.tap("Name")
    if keyboard > 0 {
      host.keyboard.show(height: keyboard, duration: 0)
      host.advance(by: 0.1)
    }
    host.usesTouch = true
    return host
  }

  private func drag(_ host: TestHost, from start: CGFloat, to end: CGFloat) {
    host.drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end))
  }

  @Test(arguments: [(ScrollDismissesKeyboardMode.immediately, false), (.automatic, false), (.never, true)])
  func `Scrolling by touch ends editing or keeps it, depending on the mode`(_ mode: ScrollDismissesKeyboardMode, isFocused: Bool) throws {
    let host = try page(mode)
    drag(host, from: 400, to: 200)
    #expect(host.textBoxes[0].isFocused == isFocused)
    host.close()
  }

  @Test func `Without a software keyboard only the immediately mode ends editing`() throws {
    for (mode, isFocused) in [(ScrollDismissesKeyboardMode.automatic, true), (.immediately, false)] {
      let host = try page(mode, keyboard: 0)
      drag(host, from: 400, to: 200)
      #expect(host.textBoxes[0].isFocused == isFocused)
      host.close()
    }
  }

  @Test func `Wheel scrolling keeps the keyboard`() throws {
    let host = try page(.immediately)
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: 100))
    #expect(host.textBoxes[0].isFocused)
    host.close()
  }

  @Test func `KA-4 The keyboard follows the touch down and back up`() throws {
    let host = try page(.interactively)
    host.pointerDown(at: CGPoint(x: 100, y: 300))
    host.pointerMove(to: CGPoint(x: 100, y: 330))
    #expect(host.keyboard.inset == 300)
    host.pointerMove(to: CGPoint(x: 100, y: 644))
    #expect(host.keyboard.inset == 200)
    host.pointerMove(to: CGPoint(x: 100, y: 594))
    #expect(host.keyboard.inset == 250)
    #expect(host.textBoxes[0].isFocused)
    host.advance(by: 0.5)
    host.pointerUp(at: CGPoint(x: 100, y: 594))
    host.advance(by: 1)
    #expect(host.keyboard.inset == 300)
    #expect(host.textBoxes[0].isFocused)
    drag(host, from: 300, to: 820)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0)
    #expect(!host.textBoxes[0].isFocused)
    host.close()
  }
}
