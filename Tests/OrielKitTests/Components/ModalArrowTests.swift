import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: arrow keys in modals")
struct ModalArrowTests {
  fileprivate enum Form: CaseIterable { case modal, dialog, sheet }

  private struct Television: View {
    let form: Form
    @State private var isOpen = false

    var body: some View {
      let films = VStack {
        ForEach(0..<3, id: \.self) { number in Button("Film \(number)") { isOpen = true }.buttonStyle(.card) }
      }
      .focusSection()
      switch form {
      case .modal: films.modal(isPresented: $isOpen) { choices }
      case .dialog:
        films.dialog(isPresented: $isOpen, title: "Play?", message: nil) {
          DialogButton(role: .secondary, title: "Watch")
          DialogButton(role: .secondary, title: "Close")
          DialogButton(role: .secondary, title: "Later")
        }
      case .sheet: films.sheet(isPresented: $isOpen) { choices }
      }
    }

    private var choices: some View {
      VStack {
        Button("Watch") { isOpen = false }
        Button("Close") { isOpen = false }
      }
    }
  }

  private func host(_ form: Form) -> TestHost { TestHost(size: CGSize(width: 600, height: 500)) { Television(form: form) } }

  private func focused(_ host: TestHost) -> String? { host.allElements.last(where: \.isFocused)?.label }

  private func press(_ key: KeyEquivalent, _ host: TestHost) {
    host.press(key)
    host.advance(by: 1)
  }

  @Test("After arrow keys moved the focus, they work in a modal, and behind it when it has been dismissed", arguments: Form.allCases)
  fileprivate func led(form: Form) {
    let host = host(form)
    press(.downArrow, host)
    press(.downArrow, host)
    #expect(focused(host) == "Film 1")
    for _ in 0..<2 {
      press(.return, host)
      #expect(host.exists("Watch") && focused(host) == nil, "no button has the focus that another Return would press")
      press(.downArrow, host)
      #expect(focused(host) == "Watch")
      press(.downArrow, host)
      #expect(focused(host) == "Close")
      press(.return, host)
      #expect(!host.exists("Watch") && focused(host) == "Film 1")
    }
    // Without an arrow key in the modal.
    press(.return, host)
    press(.escape, host)
    if form == .dialog {
      press(.downArrow, host)
      press(.return, host)
    }
    #expect(!host.exists("Watch") && focused(host) == "Film 1")
    press(.downArrow, host)
    #expect(focused(host) == "Film 2")
  }

  @Test("After a press with the mouse, arrow keys don't focus buttons in a modal", arguments: Form.allCases)
  fileprivate func pressed(form: Form) throws {
    let host = host(form)
    try host.tap("Film 1")
    host.advance(by: 1)
    #expect(host.exists("Watch"))
    press(.downArrow, host)
    #expect(focused(host) == nil)
  }
}
