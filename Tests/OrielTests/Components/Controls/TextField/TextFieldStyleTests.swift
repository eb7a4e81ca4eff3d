import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Styles of text fields")
struct TextFieldStyleTests {
  private struct Underlined: TextFieldStyle {
    @FocusState private var isFocused: Bool
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration.focused($isFocused)
        Text("focused: \(isFocused), enabled: \(isEnabled), count: \(count)")
        Button("Count") { count += 1 }
        Button("Write") { isFocused = true }
      }
    }
  }

  @Test("A text field style has focus state, environment values and state")
  func dynamicProperties() throws {
    let host = TestHost { TextField("Name", text: .constant("")).textFieldStyle(Underlined()) }
    #expect(host.exists("focused: false, enabled: true, count: 0"))
    try host.tap("Name")
    #expect(host.exists("focused: true, enabled: true, count: 0"))
    try host.tap("Count")
    #expect(host.exists("focused: true, enabled: true, count: 1"))
    let programmatic = TestHost { TextField("Name", text: .constant("")).textFieldStyle(Underlined()) }
    try programmatic.tap("Write")
    #expect(programmatic.exists("focused: true, enabled: true, count: 0"))
    let disabled = TestHost { TextField("Name", text: .constant("")).textFieldStyle(Underlined()).disabled(true) }
    #expect(disabled.exists("focused: false, enabled: false, count: 0"))
  }

  private struct Row: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 8) {
        configuration.accessibilityIdentifier("field")
        Color.gray.frame(width: 20, height: 20)
      }
    }
  }

  @Test("A field in a stack of its style fills the remaining width")
  func width() throws {
    let host = TestHost { TextField("Weight", text: .constant("")).textFieldStyle(Row()).frame(width: 300) }
    #expect(try host.find(identifier: "field").frame.width == 272)
  }
}
