/// A property of an object.
// Sendable as `Location` is: nothing in it changes.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Whether whoever reads the property is told of its changes, as Observation does.
  private let tellsReaders: Bool

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, tellsReaders: Bool) {
    self.object = object
    self.keyPath = keyPath
    self.tellsReaders = tellsReaders
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) { withTransaction(transaction) { object[keyPath: keyPath] = value } }

  /// Where readers aren't told, never: nothing else tells a child with such a binding that the object changed.
  override func isSame(as other: Location<Value>) -> Bool {
    guard tellsReaders, let other = other as? ObjectLocation<Object, Value>, other.tellsReaders else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
