import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var text = "several words"
  var inner = 0
  var outer = 0
}

private struct Field: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      TextField("Name", text: $model.text).textFieldStyle(.plain).accessibilityIdentifier("field")
        .onTapGesture { model.inner += 1 }
    }
    .onTapGesture { model.outer += 1 }
  }
}

@MainActor
@Suite("Taps on a text field")
struct FieldTapTests {
  @Test("A click focuses the field, and is a tap for the nearest gesture around it", arguments: [false, true])
  func click(usesTouch: Bool) throws {
    let model = Model()
    let host = TestHost { Field(model: model) }
    host.usesTouch = usesTouch
    try host.tap("field")
    try host.settle()
    #expect(model.inner == 1 && model.outer == 0)
    host.press("a", modifiers: .control)
    host.type("new")
    #expect(model.text == "new")
  }

  @Test("A drag that selects text, and the second click of a double click, are no taps")
  func selecting() throws {
    let model = Model()
    let host = TestHost { Field(model: model) }
    let frame = try host.find("field").frame
    let start = CGPoint(x: frame.minX + 1, y: frame.midY)
    host.drag(from: start, to: CGPoint(x: frame.minX + 30, y: frame.midY))
    try host.settle()
    #expect(model.inner == 0 && model.outer == 0)
    host.type("X")
    #expect(model.text.hasPrefix("X") && model.text.count < "Xseveral words".count)
    host.advance(by: 1)
    try host.doubleTap("field")
    try host.settle()
    #expect(model.inner == 1)
  }
}
