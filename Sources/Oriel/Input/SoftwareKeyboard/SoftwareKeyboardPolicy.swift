import Foundation

/// The policy that determines when Oriel's software keyboard is shown for the focused text field.
public enum SoftwareKeyboardPolicy: String, Hashable, Sendable, CaseIterable {
  /// The keyboard is shown if the field was touched, until a key of a hardware keyboard is pressed. If the program has set the focus, the
  /// last press in the window decides. Before the first press, the keyboard is shown if there is a touch screen and neither a hardware
  /// keyboard nor a mouse.
  case automatic
  /// The keyboard is shown regardless of how the field received the focus.
  case always
  /// The keyboard is never shown.
  case never
}

private enum SoftwareKeyboardPolicyKey: EnvironmentKey { static var defaultValue: SoftwareKeyboardPolicy { .automatic } }

extension EnvironmentValues {
  var softwareKeyboardPolicy: SoftwareKeyboardPolicy {
    get { self[SoftwareKeyboardPolicyKey.self] }
    set { self[SoftwareKeyboardPolicyKey.self] = newValue }
  }
}
