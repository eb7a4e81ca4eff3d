import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// A window of 400 by 800 points with modals of 300 by 300 that have a text field at their bottom edge.
@MainActor
@Suite("The presentation host and the keyboard")
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

  private struct Root: View {
    let script: Script
    var strategy = Strategy.default
    /// Which modal the second one's host stands in.
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

  private func bottom(of field: String, in host: TestHost) throws -> CGFloat { try host.find("\(field) field").frame.maxY }

  @Test("PH-37 PH-38 The modal goes up so far that the field is 20 points above the keyboard, and back when that goes")
  func obscured() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 480) < 0.1)
    host.keyboard.show(height: 200)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 580) < 0.1)
    host.keyboard.hide()
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 800) < 0.1)
    #expect(host.messages.isEmpty)
  }

  @Test("PH-37 A field that is clear of the keyboard stays where it is")
  func clear() throws {
    let host = host(showing: "high")
    try host.tap("high field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(try bottom(of: "high", in: host) == 300)
  }

  @Test(
    "PH-39 The other strategies",
    arguments: [(0, 0.0), (1, 70), (2, 310)])
  func strategies(index: Int, lift: CGFloat) throws {
    let strategies: [Strategy] = [.none, .offset(offset: 70), .offsetByKeyboardHeight(additionalOffset: 10)]
    let host = host(strategies[index], showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - (800 - lift)) < 0.1)
  }

  @Test("PH-40 PH-43 The modal covers the same share of its way as the keyboard in each frame", arguments: [0, 1, 2, 3, 7])
  func curve(curve: Int) throws {
    let host = host(.offsetByKeyboardHeight(additionalOffset: 0), showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300, duration: 0.4, curve: curve)
    var largest = 0.0
    for _ in 0..<60 {
      largest = max(largest, abs(800 - (try bottom(of: "low", in: host)) - host.keyboard.inset))
      host.advance(by: TestHost.frameDuration)
    }
    #expect(largest < 0.1)
    #expect(abs(try bottom(of: "low", in: host) - 500) < 0.1)
  }

  @Test("PH-41 A second notification in mid-flight doesn't add up")
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

  @Test("PH-42 The root that has its own avoidance switched off stays where it is")
  func rootStays() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    script["low"] = false
    host.render()
    #expect(host.exists("foot"))
    script["low"] = true
    host.render()
    script["low"] = false
    host.advance(by: 1.5)
    #expect(abs(try host.find("foot").frame.maxY - (800 - host.keyboard.inset)) < 0.1)
  }

  @Test("PH-44 Only the modal that holds the focus moves; the dimming and the other modals stay")
  func onlyFocused() throws {
    let host = host(.offsetByKeyboardHeight(additionalOffset: 0), showing: "high", "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 500) < 0.1)
    // Red where the modal at the top still is, half black down to the window's edge.
    #expect(host.snapshot().pixel(200, 20) == .init(red: 255, green: 0, blue: 0))
    #expect(abs(host.snapshot().pixel(200, 795).red - 128) < 3)
    #expect(abs(host.snapshot().pixel(10, 400).red - 128) < 3)
  }

  @Test("PH-44 When the focus goes to another modal that one makes room, and the first goes back")
  func focusMoves() throws {
    let host = host(.offset(offset: 50), showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 750) < 0.1)
    script["nested"] = true
    host.advance(by: 0.1)
    try host.tap("nested field")
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "nested", in: host) - 500) < 0.1)
    #expect(host.snapshot().pixel(200, 790) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("PH-44 The focus of another window moves nothing here")
  func otherWindow() throws {
    let host = host(.offset(offset: 50), showing: "low")
    try host.tap("low field")
    let other = Script()
    let second = TestHost(size: CGSize(width: 400, height: 800)) { Root(script: other, strategy: .offset(offset: 50)) }
    other["low"] = true
    second.advance(by: 0.5)
    try second.tap("low field")
    second.keyboard.show(height: 300)
    second.advance(by: 1.5)
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: second) - 750) < 0.1)
    #expect(abs(try bottom(of: "low", in: host) - 800) < 0.1)
  }

  @Test("PH-46 The strategy may change: text, focus and the modal stay")
  func strategyChanges() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.type("kept")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    script.text = "30"
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - 770) < 0.1)
    #expect(try host.find("low field").value == "kept")
    #expect(try host.find("low field").isFocused)
    #expect(script.log == ["low onPresent", "low present"])
  }

  @Test("PH-37 A window that is resized while the keyboard is up has its field above the keyboard again")
  func resized() throws {
    let host = host(showing: "low")
    try host.tap("low field")
    host.keyboard.show(height: 300)
    host.advance(by: 1.5)
    host.resize(to: CGSize(width: 400, height: 700))
    host.advance(by: 1.5)
    #expect(abs(try bottom(of: "low", in: host) - (700 - host.keyboard.inset - 20)) < 0.1)
  }
}
