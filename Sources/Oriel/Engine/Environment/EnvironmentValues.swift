import Foundation
import OpenCombine
import OrielDrawing

/// A key for a value in the environment. Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it. Mirrors SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
  /// One key's value. An object, so that values of a scope are copied by counting references, and read without a cast of their own.
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

  /// A key's value. Few enough to be looked through, which takes less than to hash a key; and a scope's copy of them is one piece of memory.
  private struct Slot {
    let key: ObjectIdentifier
    var entry: Entry
  }

  private var slots: [Slot] = []
  /// Where reads are written down while a view's property is installed.
  private var tracker: KeyTracker?

  final class KeyTracker {
    var keys = EnvironmentKeySet()
  }

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      tracker?.keys.insert(id)
      guard let entry = entry(of: id) else { return K.defaultValue }
      // A key has one type of values for good.
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

  /// An object found by its type: an `ObservableObject` or an `Observable`.
  subscript(object type: AnyObject.Type) -> AnyObject? {
    get {
      let id = ObjectIdentifier(type)
      tracker?.keys.insert(id)
      return (entry(of: id) as? ObjectEntry)?.object
    }
    set { set(newValue.map { ObjectEntry($0) }, for: ObjectIdentifier(type)) }
  }

  public var description: String { "EnvironmentValues(\(slots.count) keys)" }

  /// Reads and says which keys were read.
  func tracked<Value>(_ read: (EnvironmentValues) -> Value) -> (value: Value, keys: EnvironmentKeySet) {
    var copy = self
    let tracker = KeyTracker()
    copy.tracker = tracker
    let value = read(copy)
    return (value, tracker.keys)
  }

  /// The value of a key for an inspector: the key's default where nothing sets it, and nil where that can't be told.
  package func inspectedValue(of key: ObjectIdentifier) -> Any? {
    if let entry = entry(of: key) { return entry.inspectedValue }
    return (Self.type(of: key) as? any EnvironmentKey.Type).map { $0.defaultValue }
  }

  /// The name of a key, as programs write it behind `\.`, where its type follows the usual pattern: `tint` for `TintKey`, or for `__Key_tint`, which
  /// `@Entry` makes. An object is named by its type.
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

  /// Keys are the identifiers of metatypes, which are those types' metadata: nothing else is ever inserted as a key.
  private static func type(of key: ObjectIdentifier) -> Any.Type { unsafeBitCast(key, to: Any.Type.self) }

  func keysThatDiffer(from other: EnvironmentValues) -> EnvironmentKeySet {
    var copy = self
    return copy.unify(with: other)
  }

  /// The keys whose values differ from those of others. Values that are equal become the others' own, so that whoever compares them next, as the scopes
  /// further inside do, finds one object.
  mutating func unify(with other: EnvironmentValues) -> EnvironmentKeySet {
    var result = EnvironmentKeySet()
    // Values that come from one scope have most of their keys at the same places.
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

/// Whether two values are the same as far as can be told: byte for byte, by identity, or by `==`.
func valuesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  // Most are.
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

/// Whether two values are the same bytes: equal, and found so without a look at what they refer to.
func bytesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in memcmp(left, right, MemoryLayout<Value>.size) == 0 }
  }
}
