import Foundation

extension TextField where Label == Text {
  /// Creates a field with closures for changes of its editing state and for Return. `focused` and `onSubmit` replace this initializer.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged, committed: onCommit), label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged), label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), committed: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged, committed: onCommit), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), committed: onCommit), label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      EditedField(.value(EditedValue(value, formatter)), editingChanged: onEditingChanged, committed: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      EditedField(.value(EditedValue(value, formatter)), editingChanged: onEditingChanged, committed: onCommit), label: Text(title))
  }
}
