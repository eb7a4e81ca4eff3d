import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = false
  var focused: String?
  var keys: [String] = []
}

private struct Fields: View {
  @Bindable var model: Model
  @State private var text = ""
  @FocusState private var focus: String?
  var detents: Set<PresentationDetent> = [.large]
  var interaction = PresentationBackgroundInteraction.automatic

  var body: some View {
    VStack {
      TextField("Outer", text: $text).focused($focus, equals: "outer")
      Spacer()
      Button("Bottom") { model.keys.append("bottom") }
    }
    .onKeyPress(.upArrow) {
      model.keys.append("outer up")
      return .handled
    }
    .onChange(of: focus) { model.focused = focus }
    .sheet(isPresented: $model.isPresented) {
      Inner(model: model).presentationDetents(detents).presentationBackgroundInteraction(interaction)
    }
  }
}

private struct Inner: View {
  let model: Model
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Inner", text: $text).focused($isFocused).onChange(of: isFocused) { if isFocused { model.focused = "inner" } }
      Spacer()
      Button("End") { model.keys.append("end") }
    }
  }
}

@MainActor
@Suite("Focus and keyboard with presentations")
struct PresentationFocusTests {
  @Test("Content that a sheet covers loses focus, keys and accessibility elements, and regains its focus after the sheet's dismissal")
  func focus() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Fields(model: model) }
    try host.tap("Outer")
    #expect(model.focused == "outer")
    model.isPresented = true
    try host.settle()
    #expect(model.focused == nil && host.textInput == nil && !host.exists("Bottom"))
    host.press(.upArrow)
    #expect(model.keys.isEmpty)
    // Tab cycles within the sheet.
    host.press(.tab)
    #expect(model.focused == "inner")
    host.press(.tab)
    host.press(.space)
    #expect(model.keys == ["end"])
    model.isPresented = false
    try host.settle()
    #expect(model.focused == "outer" && host.textInput != nil)
  }

  @Test("A sheet with background interaction leaves the content behind it usable and isn't dimmed")
  func interaction() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Fields(model: model, detents: [.height(200)], interaction: .enabled) }
    let before = host.snapshot().pixel(20, 300)
    try host.tap("Outer")
    model.isPresented = true
    try host.settle()
    #expect(model.focused == "outer" && host.exists("Outer") && host.exists("Inner"))
    #expect(host.snapshot().pixel(20, 300) == before)
    try host.tap("Inner")
    #expect(model.focused == "inner" && model.isPresented)
    try host.tap("Outer")
    #expect(model.focused == "outer" && model.isPresented)
  }

  @Test("Content behind a sheet is usable up to the detent of presentationBackgroundInteraction, and not above it")
  func upThrough() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      Fields(model: model, detents: [.height(200), .large], interaction: .enabled(upThrough: .height(200)))
    }
    model.isPresented = true
    try host.settle()
    #expect(host.exists("Outer"))
    host.usesTouch = true
    host.drag(from: CGPoint(x: 195, y: 660), to: CGPoint(x: 195, y: 100), duration: 0.4)
    try host.settle()
    #expect(!host.exists("Outer") && host.exists("Inner"))
  }

  @Test(
    "KB-10 Content covered by a sheet doesn't move in any frame while the sheet's field has the keyboard, and the sheet's content does")
  func keyboard() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Fields(model: model) }
    let bottom = try host.find("Bottom").node.box
    let frame = bottom.windowFrame
    model.isPresented = true
    try host.settle()
    let end = try host.find("End").frame.maxY
    host.usesTouch = true
    try host.tap("Inner")
    for _ in 0..<60 {
      host.advance(by: 1.0 / 60)
      #expect(bottom.windowFrame == frame)
    }
    #expect(host.keyboard.inset > 100)
    #expect(try abs(host.find("End").frame.maxY - (end - host.keyboard.inset)) < 1)
    model.isPresented = false
    for _ in 0..<90 {
      host.advance(by: 1.0 / 60)
      #expect(bottom.windowFrame == frame)
    }
    #expect(host.keyboard.inset == 0)
  }

  @Test("A sheet at a low detent moves up with the keyboard and keeps its content's height, and a centered card moves to avoid it")
  func lifts() throws {
    let model = Model()
    model.isPresented = true
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Fields(model: model, detents: [.height(200)]) }
    try host.settle()
    #expect(try host.find(role: .isModal).frame.minY == 644)
    host.keyboard.show(height: 300)
    try host.settle()
    #expect(try host.find(role: .isModal).frame.minY == 344)
    #expect(try host.find("End").frame.maxY <= 544)
    let desk = TestHost(size: CGSize(width: 1000, height: 700)) {
      Color.clear.sheet(isPresented: .constant(true)) { Color.red.frame(height: 400) }
    }
    try desk.settle()
    #expect(try desk.find(role: .isModal).frame.midY == 350)
    desk.keyboard.show(height: 250)
    try desk.settle()
    #expect(try desk.find(role: .isModal).frame == CGRect(x: 230, y: 30, width: 540, height: 400))
  }

  @Test("Windows don't share presentations")
  func windows() throws {
    let (first, second) = (Model(), Model())
    let hosts = [first, second].map { model in TestHost { Fields(model: model) } }
    first.isPresented = true
    for host in hosts { try host.settle() }
    #expect(hosts[0].exists("Inner") && !hosts[1].exists("Inner") && hosts[1].exists("Outer"))
    #expect(!hosts[1].press(.escape))
  }
}
