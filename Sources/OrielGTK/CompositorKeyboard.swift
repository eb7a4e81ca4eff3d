import Foundation
import Oriel

/// The on-screen keyboard of a Wayland compositor which can't be asked on the bus: it has no name there, or a sandbox hides it.
///
/// It comes by itself as the input method learns of a text, and the one sign of it is a window that gets lower at once. From then on it counts as there,
/// until a text has the focus and it doesn't come.
@MainActor
final class CompositorKeyboard: SystemKeyboard {
  /// Seconds that it has to come.
  static let patience = 1.5
  /// Points that a keyboard takes off a window at least.
  private static let leastHeight: CGFloat = 100

  private(set) var isAvailable = false
  private(set) var isVisible = false
  var didChange: () -> Void = {}

  private var size = CGSize.zero
  /// How high the window is without a keyboard.
  private var fullHeight: CGFloat = 0
  /// When the text that is typed into got the focus; nil without one.
  private var start: TimeInterval?

  /// The input method's focus has done it.
  func setVisible(_ isVisible: Bool) {}

  func textInputDidChange(isFocused: Bool, at time: TimeInterval) {
    start = isFocused ? time : nil
    if !isVisible { fullHeight = size.height }
  }

  func windowDidResize(to newSize: CGSize, at time: TimeInterval) {
    let isAsWide = newSize.width == size.width
    let isWaiting = start.map { time - $0 < Self.patience } ?? false
    size = newSize
    let isLower = isAsWide && newSize.height <= fullHeight - Self.leastHeight
    // A compositor may take several steps.
    if !isLower, !isWaiting || newSize.height > fullHeight || !isAsWide { fullHeight = newSize.height }
    guard isLower != isVisible, !isLower || isWaiting else { return }
    isVisible = isLower
    isAvailable = true
    didChange()
  }

  /// To be called once it had time to come.
  func patienceIsOver(at time: TimeInterval) {
    guard isAvailable, !isVisible, let start, time - start >= Self.patience else { return }
    isAvailable = false
    didChange()
  }
}
