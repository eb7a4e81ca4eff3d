import Foundation

/// When Oriel's on-screen keyboard comes up for a text field that has the focus.
public enum SoftwareKeyboardPolicy: String, Hashable, Sendable, CaseIterable {
  /// When the field was touched with a finger, until a key of a hardware keyboard is pressed. A field that gets the focus by program follows the
  /// last press in the window, and before the first one the devices: where there is a touch screen, and neither keys nor a mouse, it comes.
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
