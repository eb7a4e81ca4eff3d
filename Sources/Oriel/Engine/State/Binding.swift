import Foundation

/// A two-way connection to a value that lives elsewhere. Mirrors SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>
  public var transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// The closures run on the main actor: `get` while a view is updated or an event is handled, `set` when somebody writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

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

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    binding.transaction = transaction
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

// The location is Sendable. A transaction isn't, for values of the program's own: they are only read where the binding is written.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional that reads a non-optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to what an optional holds, or nil while it holds nothing; then the last value that was read stands in.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    var last = first
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {}

  /// Whoever reads the value depends on it by reading, so only the place counts, and how it is written.
  func isEqualInput(to other: Binding<Value>) -> Bool {
    location.isSame(as: other.location) && transaction.canMerge(with: other.transaction)
  }
}

/// A collection's elements as bindings, in place. Mirrors SwiftUI's conformance of `Binding` to `Collection`.
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
    // An element that was removed since keeps its last value: a row on its way out may still read it.
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
  /// An element of a collection that was read before, for as long as it stands at its position. One that was removed or moved since keeps
  /// its last value, which a row on its way out still shows, and takes no writes.
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
        // What is typed into the property that is the id stays the same element until the views are made anew.
        ownID = newValue[keyPath: id]
        base.wrappedValue[position] = newValue
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
