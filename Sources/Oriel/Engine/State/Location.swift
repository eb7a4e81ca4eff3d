import Foundation

/// The storage of a value, which bindings share. A write notifies the readers of the value.
///
/// Locations are Sendable because bindings are: they may be created, stored and compared on any thread. Values that aren't Sendable don't
/// cross threads with them: only the main actor reads and writes, except for a read on another thread, which `valueAnywhere` doesn't
/// synchronize, as in SwiftUI.
package class Location<Value>: @unchecked Sendable {
  @MainActor func get() -> Value { neverLocation() }
  @MainActor func set(_ value: Value, transaction: Transaction) {}
  /// Returns a Boolean value that indicates whether two locations refer to the same storage.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  private func neverLocation() -> Never { fatalError("Location is abstract.") }
}

extension Location {
  /// The value, for code that isn't statically isolated to the main actor, such as a body or a binding's closure.
  var valueAnywhere: Value { readOnMainActor { get() } }

  /// Writes the value from code that isn't statically isolated to the main actor, in the current transaction.
  func setAnywhere(_ newValue: Value) {
    onMainActor(with: (newValue, Transaction.current)) { self.set($0, transaction: $1) }
  }
}

// Sendable for the reason given at `Location`: it is immutable.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }
}

// Sendable for the reason given at `Location`: it is immutable.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }

  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A location for a part of the value at another location.
// Sendable for the reason given at `Location`: it is immutable.
final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var root = Dependencies.withoutReader { base.get() }
    root[keyPath: keyPath] = value
    base.set(root, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}
