import Foundation

/// A place where a value lives. Bindings share it; writing tells whoever read it.
///
/// Locations are Sendable because bindings are: they may be made, kept and compared anywhere. Values that aren't Sendable don't cross with them: the main
/// actor alone reads and writes, but for a read on another thread, which `valueAnywhere` doesn't synchronise, as SwiftUI doesn't.
package class Location<Value>: @unchecked Sendable {
  @MainActor func get() -> Value { neverLocation() }
  @MainActor func set(_ value: Value, transaction: Transaction) {}
  /// Whether two locations are the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  private func neverLocation() -> Never { fatalError("Location is abstract.") }
}

extension Location {
  /// The value, for code that the type system doesn't know to be the main actor's: a body, a binding's closure.
  var valueAnywhere: Value { readOnMainActor { get() } }

  /// Writes from such code, in the transaction that goes on there.
  func setAnywhere(_ newValue: Value) {
    onMainActor(with: (newValue, Transaction.current)) { self.set($0, transaction: $1) }
  }
}

// Sendable as `Location` is: nothing in it changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }
}

// Sendable as `Location` is: nothing in it changes.
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

/// A part of the value at another location.
// Sendable as `Location` is: nothing in it changes.
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
