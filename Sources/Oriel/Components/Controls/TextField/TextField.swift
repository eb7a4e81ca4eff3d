import Foundation

/// A field for text, or for a value that is edited as text. Mirrors SwiftUI's `TextField`.
///
/// The field has one line. With the axis `.vertical`, its lines are wrapped, and it grows up to the line limit and then scrolls. A value is
/// set when Return is pressed or the field loses the focus. If the text can't be parsed, the value isn't changed.
public struct TextField<Label: View>: View {
  private let label: Label
  private let field: EditedField
  /// Indicates whether a style has been applied already.
  private let isStyled: Bool
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(_ field: EditedField, label: Label, isStyled: Bool = false) {
    self.field = field
    self.label = label
    self.isStyled = isStyled
  }

  public var body: some View {
    if isStyled {
      EditedFieldView(field: field)
    } else if formHasColumns, !labelsAreHidden, let title = label as? Text {
      FormColumnsRow(
        label: title.accessibilityHidden(true), control: styled(field.prompt ?? Text(verbatim: "")).accessibilityLabel(title))
    } else if let prompt = field.prompt {
      styled(prompt).accessibilityLabel(label as? Text ?? prompt)
    } else {
      styled((label as? Text) ?? Text(verbatim: ""))
    }
  }

  private func styled(_ placeholder: Text) -> some View {
    style.body(TextField<_TextFieldStyleLabel>(field.with(placeholder), label: _TextFieldStyleLabel(text: placeholder), isStyled: true))
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension TextField {
  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(EditedField(.text(text), prompt: prompt), label: label())
  }

  /// Creates a field with an axis and a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(EditedField(.text(text), prompt: prompt, axis: axis), label: label())
  }

  /// Creates a field for text with a selection.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: The selection, which the field reads and writes.
  ///   - prompt: The text that an empty field shows, or `nil` for the label.
  ///   - axis: The axis along which the field grows with its text, or `nil` for the horizontal one.
  ///   - label: The label of the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(EditedField(.text(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal), label: label())
  }

  /// Creates a field for a value with a format and a custom label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(EditedField(.value(EditedValue(value, format)), prompt: prompt), label: label())
  }

  /// Creates a field for an optional value. An empty field represents `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(EditedField(.value(EditedValue(value, format)), prompt: prompt), label: label())
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - formatter: A `NumberFormatter` or a `DateFormatter`. Other formatters can't parse text, and the value isn't changed.
  ///   - prompt: The text that an empty field shows, or `nil` for the label.
  ///   - label: The label of the field.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(EditedField(.value(EditedValue(value, formatter)), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
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

  /// Creates a field with a localized title and an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title from a localized string resource and an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with an unlocalized title and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a localized title, a selection and an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title from a localized string resource, a selection and an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with an unlocalized title, a selection and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for a value with a localized title and a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a title from a localized string resource and a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value with an unlocalized title and a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for an optional value with a localized title and a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for an optional value with a title from a localized string resource and a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for an optional value with an unlocalized title and a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value with a localized title and a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a title from a localized string resource and a formatter.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value with an unlocalized title and a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
