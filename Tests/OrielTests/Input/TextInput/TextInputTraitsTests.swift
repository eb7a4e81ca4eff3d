import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Keyboard traits of text fields")
struct TextInputTraitsTests {
  private func traits<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TextInputState {
    let host = TestHost(content: content)
    try host.tap("Name")
    return try #require(host.graph.input.focus.focused?.textInputState)
  }

  private func field() -> TextField<Text> { TextField("Name", text: .constant("")) }

  @Test("A field without modifiers has the default traits")
  func defaults() throws {
    let state = try traits { field() }
    #expect(state.traits == TextInputTraits() && state.purpose == .text)
  }

  @Test("Each modifier reaches the focused field, and the innermost one takes precedence")
  func modifiers() throws {
    let state = try traits {
      field().keyboardType(.emailAddress).textContentType(.username).textInputAutocapitalization(.never)
        .autocorrectionDisabled().submitLabel(.join).keyboardType(.URL)
    }
    #expect(
      state.traits
        == TextInputTraits(
          keyboardType: .emailAddress, textContentType: .username, autocapitalization: .never, autocorrection: false, submitLabel: .join))
    #expect(state.purpose == .email)
  }

  @Test("The older modifiers have the same effect")
  func older() throws {
    let state = try traits { field().autocapitalization(.allCharacters).disableAutocorrection(true) }
    #expect(state.traits.autocapitalization == .characters && state.traits.autocorrection == false)
    let free = try traits { field().disableAutocorrection(nil).disableAutocorrection(true) }
    #expect(free.traits.autocorrection == nil)
  }

  @Test("A secure field is a password field for the input method, with any keyboard type")
  func secret() throws {
    let state = try traits { SecureField("Name", text: .constant("")).keyboardType(.numberPad) }
    #expect(state.purpose == .password && state.traits.keyboardType == .numberPad)
  }

  @Test("A change of the traits is reported while the field has the focus")
  func change() throws {
    struct Content: View {
      @State private var isNumber = false
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).keyboardType(isNumber ? .numberPad : .default)
          Button("Change") { isNumber = true }
        }
      }
    }
    let host = TestHost { Content() }
    try host.tap("Name")
    try host.tap("Change")
    #expect(host.textInput?.traits.keyboardType == .numberPad)
  }

  @Test("The constants have UIKit's raw values")
  func rawValues() {
    #expect(UIKeyboardType.allCases.map(\.rawValue) == Array(0...11))
    #expect(UIKeyboardType.alphabet == .asciiCapable && UITextContentType.oneTimeCode.rawValue == "one-time-code")
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
  }
}
