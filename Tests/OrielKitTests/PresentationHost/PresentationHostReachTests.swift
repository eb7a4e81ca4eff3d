import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentation host: focus, accessibility and Escape")
struct PresentationHostReachTests {
  private struct Form: View {
    let name: String
    let script: Script
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("\(name) field", text: $text).focused($isFocused)
        Button("\(name) button") { script.log.append(name) }
        Button("\(name) focus") { isFocused = true }
      }
      .frame(width: 200, height: 120)
      .background(Color.white)
    }
  }

  private struct Root: View {
    let script: Script
    var action = PresentationHostLayerUIModel.DimmingViewTapAction.default

    var body: some View {
      Form(name: "root", script: script)
        .filling()
        .plainModal("one", script: script) {
          Form(name: "one", script: script).plainModal("two", script: script) { Form(name: "two", script: script) }
        }
        .plainModal("bare", script: script) { Text("bare").frame(width: 100, height: 100) }
        .plainModal("above", layerID: "above", script: script) { Form(name: "above", script: script) }
        .presentationHostLayer(uiModel: PresentationHostLayerUIModel { $0.dimmingViewTapAction = action })
        .presentationHostLayer(id: "above", uiModel: PresentationHostLayerUIModel { $0.dimmingViewTapAction = action })
    }
  }

  private let script = Script()

  private func host(_ action: PresentationHostLayerUIModel.DimmingViewTapAction = .default) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { Root(script: script, action: action) }
  }

  private func show(_ id: String, _ isPresented: Bool = true, in host: TestHost) {
    script[id] = isPresented
    host.advance(by: 0.3)
  }

  private func isFocused(_ label: String, _ host: TestHost) -> Bool { (try? host.find(label).isFocused) ?? false }

  @Test("Views that a modal covers have no accessibility elements until the modal is dismissed")
  func accessibility() {
    let host = host()
    #expect(host.exists("root button"))
    show("one", in: host)
    #expect(!host.exists("root button") && host.exists("one button"))
    show("two", in: host)
    #expect(!host.exists("one button") && host.exists("two button"))
    show("two", false, in: host)
    #expect(host.exists("one button") && !host.exists("root button"))
    show("one", false, in: host)
    #expect(host.exists("root button"))
  }

  @Test("A modal takes the focus and receives keys, and the focus returns when it is dismissed")
  func focus() throws {
    let host = host()
    try host.tap("root field")
    host.type("a")
    show("one", in: host)
    host.type("b")
    try host.tap("one field")
    host.type("c")
    show("two", in: host)
    #expect(!isFocused("one field", host))
    show("two", false, in: host)
    #expect(isFocused("one field", host))
    host.type("d")
    #expect(try host.find("one field").value == "cd")
    show("one", false, in: host)
    #expect(isFocused("root field", host))
    host.type("e")
    #expect(try host.find("root field").value == "ae")
  }

  @Test("Tab cycles within the modal")
  func tab() {
    let host = host()
    show("one", in: host)
    var order: [String] = []
    for _ in 0..<4 {
      host.press(.tab)
      order += ["one field", "one button", "one focus", "root field", "root button"].filter { isFocused($0, host) }
    }
    #expect(order == ["one field", "one button", "one focus", "one field"])
  }

  @Test("In a layer that passes taps through, the views behind keep the focus and their accessibility elements")
  func passThrough() throws {
    let host = host(.passTapsThrough)
    try host.tap("root field")
    show("one", in: host)
    #expect(isFocused("root field", host) && host.exists("root button"))
    host.press(.escape)
    #expect(script["one"])
  }

  @Test("A modal of an upper layer covers the modals of a lower layer, and the focus returns when it is dismissed")
  func otherLayer() throws {
    let host = host()
    show("one", in: host)
    try host.tap("one field")
    show("above", in: host)
    #expect(!host.exists("one field") && host.exists("above field"))
    show("above", false, in: host)
    #expect(isFocused("one field", host))
  }

  @Test("Escape acts as a tap beside on the topmost modal of the topmost layer, with any focus")
  func escape() throws {
    let host = host()
    for id in ["one", "two", "above"] { show(id, in: host) }
    try host.tap("above field")
    for id in ["above", "two", "one"] {
      script.log = []
      host.press(.escape)
      host.advance(by: 0.3)
      #expect(script.log == ["\(id) tap", "\(id) dismiss", "\(id) onDismiss"])
    }
    script.log = []
    host.press(.escape)
    #expect(script.log.isEmpty)
  }

  @Test("Escape dismisses a modal without focusable views")
  func escapeWithoutFocus() {
    let host = host()
    show("bare", in: host)
    host.press(.escape)
    #expect(!script["bare"])
  }

  @Test("With the tap action none, the layer swallows Escape as well")
  func escapeSwallowed() {
    let host = host(.none)
    show("one", in: host)
    script.log = []
    #expect(host.press(.escape))
    #expect(script.log.isEmpty && script["one"])
  }

  @Test("A key handler for Escape in the modal takes precedence")
  func ownEscape() throws {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white
        .plainModal("one", script: script) {
          Form(name: "one", script: script).onKeyPress(.escape) {
            script.log.append("own")
            return .handled
          }
        }
        .presentationHostLayer()
    }
    show("one", in: host)
    try host.tap("one field")
    script.log = []
    host.press(.escape)
    #expect(script.log == ["own"] && script["one"])
  }

  @Test("PH-24 A modal inherits its host's environment, but isn't part of the host's focus")
  func focusOfHost() throws {
    struct Around: View {
      let script: Script
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text(isFocused ? "inside" : "outside")
          TextField("own", text: .constant(""))
          Color.clear.plainModal("one", script: script) { TextField("modal field", text: .constant("")).frame(width: 200) }
        }
        .focused($isFocused)
      }
    }
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Around(script: script).presentationHostLayer(uiModel: PresentationHostLayerUIModel { $0.dimmingViewTapAction = .passTapsThrough })
    }
    show("one", in: host)
    try host.tap("modal field")
    host.advance(by: 0.1)
    #expect(host.exists("outside"))
    try host.tap("own")
    host.advance(by: 0.1)
    #expect(host.exists("inside"))
  }

  @Test(
    "PH-49 A layer with isAbovePresentations is above layers that are added later, and spans the window at any position in the hierarchy")
  func abovePresentations() throws {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Form(name: "root", script: script)
        .plainModal("above", layerID: "above", script: script) { Color.pureGreen.frame(width: 100, height: 100) }
        .plainModal("below", layerID: "below", script: script) { Color.pureRed.frame(width: 200, height: 200) }
        .presentationHostLayer(id: "above", uiModel: PresentationHostLayerUIModel { $0.isAbovePresentations = true })
        .filling()
        .presentationHostLayer(id: "below")
    }
    show("above", in: host)
    show("below", in: host)
    #expect(host.snapshot().pixel(200, 200) == .init(red: 0, green: 255, blue: 0))
    script.log = []
    // Beside the upper modal, on the lower one.
    host.tap(at: CGPoint(x: 120, y: 200))
    #expect(script.log == ["above tap", "above dismiss", "above onDismiss"])
    show("above", in: host)
    host.press(.escape)
    host.advance(by: 0.3)
    #expect(!script["above"] && script["below"])
    host.press(.escape)
    host.advance(by: 0.3)
    #expect(!script["below"] && host.exists("root button"))
  }
}
