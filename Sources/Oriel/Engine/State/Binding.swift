import Foundation

/// A two-way connection to a value that is stored elsewhere. Mirrors SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>
  /// The transaction that applies to writes through the binding.
  public var transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from closures that read and write the value. Both run on the main actor: `get` while a view is updated or an event
  /// is handled, `set` when the binding is written.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures that read and write the value. The closure that writes also receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Returns a binding with an immutable value. Writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.valueAnywhere }
    nonmutating set {
      var transaction = transaction
      transaction.fill(from: Transaction.current)
      let location = location
      onMainActor(with: (newValue, transaction)) { newValue, transaction in
        withTransaction(transaction) { location.set(newValue, transaction: transaction) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the value of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to the value of a property.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes use the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a binding whose writes are animated with the given animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

// The location is Sendable. A transaction isn't, because it can store values of the app's own types; they are only read on the side that
// writes the binding.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Creates a binding to an optional value from a binding to a nonoptional one. A write of `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil`. If it becomes `nil` later, the binding
  /// returns the last value that was read.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    var last = first
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a type-erased value from a binding to a hashable one. A write of a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {}

  /// Returns a Boolean value that indicates whether two bindings have the same location and write in the same manner. The value isn't
  /// compared because reading it establishes a dependency.
  func isEqualInput(to other: Binding<Value>) -> Bool {
    location.isSame(as: other.location) && transaction.canMerge(with: other.transaction)
  }
}

/// The elements of a collection as bindings to them. Mirrors SwiftUI's conformance of `Binding` to `Collection`.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    // The binding of an element that has been removed keeps the last value, which a removed view may still read.
    var last = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let collection = base.wrappedValue
        guard position >= collection.startIndex, position < collection.endIndex else { return last }
        last = collection[position]
        return last
      },
      set: { newValue in
        guard position >= base.wrappedValue.startIndex, position < base.wrappedValue.endIndex else { return }
        last = newValue
        base.wrappedValue[position] = newValue
      })
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element of a collection that was read before. It refers to the element as long as that is at its position. If
  /// the element is removed or moved, the binding keeps its last value, which a removed view still shows, and ignores writes.
  func element<ID: Hashable>(at position: Value.Index, in elements: Value, id: KeyPath<Value.Element, ID>) -> Binding<Value.Element> {
    let base = self
    var last = elements[position]
    var ownID = last[keyPath: id]
    func stands(in collection: Value) -> Bool {
      position >= collection.startIndex && position < collection.endIndex && collection[position][keyPath: id] == ownID
    }
    return Binding<Value.Element>(
      get: {
        let collection = base.wrappedValue
        if stands(in: collection) { last = collection[position] }
        return last
      },
      set: { newValue in
        guard stands(in: base.wrappedValue) else { return }
        last = newValue
        // A write that changes the id still refers to the same element until the views are rebuilt.
        ownID = newValue[keyPath: id]
        base.wrappedValue[position] = newValue
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
