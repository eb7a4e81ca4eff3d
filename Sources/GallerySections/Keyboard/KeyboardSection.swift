import OrielKit
import SwiftUI

/// A demo of the Keyboard section.
public enum KeyboardDemo: String, CaseIterable, Identifiable, Sendable {
  case checkout, signUp, chat, samples, candidates

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .checkout: "Checkout"
    case .signUp: "Sign up"
    case .chat: "Chat"
    case .samples: "Samples"
    case .candidates: "Candidates"
    }
  }

  /// The identifier of a field that the keyboard would cover, or nearly cover.
  public var exampleField: String {
    switch self {
    case .checkout: "field-Comment"
    case .signUp: "field-Password"
    case .chat: "keyboard-draft"
    case .samples: "sample-Partial avoiding"
    case .candidates: "field-KeyboardAvoiderCity"
    }
  }
}

struct KeyboardSection: View {
  @State private var demo = KeyboardDemo.checkout

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SegmentedRow(KeyboardDemo.allCases, selection: $demo, title: \.title) { "keyboard-\($0.rawValue)" }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .id(demo)
    }
    // This section shows the software keyboard for a mouse, too, because it demonstrates the keyboard.
    .softwareKeyboard(.always)
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .checkout: CheckoutDemo()
    case .signUp: SignUpDemo()
    case .chat: KeyboardChatDemo()
    case .samples: SamplesDemo()
    case .candidates: CandidatesDemo()
    }
  }
}

/// The frame of a demo, which represents a small screen.
struct DemoScreen<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray.opacity(0.1))
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// A field with a caption above it, as in forms.
struct CaptionedField: View {
  let caption: String
  /// A suffix that distinguishes fields with the same caption.
  var id = ""
  let prompt: String
  @Binding var text: String
  var isSecure = false
  var error: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(caption).font(.caption).fontWeight(.medium).foregroundStyle(.secondary)
      field
        .accessibilityIdentifier("field-\(id)\(caption)")
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(minHeight: 40)
        .background(in: RoundedRectangle(cornerRadius: 9))
        .overlay { RoundedRectangle(cornerRadius: 9).strokeBorder(error == nil ? Color.gray.opacity(0.3) : Color.red) }
      if let error { Text(error).font(.caption).foregroundStyle(Color.red) }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecure { SecureField(prompt, text: $text) } else { TextField(prompt, text: $text) }
  }
}
