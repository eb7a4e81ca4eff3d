import Observation

/// A property wrapper that creates bindings to the properties of an `Observable` object. Mirrors SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  /// Creates a bindable object from an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a bindable object from an observable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a bindable object from the value of another.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The bindable object itself.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to the value of a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath, notifiesReaders: true))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
