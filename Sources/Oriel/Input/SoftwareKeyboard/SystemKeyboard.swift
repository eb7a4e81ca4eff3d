import Foundation

/// A software keyboard that the system provides. If there is one, Oriel doesn't show its own. The system reserves space for it by making
/// the window smaller.
@MainActor
package protocol SystemKeyboard: AnyObject {
  /// Indicates whether such a keyboard exists now.
  var isAvailable: Bool { get }
  /// Indicates whether the keyboard is shown, as far as it reports that.
  var isVisible: Bool { get }
  func setVisible(_ isVisible: Bool)
}
