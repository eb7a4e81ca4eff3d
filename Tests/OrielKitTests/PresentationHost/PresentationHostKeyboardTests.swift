import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// A window of 400 by 800 points with modals of 300 by 300 points that have a text field at their bottom edge.
@MainActor
@Suite("Presentation host: keyboard")
struct PresentationHostKeyboardTests {
  private typealias Strategy = KeyboardObserverUIModel.KeyboardResponsivenessStrategy

  private struct FieldModal: View {
    let name: String
    @State private var text = ""

    var body: some View {
      VStack(spacing: 0) {
        Text(name).frame(height: 40)
        Spacer(minLength: 0)
        TextField("\(name) field", text: $text).frame(height: 40)
      }
      .frame(width: 300, height: 300)
      .background(Color.pureRed)
    }
  }

  /// A field with a border, with green directly below it.
  private struct BorderedModal<Style: TextFieldStyle>: View {
    let style: Style
    @State private var text = ""

    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        TextField("bordered", text: $text).textFieldStyle(style)
        Color.pureGreen.frame(height: 15)
      }
      .frame(width: 300, height: 300)
    }
  }

  private struct Root: View {
    let script: Script
    var strategy = Strategy.default
    /// Indicates whether the host of the second modal is in the first one.
    var isNested = false
    @State private var text = ""

    var body: some View {
      let uiModel = PresentationHostLayerUIModel {
        if let offset = Double(script.text) {
          $0.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = .offset(offset: offset)
        } else {
          $0.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = strategy
        }
        $0.dimmingViewColor = Color.black.opacity(0.5)
      }
      VStack(spacing: 0) {
        Text("root").frame(height: 40)
        Spacer(minLength: 0)
        Text("foot").frame(height: 40)
      }
      .frame(maxWidth: .infinity)
      .background(Color.white)
      .ignoresSafeArea(script.flags.values.contains(true) ? .keyboard : [])
      .plainModal("low", script: script, uiModel: PresentationHostUIModel { $0.alignment = .bottom }) {
        FieldModal(name: "low").plainModal("nested", script: script) { FieldModal(name: "nested") }
      }
      .plainModal("high", script: script, uiModel: PresentationHostUIModel { $0.alignment = .top }) { FieldModal(name: "high") }
      .presentationHostLayer(uiModel: uiModel)
    }
  }

  private let script = Script()

  private func host(_ strategy: Strategy = .default, showing ids: String...) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Root(script: script, strategy: strategy) }
    for id in ids {
      script[id] = true
      host.advance(by: 0.1)
    }
    host.advance(by: 0.5)
    return host
  }

  /// Returns the bottom of a field's element, which is the line of text in the middle of the field.
  private func bottom(of field: String, in host: TestHost) throws -> CGFloat { try host.find("\(field) field").frame.maxY }

  /// Returns the distance by which a field moves up.
  private func lift(of field: String, in host: TestHost, _ move: () throws -> Void) throws -> CGFloat {
    let before = try bottom(of: field, in: host)
    try move()
    return before - (try bottom(of: field, in: host))
  }

  @Test("PH-37 PH-38 A modal moves up until its field is 20 points above the keyboard, and returns when the keyboard hides")
  func obscured() throws {
    let host = host(showing: "low")
    let rest = try bottom(of: "low", in: host)
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 480) < 0.1)
    host.keyboard.show(height: 200)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 580) < 0.1)
    let lift = try lift(of: "low", in: host) {
      host.keyboard.hide()
      host.advance(by: 1.5)
    }
    #expect(abs(lift + 800 - 580 - (800 - rest)) < 0.1)
    #expect(host.messages.isEmpty)
  }

  @Test("PH-37 The distance of 20 points is measured from the border that the text field style draws")
  func bordered() throws {
    func check<Style: TextFieldStyle>(_ style: Style) throws {
      let host = TestHost(size: CGSize(width: 400, height: 800)) {
        Color.white
          .presentationHost(id: "bordered", uiModel: PresentationHostUIModel { $0.alignment = .bottom }, isPresented: .constant(true)) {
            BorderedModal(style: style)
          }
          .presentationHostLayer()
      }
      host.advance(by: 0.5)
      try host.tap("bordered")
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
      let picture = host.snapshot()
      let top = (400..<500).first { picture.pixel(200, $0) == .init(red: 0, green: 255, blue: 0) }
      #expect(top == 480, "\(style)")
    }
    try check(.roundedBorder)
    try check(.squareBorder)
    try check(.plain)
  }

  @Test("PH-37 A field that the keyboard doesn't cover doesn't move")
  func clear() throws {
    func lift(of field: String) throws -> CGFloat {
      let host = host(showing: field)
      try host.tap("\(field) field")
      return try self.lift(of: field, in: host) {
        host.keyboard.show(height: 300)
        host.advance(by: 1.5)
      }
    }
    #expect(try lift(of: "high") == 0)
    #expect(try lift(of: "low") > 0)
  }

  @Test(
    "PH-39 The other strategies offset the modal by nothing, by a constant, or by the keyboard's height",
    arguments: [(0, 0.0), (1, 70), (2, 310)])
  func strategies(index: Int, lift: CGFloat) throws {
    let strategies: [Strategy] = [.none, .offset(offset: 70), .offsetByKeyboardHeight(additionalOffset: 10)]
    let host = host(strategies[index], showing: "low")
    try host.tap("low field")
    let actual = try self.lift(of: "low", in: host) {
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
    }
    #expect(abs(actual - lift) < 0.1)
  }

  @Test("PH-40 PH-43 The modal moves by the keyboard's inset in each frame, for every curve", arguments: [0, 1, 2, 3, 7])
  func curve(curve: Int) throws {
    let host = host(.offsetByKeyboardHeight(additionalOffset: 0), showing: "low")
    try host.tap("low field")
    let rest = try bottom(of: "low", in: host)
    host.keyboard.show(height: 300, duration: 0.4, curve: curve)
    var largest = 0.0
    for _ in 0..<60 {
      largest = max(largest, abs(rest - (try bottom(of: "low", in: host)) - host.keyboard.inset))
      host.advance(by: TestHost.frameDuration)
    }
    #expect(largest < 0.1)
    #expect(abs(rest - (try bottom(of: "low", in: host)) - 300) < 0.1)
  }

  @Test("PH-41 A second notification during the animation replaces the first")
  func twice() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 280)
    host.advance(by: 0.1)
    host.keyboard.show(height: 300)
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 480) < 0.1)
  }

  @Test("PH-42 A root without its own keyboard avoidance doesn't move")
  func rootStays() throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Root(script: script) }
    let foot = try host.find("foot").center
    script["low"] = true
    host.advance(by: 0.5)
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    // The pixels of the word under the dimming, in its original place.
    let picture = host.snapshot()
    let ink = (-20..<20).contains { x in (-8..<8).contains { y in picture.pixel(Int(foot.x) + x, Int(foot.y) + y).red < 60 } }
    #expect(ink)
    script["low"] = false
    host.advance(by: 1.5)
    #expect(abs(try host.find("foot").center.y - (foot.y - host.keyboard.inset)) < 0.1)
  }

  @Test("PH-44 Only the modal with the focus moves, and the dimming and the other modals stay")
  func onlyFocused() throws {
    let host = host(.offsetByKeyboardHeight(additionalOffset: 0), showing: "high", "low")
    try host.tap("low field")
    let lift = try lift(of: "low", in: host) {
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
    }
    #expect(abs(lift - 300) < 0.1)
    // Red where the modal at the top still is, and dimmed down to the edge of the window.
    #expect(host.snapshot().pixel(200, 20) == .init(red: 255, green: 0, blue: 0))
    #expect(abs(host.snapshot().pixel(200, 795).red - 128) < 3)
    #expect(abs(host.snapshot().pixel(10, 400).red - 128) < 3)
  }

  @Test("PH-44 When the focus moves to another modal, that one moves up and the first returns")
  func focusMoves() throws {
    let host = host(.offset(offset: 50), showing: "low")
    try host.tap("low field")
    let lift = try lift(of: "low", in: host) {
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
    }
    #expect(abs(lift - 50) < 0.1)
    #expect(host.snapshot().pixel(200, 795).red < 200)
    script["nested"] = true
    host.advance(by: 0.1)
    let nested = try self.lift(of: "nested", in: host) {
      try host.tap("nested field")
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
    }
    #expect(abs(nested - 50) < 0.1)
    #expect(host.snapshot().pixel(200, 795) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("PH-44 The focus and the keyboard of another window don't move a modal")
  func otherWindow() throws {
    let host = host(.offset(offset: 50), showing: "low")
    try host.tap("low field")
    let other = Script()
    let second = TestHost(size: CGSize(width: 400, height: 800)) { Root(script: other, strategy: .offset(offset: 50)) }
    other["low"] = true
    second.advance(by: 0.5)
    try second.tap("low field")
    let here = try lift(of: "low", in: host) {
      let there = try lift(of: "low", in: second) {
        second.keyboard.show(height: 300)
        second.advance(by: 1.5)
      }
      #expect(abs(there - 50) < 0.1)
      host.advance(by: 1.5)
    }
    #expect(here == 0)
  }

  @Test("PH-46 When the strategy changes, the modal, its text and its focus persist")
  func strategyChanges() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.type("kept")
    let lift = try lift(of: "low", in: host) {
      host.keyboard.show(height: 300)
      host.advance(by: 1.5)
      script.text = "30"
      host.advance(by: 1.5)
    }
    #expect(abs(lift - 30) < 0.1)
    #expect(try host.find("low field").value == "kept")
    #expect(try host.find("low field").isFocused)
    #expect(script.log == ["low onPresent", "low present"])
  }

  @Test("PH-37 When the window is resized while the keyboard is visible, the field moves above the keyboard again")
  func resized() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    for height in [700.0, 600, 800] {
      host.resize(to: CGSize(width: 400, height: height))
      host.advance(by: 1.5)
      #expect(abs(try bottom(of: "low", in: host) - (height - host.keyboard.inset - 20)) < 0.1)
    }
  }
}
