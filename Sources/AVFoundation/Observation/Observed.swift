import Foundation
import Observation

/// A property of a player or an item. Key-value observers depend on it, and views do if `AVPlayer.isObservationEnabled` is true.
// The lock guards the value.
package final class Observed<Value: Sendable>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var storage: Value

  init(_ value: Value) { storage = value }

  /// The value. A reader depends on it.
  package var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return untracked
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { storage = newValue } } }
  }

  private var untracked: Value { lock.withLock { storage } }

  /// The value for the program. A reader depends on it only if key-value observing or `AVPlayer.isObservationEnabled` is active.
  var published: Value { KeyValueTracking.isActive || AVPlayer.isObservationEnabled ? value : untracked }
}

extension Observed where Value: Equatable {
  /// Assigns a value if it differs from the current one.
  func update(to newValue: Value) { if untracked != newValue { value = newValue } }
}
