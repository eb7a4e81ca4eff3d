import Foundation
import Oriel

/// The software keyboard of a Wayland compositor that isn't reachable on the message bus: it has no name there, or a sandbox hides it.
///
/// The keyboard appears by itself when the input method receives a focused text. The only evidence of it is a window that becomes lower at
/// once. From then on it counts as available, until a text has the focus and the keyboard doesn't appear.
@MainActor
final class CompositorKeyboard: SystemKeyboard {
  /// The time that the keyboard has to appear, in seconds.
  static let patience = 1.5
  /// The smallest height by which a keyboard shrinks a window, in points.
  private static let leastHeight: CGFloat = 100

  private(set) var isAvailable = false
  private(set) var isVisible = false
  var didChange: () -> Void = {}

  private var size = CGSize.zero
  /// The height of the window without a keyboard.
  private var fullHeight: CGFloat = 0
  /// The time at which the text input received the focus, or `nil` if it doesn't have the focus.
  private var start: TimeInterval?

  /// Does nothing: the input method's focus controls the keyboard.
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
    // A compositor may resize the window in several steps.
    if !isLower, !isWaiting || newSize.height > fullHeight || !isAsWide { fullHeight = newSize.height }
    guard isLower != isVisible, !isLower || isWaiting else { return }
    isVisible = isLower
    isAvailable = true
    didChange()
  }

  /// Marks the keyboard as unavailable if it hasn't appeared in time. Call it after `patience`.
  func patienceIsOver(at time: TimeInterval) {
    guard isAvailable, !isVisible, let start, time - start >= Self.patience else { return }
    isAvailable = false
    didChange()
  }
}
