import Foundation

/// An on-screen keyboard that the system brings along: where there is one, Oriel shows none of its own. The system makes room for it
/// by making the window smaller.
@MainActor
package protocol SystemKeyboard: AnyObject {
  /// Whether there is such a keyboard now.
  var isAvailable: Bool { get }
  /// Whether it is on the screen, as far as it says so.
  var isVisible: Bool { get }
  func setVisible(_ isVisible: Bool)
}
