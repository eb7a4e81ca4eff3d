import SwiftUI

struct InputSection: View {
  @State private var isOn = true
  @State private var note = "Edit me"
  @State private var log = "Tap, double tap or hold the square."
  @State private var isHovered = false
  @FocusState private var isFocused: Bool

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Buttons") {
          VStack(alignment: .leading, spacing: 10) {
            Button("Plain text") { log = "Plain" }
            Button("Bordered") { log = "Bordered" }.buttonStyle(.bordered)
            Button("Prominent") { log = "Prominent" }.buttonStyle(.borderedProminent)
            Button("Disabled") {}.buttonStyle(.bordered).disabled(true)
          }
          // The row wraps before a title is broken into lines.
          .fixedSize(horizontal: true, vertical: false)
        }
        Panel("Toggle and field") {
          VStack(alignment: .leading, spacing: 12) {
            Toggle("Lights", isOn: $isOn).panelWidth(200)
            TextField("Note", text: $note)
              .textFieldStyle(.roundedBorder)
              .focused($isFocused)
              .panelWidth(220)
            Button(isFocused ? "Editing…" : "Focus the field") { isFocused = true }
          }
        }
        Panel("Gestures") {
          VStack(alignment: .leading, spacing: 12) {
            RoundedRectangle(cornerRadius: 14)
              .fill(isHovered ? Color.mint : Color.teal)
              .frame(width: 110, height: 90)
              .onTapGesture(count: 2) { log = "Double tap" }
              .onTapGesture { log = "Tap" }
              .onLongPressGesture { log = "Long press" }
              .onHover { isHovered = $0 }
              .accessibilityIdentifier("gesture-square")
            Text(log).panelWidth(140, alignment: .leading).accessibilityIdentifier("gesture-log")
          }
        }
      }
      PanelRow {
        Panel("Writing") { WritingDemo() }
        Panel("Two fingers") { TwoFingersDemo() }
      }
    }
  }
}
