extension View {
  /// Says when Oriel's on-screen keyboard comes up for the text fields inside; `automatic` where nothing is said.
  ///
  /// `ORIEL_KEYBOARD=always`, `never` or `automatic` in the environment of the process overrides it. SwiftUI has nothing like it: on
  /// Apple's systems the system shows its keyboard whenever a text field has the focus and no hardware keyboard is there.
  nonisolated public func softwareKeyboard(_ policy: SoftwareKeyboardPolicy) -> some View {
    environment(\.softwareKeyboardPolicy, policy)
  }
}
