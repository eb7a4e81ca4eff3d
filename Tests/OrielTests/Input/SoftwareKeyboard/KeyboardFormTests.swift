import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

/// The base class of tests with two fields and some buttons above the software keyboard.
@MainActor
class KeyboardFormTests {
  final class Model {
    var texts: [String] = ["", ""]
    var submits = 0
  }

  struct Form: View {
    let model: Model
    var policy: SoftwareKeyboardPolicy?
    @State private var first = ""
    @State private var second = ""
    @FocusState private var field: Int?

    var body: some View {
      VStack(spacing: 20) {
        TextField("First", text: $first).focused($field, equals: 0).submitLabel(.next).onSubmit {
          model.submits += 1
          field = 1
        }
        TextField("Second", text: $second).focused($field, equals: 1).onSubmit { field = nil }
        Button("Elsewhere") {}
        Button("Blur") { field = nil }
        Button("Focus") { field = 1 }
        Spacer()
      }
      .onChange(of: first) { model.texts[0] = first }
      .onChange(of: second) { model.texts[1] = second }
      .softwareKeyboard(policy ?? .automatic)
    }
  }

  let model = Model()

  func form(
    _ policy: SoftwareKeyboardPolicy? = nil, size: CGSize = CGSize(width: 390, height: 844), usesTouch: Bool = true
  ) -> TestHost {
    let host = TestHost(size: size) { Form(model: model, policy: policy) }
    host.usesTouch = usesTouch
    return host
  }

  func open(_ host: TestHost, _ field: String = "First") throws {
    try host.tap(field)
    host.advance(by: 1)
  }

  func layouts(_ ids: String...) -> KeyboardLayouts {
    let layouts = KeyboardLayouts()
    layouts.enabled = ids
    return layouts
  }

  struct SecretForm: View {
    let model: Model
    @State private var secret = ""
    @State private var address = ""

    var body: some View {
      VStack {
        SecureField("Secret", text: $secret).onChange(of: secret) { model.texts[0] = secret }
        TextField("Address", text: $address).keyboardType(.emailAddress).onChange(of: address) { model.texts[1] = address }
      }
    }
  }
}
