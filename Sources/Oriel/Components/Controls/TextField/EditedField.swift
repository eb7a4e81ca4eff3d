import Foundation

/// The configuration of a text field.
struct EditedField {
  enum Source {
    case text(Binding<String>)
    case value(EditedValue)
  }

  var source: Source
  var selection: Binding<TextSelection?>?
  var prompt: Text?
  var axis: Axis
  var isSecure: Bool
  var editingChanged: ((Bool) -> Void)?
  var committed: (() -> Void)?

  init(
    _ source: Source, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis = .horizontal, isSecure: Bool = false,
    editingChanged: ((Bool) -> Void)? = nil, committed: (() -> Void)? = nil
  ) {
    self.source = source
    self.selection = selection
    self.prompt = prompt
    self.axis = axis
    self.isSecure = isSecure
    self.editingChanged = editingChanged
    self.committed = committed
  }

  func with(_ prompt: Text) -> EditedField {
    var result = self
    result.prompt = prompt
    return result
  }

  var kind: TextInput.Kind { isSecure ? .secure : axis == .vertical ? .paragraphs : .line }
}

/// A value that is edited as text.
struct EditedValue {
  /// The closure that returns the text of the current value in a locale.
  let text: (Locale) -> String
  /// The closure that parses a text in a locale and sets the value. A text that can't be parsed is ignored.
  let commit: (String, Locale) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let current = value.wrappedValue
    text = { format.following($0).format(current) }
    commit = { if let parsed = try? format.following($1).parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    let current = value.wrappedValue
    text = { locale in current.map { format.following(locale).format($0) } ?? "" }
    commit = { text, locale in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
      } else if let parsed = try? format.following(locale).parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    let written = formatter.string(for: value.wrappedValue) ?? ""
    text = { _ in written }
    commit = { text, _ in if let parsed = formatter.read(text, as: V.self) { value.wrappedValue = parsed } }
  }
}

extension Formatter {
  /// Returns the value of a text, or `nil` if the text or the type is invalid, or if the formatter doesn't support parsing.
  fileprivate func read<V>(_ text: String, as type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let candidates: [Any] = [
        number.doubleValue, number.intValue, Float(number.doubleValue), CGFloat(number.doubleValue), number.decimalValue, number.int64Value,
        number.int32Value, number.int16Value, number.int8Value, number.uintValue, number.uint64Value, number.uint32Value,
        number.uint16Value, number.uint8Value, number,
      ]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default:
      Report.once(
        "formatter-\(Swift.type(of: self))",
        "A text field's \(Swift.type(of: self)) doesn't support parsing; the field's value isn't changed. Use a ParseableFormatStyle.")
      return nil
    }
  }
}

/// The text of a field without the decoration of a style.
struct EditedFieldView: View {
  let field: EditedField

  var body: some View {
    switch field.source {
    case .text(let text):
      TextInputView(
        input: TextInput(
          text: text, selection: field.selection, placeholder: field.prompt, kind: field.kind, editingChanged: field.editingChanged,
          committed: field.committed))
    case .value(let value): EditedValueView(field: field, value: value)
    }
  }
}

/// A field that keeps the typed text until it is committed as a value.
private struct EditedValueView: View {
  let field: EditedField
  let value: EditedValue
  @State private var draft: String?
  @Environment(\.locale) private var locale

  var body: some View {
    let written = value.text(locale)
    let text = Binding<String>(get: { draft ?? written }, set: { draft = $0 })
    TextInputView(
      input: TextInput(
        text: text, placeholder: field.prompt, kind: field.kind,
        editingChanged: { isEditing in
          if !isEditing { commit() }
          field.editingChanged?(isEditing)
        },
        committed: {
          commit()
          field.committed?()
        }))
  }

  private func commit() {
    guard let text = draft else { return }
    draft = nil
    value.commit(text, locale)
  }
}

/// Editable text: a line, or lines in a scroll view whose height follows the text within limits.
struct TextInputView: View {
  let input: TextInput

  var body: some View {
    if input.kind.isMultiline {
      ScrollView(.vertical) { input }
        .scrollBounceBehavior(.basedOnSize)
        .modifier(TextViewportModifier())
    } else {
      input
    }
  }
}
