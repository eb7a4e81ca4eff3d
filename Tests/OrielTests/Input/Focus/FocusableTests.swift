import Foundation
import Testing

@testable import Oriel

@MainActor @Suite struct FocusableTests {
  @MainActor final class Log {
    var entries: [String] = []
    var focus: ((String?) -> Void)?
    var show: ((Bool) -> Void)?
  }

  struct Reader: View {
    let log: Log
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      let _ = log.entries.append("\(isFocused)")
      Color.red
    }
  }

  struct Form: View {
    let log: Log
    var priority = DefaultFocusEvaluationPriority.automatic
    @State private var text = ""
    @State private var isShown = true
    @FocusState private var focus: String?

    var body: some View {
      let _ = log.focus = { focus = $0 }
      let _ = log.show = { isShown = $0 }
      VStack(spacing: 0) {
        TextField("Zero", text: $text)
        if isShown {
          VStack(spacing: 0) {
            TextField("First", text: $text).focused($focus, equals: "first")
            TextField("Second", text: $text).focused($focus, equals: "second")
          }
          .defaultFocus($focus, "second", priority: priority)
        }
      }
    }
  }

  private let log = Log()

  @Test func `Views inside a focusable view read whether it has the focus`() {
    let window = InputHarness(Reader(log: log).focusable())
    window.frame()
    #expect(log.entries.last == "false")
    window.press(.tab)
    window.frame()
    #expect(log.entries.last == "true")
  }

  struct FocusedStyle: ButtonStyle {
    let log: Log
    @Environment(\.isFocused) private var isFocused

    func makeBody(configuration: Configuration) -> some View {
      let _ = log.entries.append("style \(isFocused)")
      configuration.label
    }
  }

  @Test func `A button's label and its style read whether the button has the focus`() {
    let window = InputHarness(
      Button {
      } label: {
        Reader(log: log)
      }.buttonStyle(FocusedStyle(log: log)))
    window.frame()
    #expect(Set(log.entries) == ["false", "style false"])
    log.entries = []
    window.press(.tab)
    window.frame()
    #expect(Set(log.entries) == ["true", "style true"])
  }

  @Test func `A press focuses a view that takes keys, and not one that can only be activated`() {
    let window = InputHarness(
      HStack(spacing: 0) {
        Color.red.focusable()
        Color.blue.focusable(interactions: .activate)
      })
    let boxes = window.boxes(FocusableBox.self)
    window.tap(300, 150)
    #expect(window.focused == nil)
    window.tap(100, 150)
    #expect(window.focused === boxes[0])
    window.press(.tab)
    #expect(window.focused === boxes[1])
  }

  @Test func `The default focus is applied when its views appear`() {
    let window = InputHarness(Form(log: log))
    window.frame()
    let fields = window.boxes(TextInputBox.self)
    #expect(window.focused === fields[2])
    // A view that has the focus keeps it.
    log.focus?(nil)
    window.frame()
    window.tap(10, 125)
    #expect(window.focused === fields[0])
    log.show?(false)
    window.frame()
    log.show?(true)
    window.frame()
    window.frame()
    #expect(window.focused === fields[0])
  }

  @Test func `Tab enters at the default focus of the priority userInitiated`() {
    let window = InputHarness(Form(log: log, priority: .userInitiated))
    window.frame()
    let fields = window.boxes(TextInputBox.self)
    window.tap(10, 125)
    #expect(window.focused === fields[0])
    window.press(.tab)
    #expect(window.focused === fields[2])
    window.press(.tab, .shift)
    #expect(window.focused === fields[1])
  }

  @Test func `A submit scope doesn't pass submissions on to outer actions`() {
    let log = log
    let window = InputHarness(
      TextField("Name", text: .constant(""))
        .onSubmit { log.entries.append("inner") }
        .submitScope()
        .onSubmit { log.entries.append("outer") })
    window.press(.tab)
    window.press(.return)
    #expect(log.entries == ["inner"])
  }

  @Test func `Tab scrolls the focused view into the viewport`() {
    let window = InputHarness(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { _ in Color.red.frame(height: 80).focusable() }
        }
      })
    for _ in 0..<6 { window.press(.tab) }
    window.advance(by: 0.1)
    let frame = window.focused?.windowFrame ?? .null
    #expect(frame.minY >= 0 && frame.maxY <= 300)
    #expect(window.boxes(ScrollBox.self)[0].offset.y > 100)
  }

  @Test func `RT-10 Toggles within milliseconds end in the last value, of a Boolean state too`() {
    struct Switch: View {
      let log: Log
      @FocusState private var isFocused: Bool

      var body: some View {
        let _ = log.focus = { isFocused = $0 != nil }
        let _ = log.entries.append("\(isFocused)")
        TextField("Name", text: .constant("")).focused($isFocused)
      }
    }
    let window = InputHarness(Switch(log: log))
    for round in 0..<20 {
      log.focus?("on")
      log.focus?(nil)
      if round % 2 == 0 { log.focus?("on") }
      if round % 3 == 0 { window.advance(by: 0.002) }
    }
    window.frame()
    window.frame()
    #expect(window.focused == nil)
    #expect(log.entries.last == "false")
    log.focus?(nil)
    log.focus?("on")
    window.frame()
    window.frame()
    #expect(window.focused != nil)
    #expect(log.entries.last == "true")
  }
}
