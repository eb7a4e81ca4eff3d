import Foundation

/// A property that a gesture updates, and that returns to its initial value when the gesture ends or is canceled. Mirrors SwiftUI's
/// `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with an initial value and the transaction of its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state with an initial value and the transaction of its reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value and a closure that changes the transaction of its reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = reset
  }

  /// Creates a state with an initial value and a closure that changes the transaction of its reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { box?.valueAnywhere ?? initialValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.current
    var transaction = Transaction.current
    transaction.isContinuous = true
    body(&value, &transaction)
    box.set(value, transaction: transaction)
  }

  @MainActor func reset() {
    guard let box else { return }
    var transaction = Transaction.current
    resetTransaction(box.current, &transaction)
    box.set(initialValue, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a state whose initial value is `nil`, with the transaction of its reset.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

  /// Creates a state whose initial value is `nil`, with a closure that changes the transaction of its reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let existing = slot as? StateBox<Value>
    let box = existing ?? StateBox(initialValue, owner: node)
    slot = box
    self.box = box
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? StateBox<Value>)?.detach() }

  /// Returns `true`, because only the first initial value is used.
  func isEqualInput(to other: GestureState<Value>) -> Bool { true }
}
