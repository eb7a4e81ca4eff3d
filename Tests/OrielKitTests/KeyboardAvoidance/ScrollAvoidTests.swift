import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("Scrolling fields above the keyboard")
struct ScrollAvoidTests {
  @Observable @MainActor
  final class Model {
    var partial: CGFloat = 0
    var space: CGFloat = 20
    var errorHeight: CGFloat = 0
    @ObservationIgnored weak var invoker: KeyboardScrollInvocator?
    @ObservationIgnored var events: [String] = []
  }

  /// The screen of KB-23: 18 rows of 44 points, a field of 50, and five more rows.
  struct Form: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<18) { Text("row \($0)").frame(height: 44) }
          Field(name: "first", model: model)
          ForEach(18..<23) { Text("row \($0)").frame(height: 44) }
          Field(name: "last", model: model)
        }
      }
      .scrollAvoidKeyboard(
        scrollerOptions: KeyboardScrollerOptions(
          spaceBetweenFieldAndKeyboard: model.space, onScrollStart: { model.events.append("start") },
          onScrollEnd: { model.events.append("end") }),
        partialAvoidingPadding: model.partial, onProvideScrollInvocator: { model.invoker = $0 })
    }
  }

  struct Field: View {
    let name: String
    let model: Model
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text).accessibilityIdentifier(name).frame(height: 50 + model.errorHeight)
    }
  }

  private func stage(_ model: Model, hasBar: Bool = false) -> AvoidanceStage {
    AvoidanceStage {
      VStack(spacing: 0) {
        Form(model: model)
        if hasBar { Text("bar").frame(height: model.partial) }
      }
      .ignoresSafeArea(.keyboard)
    }
  }

  private func bottom(of name: String, _ stage: AvoidanceStage) throws -> CGFloat { try stage.host.find(identifier: name).frame.maxY }

  private func scrollTo(_ name: String, _ stage: AvoidanceStage) throws {
    // The field of 50 points begins at 792: it has to be visible for a tap.
    stage.host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 150))
    stage.host.advance(by: 1)
    try stage.host.tap(name)
  }

  @Test(
    "KB-14, KB-15: The focused field ends at the given distance above the keyboard, and the scroll is reported once",
    arguments: [0.0, 20, 60])
  func scroll(space: CGFloat) throws {
    let model = Model()
    model.space = space
    let stage = stage(model)
    try scrollTo("first", stage)
    #expect(model.events.isEmpty, "nothing happens without a keyboard")
    stage.keyboard.show(height: 300)
    #expect(model.events == ["start"])
    stage.host.advance(by: 1.5)
    #expect(try abs(bottom(of: "first", stage) - (500 - space)) < 0.6)
    #expect(model.events == ["start", "end"])
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(model.events == ["start", "end"])
  }

  /// A field with a border in a column of rows, with green directly below it.
  struct BorderedForm: View {
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<18) { Text("row \($0)").frame(height: 44) }
          TextField("bordered", text: $text).textFieldStyle(.roundedBorder)
          Color.pureGreen.frame(height: 15)
          ForEach(18..<30) { Text("row \($0)").frame(height: 44) }
        }
      }
      .scrollAvoidKeyboard()
    }
  }

  @Test("KB-14: The distance is measured from the border that the text field style draws")
  func bordered() throws {
    let stage = AvoidanceStage { BorderedForm().ignoresSafeArea(.keyboard) }
    try scrollTo("bordered", stage)
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1.5)
    let picture = stage.host.snapshot()
    let top = try #require((300..<500).first { picture.pixel(200, $0) == .init(red: 0, green: 255, blue: 0) })
    #expect(abs(top - 480) <= 1)
  }

  @Test("KB-14: The partial avoiding padding counts as covered, with or without a bar below the scroll view")
  func partial() throws {
    for hasBar in [false, true] {
      let model = Model()
      model.partial = 56
      let stage = stage(model, hasBar: hasBar)
      try scrollTo("first", stage)
      stage.keyboard.show(height: 300)
      stage.host.advance(by: 1.5)
      #expect(try abs(bottom(of: "first", stage) - 480) < 0.6)
    }
  }

  @Test("KB-14: The distance is kept when the system's keyboard shrinks the window, and a window that grows scrolls nothing")
  func lowerWindow() throws {
    for hasBar in [false, true] {
      let model = Model()
      model.partial = 56
      let stage = stage(model, hasBar: hasBar)
      try scrollTo("first", stage)
      for height in [600.0, 420, 300] {
        stage.host.resize(to: CGSize(width: 400, height: height))
        stage.host.advance(by: 1)
        #expect(try abs(bottom(of: "first", stage) - (height - (hasBar ? 56 : 0) - 20)) < 0.6)
      }
      #expect(model.events.count { $0 == "start" } == model.events.count { $0 == "end" })
      let events = model.events.count
      let before = try bottom(of: "first", stage)
      stage.host.resize(to: CGSize(width: 400, height: 340))
      stage.host.advance(by: 1)
      #expect(try bottom(of: "first", stage) == before && model.events.count == events)
    }
  }

  @Test("KB-13: A window that shrinks doesn't scroll without a focused field")
  func lowerWindowWithoutFocus() throws {
    let model = Model()
    let stage = stage(model)
    stage.host.resize(to: CGSize(width: 400, height: 300))
    stage.host.advance(by: 1)
    #expect(model.events.isEmpty)
    #expect(try stage.host.find("row 0").frame.minY >= 0)
  }

  @Test("KB-13: A keyboard without a focused field scrolls nothing")
  func nothing() throws {
    let model = Model()
    let stage = stage(model)
    let before = try stage.middle("row 3")
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(stage.keyboard.inset == 300)
    #expect(try model.events.isEmpty && abs(stage.middle("row 3") - before) < 1e-9)
  }

  @Test("KB-12: Another field that receives the focus while the keyboard is visible scrolls above it")
  func next() throws {
    let model = Model()
    let stage = stage(model)
    try scrollTo("first", stage)
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1.5)
    stage.host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
    stage.host.advance(by: 1)
    try stage.host.tap("last")
    stage.host.advance(by: 1.5)
    #expect(try bottom(of: "last", stage) <= 500.6)
    #expect(model.events.suffix(2) == ["start", "end"])
  }

  @Test("KB-16, KB-17: The invocator scrolls again while the keyboard is visible, and does nothing otherwise")
  func invoker() throws {
    let model = Model()
    let stage = stage(model)
    let invoker = try #require(model.invoker)
    invoker.scrollToActiveInput()
    stage.host.advance(by: 0.5)
    #expect(model.events.isEmpty)
    try scrollTo("first", stage)
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1.5)
    model.errorHeight = 40
    stage.host.advance(by: 0.5)
    invoker.scrollToActiveInput()
    stage.host.advance(by: 1.5)
    #expect(model.events == ["start", "end", "start", "end"])
    #expect(try stage.host.find(identifier: "first").frame.maxY <= 480.6)
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    invoker.scrollToActiveInput()
    stage.host.advance(by: 0.5)
    #expect(model.events.count == 4)
  }

  @Test("KB-23: A field scrolls above the keyboard in a window and in a sheet, and the background doesn't move")
  func samples() throws {
    for isSheet in [false, true] {
      let model = Model()
      let stage = AvoidanceStage {
        Color.clear
          .presentationHost(id: "sheet", isPresented: .constant(isSheet)) {
            ZStack {
              Color.orange
              Form(model: model)
            }
          }
          .presentationHostLayer()
          .overlay {
            if !isSheet {
              ZStack {
                Color.orange.ignoresSafeArea(.keyboard)
                Form(model: model)
              }
            }
          }
      }
      try scrollTo("first", stage)
      stage.keyboard.show(height: 300)
      stage.host.advance(by: 1.5)
      #expect(try abs(bottom(of: "first", stage) - 480) < 0.6)
      let pixel = stage.host.snapshot().pixel(3, 790)
      #expect(pixel.red > 220 && pixel.blue < 90, "the background doesn't move")
    }
  }
}
