import Foundation

/// When Oriel's on-screen keyboard comes up for a text field that has the focus.
public enum SoftwareKeyboardPolicy: String, Hashable, Sendable, CaseIterable {
  /// When the field was touched with a finger, until a key of a hardware keyboard is pressed.
  case automatic
  /// Whatever the field got the focus by.
  case always
  case never
}

private enum SoftwareKeyboardPolicyKey: EnvironmentKey { static var defaultValue: SoftwareKeyboardPolicy { .automatic } }

extension EnvironmentValues {
  var softwareKeyboardPolicy: SoftwareKeyboardPolicy {
    get { self[SoftwareKeyboardPolicyKey.self] }
    set { self[SoftwareKeyboardPolicyKey.self] = newValue }
  }
}
