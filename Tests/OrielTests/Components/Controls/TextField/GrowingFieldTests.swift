import Foundation
import OrielTesting
import Testing

@testable import Oriel

private struct Field: View {
  @Bindable var draft: Draft
  let limit: ClosedRange<Int>?

  var body: some View {
    VStack(spacing: 0) {
      if let limit {
        TextField("Message", text: $draft.text, axis: .vertical).lineLimit(limit).onSubmit { draft.log.append("submit") }
      } else {
        TextField("Message", text: $draft.text, axis: .vertical)
      }
      Color.red
    }
  }
}

private struct Reserved: View {
  @Bindable var draft: Draft

  var body: some View {
    VStack(spacing: 0) {
      TextField("Message", text: $draft.text, axis: .vertical).lineLimit(3, reservesSpace: true)
      Color.red
    }
  }
}

@MainActor
struct GrowingFieldTests {
  private func height(_ host: TestHost) -> CGFloat { host.scrollBoxes[0].size.height }

  @Test func `A vertical field grows with its lines up to the limit and then scrolls`() throws {
    let draft = Draft("one")
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Field(draft: draft, limit: 1...3) }
    let line = height(host)
    #expect(line < 40)
    try host.tap("Message")
    var heights: [CGFloat] = []
    for _ in 0..<4 {
      host.press(.return)
      host.type("x")
      heights.append(height(host))
    }
    #expect(abs(heights[0] - 2 * line) < 1)
    #expect(abs(heights[1] - 3 * line) < 1)
    #expect(heights[3] == heights[1])
    #expect(draft.text.filter(\.isNewline).count == 4)
    // The lines that don't fit are scrolled away, and the caret is visible.
    #expect(host.scrollBoxes[0].offset.y > line)
    #expect(host.caret.maxY <= height(host) + 1)
    #expect(draft.log.isEmpty)
    host.press("a", modifiers: .control)
    host.press(.delete)
    #expect(abs(height(host) - line) < 1)
    host.close()
  }

  @Test func `A long word in a vertical field wraps`() throws {
    let draft = Draft()
    let host = TestHost(size: CGSize(width: 100, height: 300)) { Field(draft: draft, limit: nil) }
    let line = height(host)
    try host.tap("Message")
    host.type(String(repeating: "m", count: 30))
    #expect(height(host) > 3 * line)
    host.close()
  }

  @Test func `Reserved lines occupy their space`() {
    let one = TestHost(size: CGSize(width: 200, height: 300)) { Field(draft: Draft(), limit: 1...3) }
    let three = TestHost(size: CGSize(width: 200, height: 300)) { Reserved(draft: Draft()) }
    #expect(abs(height(three) - 3 * height(one)) < 1)
    one.close()
    three.close()
  }

  @Test func `A Text reserves lines`() {
    let host = TestHost { Text("one").lineLimit(2, reservesSpace: true).accessibilityIdentifier("text") }
    let plain = TestHost { Text("one").accessibilityIdentifier("text") }
    #expect((try? host.find("text").frame.height) == (try? plain.find("text").frame.height).map { $0 * 2 })
    host.close()
    plain.close()
  }

  @Test func `A field with less space than its lines is found in its visible part`() throws {
    let draft = Draft((1...8).map { "line \($0)" }.joined(separator: "\n"))
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      VStack(spacing: 0) {
        TextField("Message", text: Binding(get: { draft.text }, set: { draft.text = $0 }), axis: .vertical)
        Color.red.frame(height: 20)
      }
    }
    let field = try host.find("Message")
    #expect(field.frame.height == 40)
    #expect(host.cover(of: field) == nil)
    try host.tap("Message")
    #expect(try host.find("Message").isFocused)
    host.close()
  }
}
