import Foundation

/// A line of text that can be edited. Mirrors SwiftUI's `TextField`.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  @Binding private var text: String
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    _text = text
  }

  public var body: some View {
    let field = TextInput(text: $text, value: text, placeholder: prompt ?? (label as? Text) ?? Text(verbatim: ""), isSecure: false)
    FramedTextInput(field: field, isBordered: style.isBordered).opacity(isEnabled ? 1 : 0.5)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A line of text that is shown as dots. Mirrors SwiftUI's `SecureField`.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  @Binding private var text: String
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    _text = text
  }

  public var body: some View {
    let field = TextInput(text: $text, value: text, placeholder: prompt ?? (label as? Text) ?? Text(verbatim: ""), isSecure: true)
    FramedTextInput(field: field, isBordered: style.isBordered).opacity(isEnabled ? 1 : 0.5)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// The editable line and, where the style asks for it, the border around.
private struct FramedTextInput: View {
  let field: TextInput
  let isBordered: Bool

  var body: some View {
    if isBordered {
      field
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .background(Color(.system(.background)), in: RoundedRectangle(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.system(.separator)), lineWidth: 1).allowsHitTesting(false) }
    } else {
      field
    }
  }
}
