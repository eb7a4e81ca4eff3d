import Foundation

/// A value that the focused view, or those around it, tell the window; nil where nobody does. Mirrors SwiftUI's `FocusedValue`.
///
/// It follows the focus of its own window.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  let read: (FocusedValues) -> Value?
  private var location: FocusedValueLocation<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An object that `focusedValue(_:)` tells.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: Value.self] } }

  public var wrappedValue: Value? { location?.valueAnywhere ?? nil }
}

extension FocusedValue: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let location = slot as? FocusedValueLocation<Value> ?? FocusedValueLocation(read, owner: node)
    slot = location
    self.location = location
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? FocusedValueLocation<Value>)?.state.detach() }

  func isEqualInput(to other: FocusedValue<Value>) -> Bool { true }
}

extension FocusedBinding: ValuedProperty {
  var inspectedWhole: Any { wrappedValue as Any }
}

/// What was told last to a property.
// Sendable as `Location` is: what changes is the main actor's.
final class FocusedValueLocation<Value>: Location<Value?>, FocusedValueReader, @unchecked Sendable {
  @MainActor let state: StateBox<Value?>
  private let read: (FocusedValues) -> Value?
  @MainActor private(set) var latest: Value?

  @MainActor init(_ read: @escaping (FocusedValues) -> Value?, owner: AnyViewNode) {
    self.read = read
    state = StateBox(nil, owner: owner)
    super.init()
    owner.graph.input.focusedValues.add(self)
  }

  override func get() -> Value? {
    _ = state.get()
    return latest
  }

  func follow(_ values: FocusedValues, hasMoved: Bool) {
    let (value, old) = (read(values), latest)
    latest = value
    if case (nil, nil) = (value, old) { return }
    // A closure is another one each time that its view says it: whoever told it before tells the same, and views that would be updated for that might be
    // those that say it.
    if let value, let old, isSame(value, old) ?? !hasMoved { return }
    state.set(value, transaction: Transaction())
  }

  /// Nil where nobody can tell.
  @MainActor private func isSame(_ value: Value, _ old: Value) -> Bool? {
    if let value = value as? any PlacedValue { return value.isInPlace(of: old) }
    if valuesAreEqual(value, old) { return true }
    return value is any Equatable || Value.self is AnyClass || differInParts(value, old, depth: 3) ? false : nil
  }

  /// Whether values differ in something that can be compared: what else they are made of, such as closures, tells nothing.
  private func differInParts(_ value: Any, _ old: Any, depth: Int) -> Bool {
    let (parts, oldParts) = (Mirror(reflecting: value).children, Mirror(reflecting: old).children)
    guard parts.count == oldParts.count else { return true }
    return zip(parts, oldParts).contains { part, old in
      func isOther<T: Equatable>(_ value: T) -> Bool { (old.value as? T) != value }
      if part.label != old.label { return true }
      if let value = part.value as? any Equatable { return isOther(value) }
      if type(of: part.value) is AnyClass { return (part.value as AnyObject) !== (old.value as AnyObject) }
      return depth > 0 && differInParts(part.value, old.value, depth: depth - 1)
    }
  }
}

/// The value of a binding that the focused view, or those around it, tell the window. Mirrors SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { focused = FocusedValue(keyPath) }

  /// Nil where nobody tells a binding; then what is written goes nowhere, and so does nil.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let focused = focused
    return Binding(
      get: { focused.wrappedValue?.wrappedValue },
      set: { value in if let value { focused.wrappedValue?.wrappedValue = value } })
  }
}

/// A value that is known by where it is read and written.
private protocol PlacedValue {
  /// Nil where nobody can tell.
  func isInPlace(of other: Any) -> Bool?
}

extension Binding: PlacedValue {
  fileprivate func isInPlace(of other: Any) -> Bool? {
    guard let other = other as? Binding<Value> else { return false }
    if location.isSame(as: other.location) { return true }
    return location is ClosureLocation<Value> && other.location is ClosureLocation<Value> ? nil : false
  }
}
