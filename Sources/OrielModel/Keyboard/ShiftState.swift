import Foundation

/// The state of the shift key, which determines whether letters are typed as capitals.
package enum ShiftState: Equatable, Sendable {
  case off
  /// Capitals for one letter.
  case once
  /// Capitals while the key is held. `hasTyped` indicates whether another key was used meanwhile.
  case held(hasTyped: Bool)
  case locked

  package var isOn: Bool { self != .off }
}
