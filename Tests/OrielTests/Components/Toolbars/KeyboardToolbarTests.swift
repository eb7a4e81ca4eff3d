import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Keyboard toolbars")
struct KeyboardToolbarTests {
  final class Model {
    var presses = 0
    let hasMore = Flag()
  }

  @Observable final class Flag {
    var isOn = false
  }

  struct Form: View {
    let model: Model
    @State private var first = ""
    @State private var second = ""
    @State private var plain = ""
    @FocusState private var field: Int?

    var body: some View {
      VStack(spacing: 20) {
        VStack {
          TextField("First", text: $first).focused($field, equals: 0)
          TextField("Second", text: $second).focused($field, equals: 1)
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Inner") {} } }
        }
        .toolbar { Items(model: model, field: $field) }
        TextField("Plain", text: $plain)
        Button("Focus") { field = 0 }
        Spacer()
        Text("bottom")
      }
    }
  }

  /// A field and its toolbar item, either of which can be absent.
  struct Sometimes: View {
    var isThere: Flag?
    var hasItem: Flag?

    var body: some View {
      VStack {
        if isThere?.isOn ?? true {
          TextField("Field", text: .constant("")).toolbar {
            if hasItem?.isOn ?? true { ToolbarItem(placement: .keyboard) { Text("More") } }
          }
        }
      }
    }
  }

  struct Items: ToolbarContent {
    let model: Model
    let field: FocusState<Int?>.Binding
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Count \(count)") {
          count += 1
          model.presses += 1
        }
        if model.hasMore.isOn { Text("More") }
        Spacer()
      }
      ToolbarItem(placement: .keyboard) { Button("Done") { field.wrappedValue = nil } }
    }
  }

  let model = Model()

  func host(_ policy: SoftwareKeyboardPolicy? = nil, usesTouch: Bool = true, size: CGSize = CGSize(width: 390, height: 844)) -> TestHost {
    let host = TestHost(size: size) { Form(model: model).softwareKeyboard(policy ?? .automatic) }
    host.usesTouch = usesTouch
    return host
  }

  @Test("The toolbar is on top of the keyboard and a part of its frame from the first frame on")
  func onTop() throws {
    let host = host()
    let log = KeyboardLog()
    #expect(!host.exists("Done"), "No field is focused yet")
    try host.tap("First")
    host.advance(by: 1)
    #expect(host.keyboard.isShown && host.keyboard.inset == 284)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"] && log.infos[0].end.height == 284)
    let bar = try #require(host.graph.softwareKeyboard.bar)
    #expect(bar.windowFrame == CGRect(x: 0, y: 560, width: 390, height: 44))
    #expect(host.graph.softwareKeyboard.panel?.windowFrame == CGRect(x: 0, y: 604, width: 390, height: 240))
    #expect(try host.find("bottom").frame.maxY == 560)
    let (count, done) = (try host.find("Count 0").frame, try host.find("Done").frame)
    #expect(count.minX == 8 && done.maxX == 382 && count.height == 44 && done.height == 44)
  }

  @Test("Toolbar buttons keep the focus, their state lives as long as the toolbar, and Done ends editing")
  func buttons() throws {
    let host = host()
    try host.tap("First")
    host.advance(by: 1)
    try host.tap("Count 0")
    try host.tap("Count 1")
    #expect(host.exists("Count 2") && model.presses == 2)
    #expect(try host.find("First").isFocused && host.keyboard.isShown)
    try host.keyboard.type("a")
    #expect(try host.find("First").value == "a")
    try host.tap("Done")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.rootBox.inputLayers.isEmpty)
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
    try host.tap("First")
    host.advance(by: 1)
    #expect(host.exists("Count 0"), "Items have new state")
  }

  @Test("The toolbar, the keyboard and the content's edge move together in each frame of showing and hiding")
  func slide() throws {
    let host = host()
    try host.tap("First")
    var (largest, frames) = (0.0, 0)
    func check() throws {
      for _ in 0..<45 {
        host.advance(by: TestHost.frameDuration)
        guard let bar = host.graph.softwareKeyboard.bar, let panel = host.graph.softwareKeyboard.panel else { continue }
        frames += 1
        largest = max(largest, abs(bar.windowFrame.minY - host.keyboard.frame.minY), abs(panel.windowFrame.minY - bar.windowFrame.maxY))
        largest = max(largest, abs(try host.find("bottom").frame.maxY - (844 - host.keyboard.inset)))
      }
    }
    try check()
    try host.tap("Done")
    try check()
    #expect(frames > 30 && largest == 0, "The largest difference in \(frames) frames: \(largest)")
  }

  @Test("With a hardware keyboard the toolbar is at the window's bottom, and a field without toolbar items has none")
  func hardware() throws {
    let host = host(usesTouch: false)
    try host.tap("First")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 44 && host.exists("Done"))
    #expect(host.graph.softwareKeyboard.bar?.windowFrame == CGRect(x: 0, y: 800, width: 390, height: 44))
    try host.tap("Plain")
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0 && !host.exists("Done") && host.graph.rootBox.inputLayers.isEmpty)
  }

  @Test("When the keys hide, the toolbar stays at the bottom, and while the keys stay, the toolbar moves behind them")
  func keysAndBar() throws {
    let host = host()
    try host.tap("First")
    host.advance(by: 1)
    host.type("x")
    for _ in 0..<10 {
      host.advance(by: TestHost.frameDuration)
      let (bar, panel) = (host.graph.softwareKeyboard.bar, host.graph.softwareKeyboard.panel)
      #expect(panel.map { $0.windowFrame.minY == bar?.windowFrame.maxY && $0.size.height == 240 } ?? true)
    }
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 44 && host.graph.softwareKeyboard.panel == nil)
    #expect(try host.find("First").isFocused)
    try host.tap("First")
    host.advance(by: 1)
    #expect(host.keyboard.inset == 284)
    try host.tap("Plain")
    var insets: Set<CGFloat> = []
    for _ in 0..<45 {
      host.advance(by: TestHost.frameDuration)
      insets.insert(host.keyboard.inset)
      #expect(host.graph.softwareKeyboard.panel?.windowFrame == CGRect(x: 0, y: 604, width: 390, height: 240))
    }
    #expect(host.keyboard.inset == 240 && host.graph.softwareKeyboard.bar == nil && insets.count > 10)
  }

  @Test("Nested toolbars share one bar with the innermost items first, and a toolbar without items has no bar")
  func nested() throws {
    let host = host()
    try host.tap("Second")
    host.advance(by: 1)
    #expect(host.keyboard.inset == 284)
    #expect(try host.find("Inner").frame.maxX <= host.find("Count 0").frame.minX)
    let empty = TestHost(size: CGSize(width: 390, height: 844)) { Sometimes(hasItem: model.hasMore) }
    empty.usesTouch = true
    try empty.tap("Field")
    empty.advance(by: 1)
    #expect(empty.keyboard.inset == 240)
    model.hasMore.isOn = true
    empty.advance(by: 1)
    #expect(empty.keyboard.inset == 284 && empty.exists("More"), "Items can be inserted while the keyboard is shown")
  }

  @Test("The toolbar follows a drag and a floating keyboard, and a tap on it isn't reported as a tap in the window")
  func places() throws {
    let host = host()
    var taps = 0
    let observer = WindowTapObserver { _ in taps += 1 }
    try host.tap("First")
    host.advance(by: 1)
    taps = 0
    try host.tap("Count 0")
    #expect(taps == 0)
    host.keyboard.drag(to: 700)
    #expect(host.graph.softwareKeyboard.bar?.windowFrame.minY == 700 && host.graph.softwareKeyboard.panel?.windowFrame.minY == 744)
    host.keyboard.endDrag()
    host.advance(by: 1)
    host.graph.softwareKeyboard.setFloating(true)
    host.advance(by: 1)
    let (bar, panel) = (try #require(host.graph.softwareKeyboard.bar), try #require(host.graph.softwareKeyboard.panel))
    #expect(bar.windowFrame.union(panel.windowFrame) == host.keyboard.frame && bar.windowFrame.maxY == panel.windowFrame.minY)
    #expect(host.keyboard.inset == 0)
    withExtendedLifetime(observer) {}
  }

  @Test("Removing a field removes its toolbar and leaks nothing")
  func leaving() throws {
    let flag = model.hasMore
    flag.isOn = true
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Sometimes(isThere: flag) }
    host.usesTouch = true
    try host.tap("Field")
    host.advance(by: 1)
    #expect(host.keyboard.inset == 284)
    flag.isOn = false
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0 && host.graph.rootBox.inputLayers.isEmpty && host.leftovers().isEmpty)
  }

  @Test("Tab moves the focus to the toolbar's buttons, and the toolbar stays while one of them is focused")
  func tab() throws {
    var presses = 0
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      TextField("Field", text: .constant("")).toolbar { ToolbarItem(placement: .keyboard) { Button("Act") { presses += 1 } } }
    }
    try host.tap("Field")
    host.advance(by: 1)
    host.press(.tab)
    host.advance(by: 1)
    #expect(try host.find("Act").isFocused && host.keyboard.inset == 44)
    host.press(.space)
    #expect(presses == 1)
    host.press(.tab)
    #expect(try host.find("Field").isFocused)
  }
}
