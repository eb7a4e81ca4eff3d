import Foundation

/// The state of a request to the system's keyboard.
///
/// Such a keyboard is notified of a focused text in two ways that aren't synchronized: by the request, and by the compositor, which
/// notifies the input method. Squeekboard discards the request when the second notification arrives. A keyboard that hides, or hasn't
/// appeared, shortly after the request is therefore requested again. One that hides later was hidden by the user.
@MainActor
struct SystemKeyboardRequest {
  private enum State: Equatable {
    case idle
    /// The keyboard was requested `count` times, the last time at `since`.
    case settling(since: TimeInterval, count: Int)
    case settled
    /// The user has hidden the keyboard.
    case dismissed
  }

  /// The duration in seconds after which a requested keyboard is visible and stays visible.
  static let settlingTime = 0.75
  private static let limit = 3

  private var state = State.idle
  private var wasHidden = false

  var isDismissed: Bool { state == .dismissed }

  /// Called when the keyboard has become available or unavailable, or was shown or hidden. It is `nil` if there is none.
  mutating func keyboardDidChange(_ keyboard: (any SystemKeyboard)?) {
    wasHidden = keyboard.map { !$0.isVisible } ?? false
    if keyboard == nil, !isDismissed { state = .idle }
  }

  /// Allows new requests after another text was focused or the user has tapped.
  mutating func renew() {
    if isDismissed { state = .idle }
  }

  /// Updates the request at the end of each frame. A window that isn't the key window leaves the keyboard to the one that is.
  ///
  /// - Returns: Whether the keyboard should be visible, or `nil` if it doesn't need a request. After a request to show the
  ///   keyboard, call this method again after `settlingTime`.
  mutating func update(isWanted: Bool, isActive: Bool, isVisible: Bool, at time: TimeInterval) -> Bool? {
    let wasHidden = wasHidden && !isVisible
    self.wasHidden = false
    guard isWanted, isActive else {
      guard state == .settled || isSettling else { return nil }
      state = .idle
      return isActive ? false : nil
    }
    switch state {
    case .idle: return ask(count: 1, at: time)
    case .settling(let since, let count):
      let isOver = time >= since + Self.settlingTime
      if count < Self.limit, wasHidden || isOver && !isVisible { return ask(count: count + 1, at: time) }
      if isOver { state = .settled }
    case .settled: if wasHidden { state = .dismissed }
    case .dismissed: break
    }
    return nil
  }

  private var isSettling: Bool {
    if case .settling = state { true } else { false }
  }

  private mutating func ask(count: Int, at time: TimeInterval) -> Bool {
    state = .settling(since: time, count: count)
    return true
  }
}
