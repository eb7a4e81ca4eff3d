import Foundation
import Observation

/// A property of a player or an item, which key-value observers follow, and views where `AVPlayer.isObservationEnabled`.
// The lock guards the value.
package final class Observed<Value: Sendable>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var storage: Value

  init(_ value: Value) { storage = value }

  /// The value, which whoever reads it follows.
  package var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return untracked
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { storage = newValue } } }
  }

  private var untracked: Value { lock.withLock { storage } }

  /// The value as a program reads it.
  var published: Value { KeyValueTracking.isActive || AVPlayer.isObservationEnabled ? value : untracked }
}

extension Observed where Value: Equatable {
  /// Assigns a value unless it is the present one.
  func update(to newValue: Value) { if untracked != newValue { value = newValue } }
}
