import OrielKit
import SwiftUI

/// A conversation whose end stays directly above the composer, which stays directly above the keyboard.
struct KeyboardChatDemo: View {
  @State private var lines = [
    "The bakery has the dark bread again.", "Shall I bring two?", "Yes, and something sweet.", "On my way, then.",
    "It rains a little. Take the umbrella by the door.", "Too late, I am wet already.", "There are dry socks on the heater.",
    "You think of all.",
    "Did you find the small shop?", "Right behind the church.",
  ]
  @State private var draft = ""

  var body: some View {
    DemoScreen {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 8) {
            ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
              HStack {
                if index % 2 == 1 { Spacer(minLength: 32) }
                Text(line)
                  .foregroundStyle(index % 2 == 1 ? Color.white : Color.primary)
                  .padding(.horizontal, 13)
                  .padding(.vertical, 8)
                  .background(index % 2 == 1 ? Color.blue : Color.gray.opacity(0.22), in: RoundedRectangle(cornerRadius: 17))
                if index % 2 == 0 { Spacer(minLength: 32) }
              }
            }
          }
          .padding(16)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        Divider()
        HStack(spacing: 10) {
          TextField("Message", text: $draft)
            .onSubmit(send)
            .submitLabel(.send)
            .accessibilityIdentifier("keyboard-draft")
            .padding(.horizontal, 14)
            .padding(.vertical, 5)
            .frame(minHeight: 36)
            .background(in: Capsule())
            .overlay { Capsule().strokeBorder(Color.gray.opacity(0.3)) }
          Button("Send", action: send).buttonStyle(.borderedProminent).disabled(draft.isEmpty)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(Color.gray.opacity(0.08))
      }
      .avoidKeyboard()
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    lines.append(draft)
    draft = ""
  }
}
