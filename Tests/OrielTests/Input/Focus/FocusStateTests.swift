import Foundation
import Testing

@testable import Oriel

@MainActor @Suite struct FocusStateTests {
  enum Field { case first, second }

  @MainActor final class Remote {
    var focus: ((Field?) -> Void)?
    var disable: (() -> Void)?
    var remove: (() -> Void)?
    var seen: [Field?] = []
  }

  struct Form: View {
    let remote: Remote
    @State private var isDisabled = false
    @State private var isShown = true
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      let _ = connect()
      VStack(spacing: 0) {
        TextField("First", text: $text).focused($focus, equals: .first).disabled(isDisabled)
        if isShown { TextField("Second", text: $text).focused($focus, equals: .second) }
      }
    }

    private func connect() {
      remote.seen.append(focus)
      remote.focus = { focus = $0 }
      remote.disable = { isDisabled = true }
      remote.remove = { isShown = false }
    }
  }

  private let remote = Remote()

  @Test func `The focus state follows clicks, and the focus follows the state`() {
    let window = InputHarness(Form(remote: remote))
    let fields = window.boxes(TextInputBox.self)
    window.tap(10, 140)
    #expect(remote.seen.last == .first)
    remote.focus?(.second)
    window.frame()
    #expect(window.focused === fields[1])
    remote.focus?(nil)
    window.frame()
    #expect(window.focused == nil)
    #expect(window.textInput.last == .some(nil))
  }

  @Test func `Rapid changes of the focus state end in the last value`() {
    let window = InputHarness(Form(remote: remote))
    let fields = window.boxes(TextInputBox.self)
    for _ in 0..<10 {
      remote.focus?(.first)
      remote.focus?(nil)
      remote.focus?(.second)
    }
    window.frame()
    #expect(window.focused === fields[1])
    #expect(remote.seen.last == .second)
    remote.focus?(.first)
    remote.focus?(nil)
    window.frame()
    #expect(window.focused == nil)
    #expect(remote.seen.last == .some(nil))
  }

  @Test func `A view that is disabled or removed loses the focus`() {
    let window = InputHarness(Form(remote: remote))
    remote.focus?(.first)
    window.frame()
    remote.disable?()
    window.frame()
    window.frame()
    #expect(window.focused == nil)
    #expect(remote.seen.last == .some(nil))
    remote.focus?(.second)
    window.frame()
    #expect(window.focused != nil)
    remote.remove?()
    window.frame()
    window.frame()
    #expect(window.focused == nil)
    #expect(remote.seen.last == .some(nil))
  }

  struct Flagged: View {
    let model: TapCount
    @FocusState private var isFocused: Bool

    var body: some View {
      let _ = model.log.append("\(isFocused)")
      let _ = model.willAct { isFocused.toggle() }
      Color.red.focusable().focused($isFocused)
    }
  }

  @Test func `A Boolean focus state indicates whether a focusable view has the focus`() {
    let model = TapCount()
    let window = InputHarness(Flagged(model: model))
    window.press(.tab)
    #expect(model.log.last == "true")
    model.action?()
    window.frame()
    #expect(model.log.last == "false")
    #expect(window.focused == nil)
  }

  @Test func `A view that requests the focus in onAppear receives it in the same frame`() {
    struct Asking: View {
      @FocusState private var isFocused: Bool

      var body: some View { TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true } }
    }
    let window = InputHarness(Asking())
    #expect(window.focused === window.boxes(TextInputBox.self)[0])
  }
}
