import Foundation

/// Whether letters are typed as capitals.
enum ShiftState: Equatable {
  case off
  /// For one letter.
  case once
  /// While the key is held; `hasTyped` says whether it served for anything.
  case held(hasTyped: Bool)
  case locked

  var isOn: Bool { self != .off }
}
