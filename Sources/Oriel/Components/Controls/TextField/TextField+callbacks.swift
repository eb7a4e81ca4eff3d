import Foundation

extension TextField where Label == Text {
  /// Creates a field with closures for changes of its editing state and for Return. `focused` and `onSubmit` replace this initializer.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged, committed: onCommit), label: Text(titleKey))
  }

  /// Creates a field with a localized title and a closure for changes of its editing state.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field with a localized title and a closure for Return.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), committed: onCommit), label: Text(titleKey))
  }

  /// Creates a field with an unlocalized title, a closure for changes of its editing state and a closure for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// Creates a field with an unlocalized title and a closure for changes of its editing state.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(EditedField(.text(text), editingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a field with an unlocalized title and a closure for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(EditedField(.text(text), committed: onCommit), label: Text(title))
  }

  /// Creates a field for a value with a localized title, a formatter, a closure for changes of its editing state and a closure for Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      EditedField(.value(EditedValue(value, formatter)), editingChanged: onEditingChanged, committed: onCommit), label: Text(titleKey))
  }

  /// Creates a field for a value with an unlocalized title, a formatter, a closure for changes of its editing state and a closure for
  /// Return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      EditedField(.value(EditedValue(value, formatter)), editingChanged: onEditingChanged, committed: onCommit), label: Text(title))
  }
}
