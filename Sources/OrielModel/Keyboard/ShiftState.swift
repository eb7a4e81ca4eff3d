import Foundation

/// Whether letters are typed as capitals.
package enum ShiftState: Equatable, Sendable {
  case off
  /// For one letter.
  case once
  /// While the key is held; `hasTyped` says whether it served for anything.
  case held(hasTyped: Bool)
  case locked

  package var isOn: Bool { self != .off }
}
