import Foundation
import OpenCombine
import OrielDrawing

/// A key for a value in the environment. Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors. Mirrors SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
  /// The value of one key. It is an object, so that copying the values of a scope only increments reference counts, and reading needs no
  /// cast.
  private class Entry {
    func isEqual(to other: Entry) -> Bool { false }
    var inspectedValue: Any { () }
  }

  private final class KeyEntry<Value>: Entry {
    let value: Value

    init(_ value: Value) { self.value = value }

    override var inspectedValue: Any { value }

    override func isEqual(to other: Entry) -> Bool {
      guard let other = other as? KeyEntry<Value> else { return false }
      return valuesAreEqual(value, other.value)
    }
  }

  private final class ObjectEntry: Entry {
    let object: AnyObject

    init(_ object: AnyObject) { self.object = object }

    override var inspectedValue: Any { object }

    override func isEqual(to other: Entry) -> Bool { (other as? ObjectEntry)?.object === object }
  }

  /// A key and its value. There are few slots, so a linear search takes less time than hashing, and a copy of them is a single allocation.
  private struct Slot {
    let key: ObjectIdentifier
    var entry: Entry
  }

  private var slots: [Slot] = []
  /// The recorder of reads while a property of a view is installed; otherwise `nil`.
  private var tracker: KeyTracker?

  final class KeyTracker {
    var keys = EnvironmentKeySet()
  }

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key, or the key's default value if it isn't set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      tracker?.keys.insert(id)
      guard let entry = entry(of: id) else { return K.defaultValue }
      // A key has a single type of values.
      return unsafeDowncast(entry, to: KeyEntry<K.Value>.self).value
    }
    set { set(KeyEntry(newValue), for: ObjectIdentifier(key)) }
  }

  private func entry(of key: ObjectIdentifier) -> Entry? {
    for index in slots.indices where slots[index].key == key { return slots[index].entry }
    return nil
  }

  private mutating func set(_ entry: Entry?, for key: ObjectIdentifier) {
    guard let index = slots.firstIndex(where: { $0.key == key }) else {
      if let entry { slots.append(Slot(key: key, entry: entry)) }
      return
    }
    if let entry { slots[index].entry = entry } else { slots.remove(at: index) }
  }

  /// An object that is found by its type: an `ObservableObject` or an `Observable`.
  subscript(object type: AnyObject.Type) -> AnyObject? {
    get {
      let id = ObjectIdentifier(type)
      tracker?.keys.insert(id)
      return (entry(of: id) as? ObjectEntry)?.object
    }
    set { set(newValue.map { ObjectEntry($0) }, for: ObjectIdentifier(type)) }
  }

  public var description: String { "EnvironmentValues(\(slots.count) keys)" }

  /// Calls a closure with the values, and returns its result with the keys that it has read.
  func tracked<Value>(_ read: (EnvironmentValues) -> Value) -> (value: Value, keys: EnvironmentKeySet) {
    var copy = self
    let tracker = KeyTracker()
    copy.tracker = tracker
    let value = read(copy)
    return (value, tracker.keys)
  }

  /// Returns the value of a key for an inspector: the key's default if it isn't set, or `nil` if it can't be determined.
  package func inspectedValue(of key: ObjectIdentifier) -> Any? {
    if let entry = entry(of: key) { return entry.inspectedValue }
    return (Self.type(of: key) as? any EnvironmentKey.Type).map { $0.defaultValue }
  }

  /// Returns the name of a key, which is that of its property if the key's type follows the usual pattern: `tint` for `TintKey`, or for
  /// `__Key_tint`, which `@Entry` generates. An object is named by its type.
  @MainActor package static func inspectedName(of key: ObjectIdentifier) -> String {
    guard key != EnvironmentScope.anyKey else { return "self" }
    let type = type(of: key)
    var name = TypeNames.shortName(of: type)
    guard type is any EnvironmentKey.Type else { return name }
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    for ending in ["EnvironmentKey", "Key"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the type of a key. Keys are the identifiers of metatypes, which are the addresses of their metadata: nothing else is inserted
  /// as a key.
  private static func type(of key: ObjectIdentifier) -> Any.Type { unsafeBitCast(key, to: Any.Type.self) }

  func keysThatDiffer(from other: EnvironmentValues) -> EnvironmentKeySet {
    var copy = self
    return copy.unify(with: other)
  }

  /// Returns the keys whose values differ from those of another environment. Entries with equal values are replaced by those of the other
  /// one, so that the next comparison, such as in child scopes, finds identical objects.
  mutating func unify(with other: EnvironmentValues) -> EnvironmentKeySet {
    var result = EnvironmentKeySet()
    // Values of one scope have most of their keys at the same indices.
    for index in slots.indices {
      let slot = slots[index]
      let isThere = index < other.slots.count && other.slots[index].key == slot.key
      let otherEntry = isThere ? other.slots[index].entry : other.entry(of: slot.key)
      guard let otherEntry else {
        result.insert(slot.key)
        continue
      }
      if slot.entry === otherEntry { continue }
      if slot.entry.isEqual(to: otherEntry) { slots[index].entry = otherEntry } else { result.insert(slot.key) }
    }
    for (index, slot) in other.slots.enumerated() {
      let isHere = index < slots.count && slots[index].key == slot.key
      if !isHere, entry(of: slot.key) == nil { result.insert(slot.key) }
    }
    return result
  }
}

/// Returns a Boolean value that indicates whether two values are known to be equal: by their bytes, by identity, or by `==`.
func valuesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  // Most values have equal bytes.
  if bytesAreEqual(left, right) { return true }
  switch ValueComparison.of(Value.self) {
  case .by(let equality): return withUnsafePointer(to: left) { left in withUnsafePointer(to: right) { equality.areEqual(left, $0) } }
  case .never: return false
  case .byValue: break
  }
  func equal<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
  if let left = left as? any Equatable { return equal(left) }
  if Value.self is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  return false
}

/// Returns a Boolean value that indicates whether two values have equal bytes, which implies that they are equal.
func bytesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in memcmp(left, right, MemoryLayout<Value>.size) == 0 }
  }
}
