import Synchronization

/// A thread-safe store of property values by name.
final class PropertyStorage: Sendable {
  // UIKit's objects aren't `Sendable`, and apps use them on several threads at their own risk. The lock protects only the dictionary.
  private struct Kept: @unchecked Sendable { let value: Any }

  private let values = Mutex<[String: Kept]>([:])

  /// The value for a name, or `nil` if it was never set or was set with another type. An optional value is stored unwrapped.
  subscript<Value>(name: String) -> Value? {
    get { values.withLock { $0[name] }?.value as? Value }
    set {
      let kept = newValue.map { Kept(value: $0) }
      values.withLock { $0[name] = kept }
    }
  }
}
