import OrielKit
import SwiftUI

/// A form whose fields grow when they show an error. The focused field is then scrolled above the keyboard again.
struct SignUpDemo: View {
  private enum Field: CaseIterable { case name, email, password, repetition }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var repetition = ""
  @State private var isChecked = false
  @State private var invoker = WeakInvoker()
  @FocusState private var focus: Field?

  var body: some View {
    DemoScreen {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header.hideOnKeyboard()
          CaptionedField(caption: "Name", prompt: "Ada Lovell", text: $name)
            .textContentType(.name)
            .responderChainToolbar(focus: $focus, equals: .name)
          CaptionedField(caption: "Email address", prompt: "ada@example.org", text: $email, error: emailError)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .responderChainToolbar(focus: $focus, equals: .email)
          CaptionedField(caption: "Password", prompt: "At least eight characters", text: $password, isSecure: true, error: passwordError)
            .responderChainToolbar(focus: $focus, equals: .password)
          CaptionedField(caption: "Password again", prompt: "The same", text: $repetition, isSecure: true, error: repetitionError)
            .responderChainToolbar(focus: $focus, equals: .repetition)
          Button {
            isChecked = true
            invoker.value?.scrollToActiveInput()
          } label: {
            Text("Create the account").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("sign-up")
        }
        .frame(maxWidth: 400)
        .padding(24)
        .frame(maxWidth: .infinity)
      }
      .accessibilityIdentifier("sign-up-form")
      .scrollAvoidKeyboard(
        scrollerOptions: KeyboardScrollerOptions(spaceBetweenFieldAndKeyboard: 24),
        onProvideScrollInvocator: { invoker.value = $0 })
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 6) {
      Circle()
        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: 56, height: 56)
        .overlay { Text("O").font(.title).fontWeight(.bold).foregroundStyle(.white) }
        .accessibilityHidden(true)
      Text("Welcome").font(.title2).fontWeight(.bold)
      Text("It takes a minute.").foregroundStyle(.secondary)
    }
    .padding(.bottom, 8)
  }

  private var emailError: String? { isChecked && !email.contains("@") ? "The address must contain an @." : nil }
  private var passwordError: String? { isChecked && password.count < 8 ? "The password is too short." : nil }
  private var repetitionError: String? { isChecked && repetition != password ? "The passwords differ." : nil }
}

/// A weak reference to the invoker, which the scroll view owns.
private struct WeakInvoker {
  weak var value: KeyboardScrollInvoker?
}
