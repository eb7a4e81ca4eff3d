import OrielKit
import SwiftUI

/// Dialogs with one button and with several, with a field, and about an error.
struct DialogDemo: View {
  private enum Kind: String, CaseIterable { case one, two, three, many }

  @State private var isPresented = false
  @State private var kind = Kind.two
  @State private var hasField = false
  @State private var parameters: DialogParameters?
  @State private var name = ""
  @State private var answer = "Nothing chosen yet"

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .applyModifier { screen in
          if hasField {
            screen.dialog(
              id: "dialog", isPresented: $isPresented, title: title, message: message,
              content: { TextField("Name", text: $name).textFieldStyle(.roundedBorder) }, actions: buttons)
          } else {
            screen.dialog(id: "dialog", isPresented: $isPresented, title: title, message: message, actions: buttons)
          }
        }
        .dialog(id: "error", parameters: $parameters)
        .presentationHostLayer()
    } options: {
      OptionChoice("Buttons", Kind.allCases, selection: $kind) { $0.rawValue.capitalized }
      OptionSwitch("With a text field", isOn: $hasField)
      Button("Show an error") { parameters = DialogParameters(error: Adrift(), completion: { answer = "Ok" }) }
        .buttonStyle(.bordered)
      Text(answer).font(.callout).foregroundStyle(.secondary).accessibilityIdentifier("answer")
    }
  }

  private struct Adrift: LocalizedError { var errorDescription: String? { "The line to the harbor office is cut." } }

  private var title: String { "Cast off?" }
  private var message: String { "Aurora leaves her berth, and another boat may take it." }

  @DialogButtonBuilder private func buttons() -> [DialogButton] {
    button(.primary, "Cast off")
    if kind == .three || kind == .many { button(.destructive, "Sell her") }
    if kind == .many { for berth in 1..<13 { button(.secondary, "Move to berth \(berth)") } }
    if kind != .one { button(.cancel, "Stay") }
  }

  private func button(_ role: DialogButton.Role, _ title: String) -> DialogButton {
    DialogButton(role: role, action: { answer = title }, title: title)
  }
}
