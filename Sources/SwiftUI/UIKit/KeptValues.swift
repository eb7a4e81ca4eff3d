import Synchronization

/// Values of properties by their names, on any thread.
final class KeptValues: Sendable {
  // UIKit's objects aren't `Sendable`, and programs use them on several threads at their own risk. The lock guards the dictionary alone.
  private struct Kept: @unchecked Sendable { let value: Any }

  private let values = Mutex<[String: Kept]>([:])

  /// Nil for what was never set, or was set as another type. A value that is an optional is kept as what is in it.
  subscript<Value>(name: String) -> Value? {
    get { values.withLock { $0[name] }?.value as? Value }
    set {
      let kept = newValue.map { Kept(value: $0) }
      values.withLock { $0[name] = kept }
    }
  }
}
