import Foundation

/// A line of text that is shown as dots. It can't be copied, and has no undo. Mirrors SwiftUI's `SecureField`.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let field: EditedField

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    field = EditedField(.text(text), prompt: prompt, isSecure: true)
  }

  init(_ field: EditedField, label: Label) {
    self.field = field
    self.label = label
  }

  public var body: some View { TextField(field, label: label) }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with an action for Return. `onSubmit` replaces this initializer.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), isSecure: true, committed: onCommit), label: Text(titleKey))
  }

  /// Creates a field with an action for Return. `onSubmit` replaces this initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), isSecure: true, committed: onCommit), label: Text(title))
  }
}
