/// A location for a property of an object.
// Sendable for the reason given at `Location`: it is immutable.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Indicates whether changes of the property notify its readers, as Observation does.
  private let notifiesReaders: Bool

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, notifiesReaders: Bool) {
    self.object = object
    self.keyPath = keyPath
    self.notifiesReaders = notifiesReaders
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) { withTransaction(transaction) { object[keyPath: keyPath] = value } }

  /// Returns a Boolean value that indicates whether two locations refer to the same property. The result is always `false` if the property
  /// doesn't notify its readers, because nothing else updates a child with such a binding when the object changes.
  override func isSame(as other: Location<Value>) -> Bool {
    guard notifiesReaders, let other = other as? ObjectLocation<Object, Value>, other.notifiesReaders else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
