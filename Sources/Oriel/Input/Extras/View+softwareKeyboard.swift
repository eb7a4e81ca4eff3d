extension View {
  /// Sets when Oriel's software keyboard is shown for the text fields in this view. The default is `automatic`.
  ///
  /// `ORIEL_KEYBOARD=always`, `never` or `automatic` in the environment of the process overrides it. SwiftUI has no counterpart: on Apple's
  /// systems the system shows its keyboard when a text field has the focus and no hardware keyboard is connected.
  nonisolated public func softwareKeyboard(_ policy: SoftwareKeyboardPolicy) -> some View {
    environment(\.softwareKeyboardPolicy, policy)
  }
}
