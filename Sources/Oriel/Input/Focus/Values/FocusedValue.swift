import Foundation

/// A property with a value that the focused view or its ancestors publish, or `nil` if none of them does. Mirrors SwiftUI's `FocusedValue`.
///
/// The property follows the focus of its own window.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  let read: (FocusedValues) -> Value?
  private var location: FocusedValueLocation<Value>?

  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property for an object that `focusedValue(_:)` publishes.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: Value.self] } }

  /// The published value, or `nil` if there is none.
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

/// The location of the value that was last published for a property.
// `Location` is `Sendable`, and so is this class: its mutable state is isolated to the main actor.
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
    // Closures can't be compared, and each evaluation of a view publishes new ones. As long as the same views publish, they count as
    // unchanged: an update could otherwise evaluate the publishing view again and never settle.
    if let value, let old, isSame(value, old) ?? !hasMoved { return }
    state.set(value, transaction: Transaction())
  }

  /// Returns a Boolean value that indicates whether the values are the same, or `nil` if that can't be determined.
  @MainActor private func isSame(_ value: Value, _ old: Value) -> Bool? {
    if let value = value as? any PlacedValue { return value.isInPlace(of: old) }
    if valuesAreEqual(value, old) { return true }
    return value is any Equatable || Value.self is AnyClass || differInParts(value, old, depth: 3) ? false : nil
  }

  /// Returns a Boolean value that indicates whether the values differ in a part that can be compared. Other parts, such as closures, are
  /// ignored.
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

/// A property with the value of a binding that the focused view or its ancestors publish. Mirrors SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { focused = FocusedValue(keyPath) }

  /// The value of the binding, or `nil` if no binding is published. Writing has no effect without a binding, and neither has writing `nil`.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value, which is `nil` if no binding is published.
  public var projectedValue: Binding<Value?> {
    let focused = focused
    return Binding(
      get: { focused.wrappedValue?.wrappedValue },
      set: { value in if let value { focused.wrappedValue?.wrappedValue = value } })
  }
}

/// A value whose identity is its location.
private protocol PlacedValue {
  /// Returns a Boolean value that indicates whether the values have the same location, or `nil` if that can't be determined.
  func isInPlace(of other: Any) -> Bool?
}

extension Binding: PlacedValue {
  fileprivate func isInPlace(of other: Any) -> Bool? {
    guard let other = other as? Binding<Value> else { return false }
    if location.isSame(as: other.location) { return true }
    return location is ClosureLocation<Value> && other.location is ClosureLocation<Value> ? nil : false
  }
}
