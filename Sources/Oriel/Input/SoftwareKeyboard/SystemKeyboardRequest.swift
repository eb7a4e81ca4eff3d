import Foundation

/// What the system's keyboard was asked for, and what became of it.
///
/// Such a keyboard learns of a text by two ways that don't wait for each other: it is asked for, and the compositor tells its input method that
/// something takes text. Squeekboard forgets what it was asked for as the second arrives. So one that hides, or hasn't come, a moment after it was
/// asked for is asked once more; one that hides later was hidden by the user.
@MainActor
struct SystemKeyboardRequest {
  private enum State: Equatable {
    case idle
    /// Asked for so many times, the last time at `since`.
    case settling(since: TimeInterval, count: Int)
    case settled
    /// The user hid it.
    case dismissed
  }

  /// Seconds until a keyboard that was asked for has come, and stays.
  static let settlingTime = 0.75
  private static let limit = 3

  private var state = State.idle
  private var wasHidden = false

  var isDismissed: Bool { state == .dismissed }

  /// It came, went, or was shown or hidden; nil where there is none.
  mutating func keyboardDidChange(_ keyboard: (any SystemKeyboard)?) {
    wasHidden = keyboard.map { !$0.isVisible } ?? false
    if keyboard == nil, !isDismissed { state = .idle }
  }

  /// Somebody asks for a keyboard anew, by another text or a tap.
  mutating func renew() {
    if isDismissed { state = .idle }
  }

  /// Called at the end of each frame. A window without the keyboard's focus leaves the keyboard to the one that has it.
  ///
  /// - Returns: whether the keyboard should be visible, if it is to be asked for anything. What was asked to come has to be looked at again
  ///   after `settlingTime`.
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
