import SwiftUI

/// Fields of all kinds in one form.
struct WritingDemo: View {
  enum Field { case name, amount, message, notes }

  @State private var name = ""
  @State private var password = ""
  @State private var amount = 12.5
  @State private var message = "A multiline field grows with its text, up to four lines."
  @State private var notes = "Notes of any length: naïve, Ελλάδα, שלום עולם, 日本語, 👩‍🚀🏳️‍🌈\n\nOnly the visible part is laid out."
  @State private var sent = ""
  @FocusState private var focus: Field?

  var body: some View {
    PanelRow {
      VStack(alignment: .leading, spacing: 8) {
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .amount }
        SecureField("Password", text: $password)
        TextField("Amount", value: $amount, format: .number).focused($focus, equals: .amount).onSubmit { focus = .message }
        TextField("Message", text: $message, axis: .vertical).lineLimit(1...4).focused($focus, equals: .message)
          .onKeyPress(.return, phases: .down) { press in
            // Shift+Return inserts a line break; Return sends.
            guard !press.modifiers.contains(.shift) else { return .ignored }
            sent = "Sent: \(amount.formatted())"
            return .handled
          }
        Text(sent.isEmpty ? "Return sends the message" : sent).font(.caption).foregroundStyle(.secondary)
          .accessibilityIdentifier("writing-sent")
      }
      .textFieldStyle(.roundedBorder)
      .panelWidth(230)
      TextEditor(text: $notes).textEditorStyle(.roundedBorder).focused($focus, equals: .notes).frame(minWidth: 180, maxHeight: 190)
        .accessibilityLabel("Notes")
    }
  }
}
