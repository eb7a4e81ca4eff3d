import Foundation

/// A value that a gesture updates and that goes back to its initial value when the gesture ends or is cancelled. Mirrors SwiftUI's
/// `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { box?.valueAnywhere ?? initialValue }

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
  public init() { self.init(wrappedValue: nil) }

  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

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

  /// The initial value counts only once.
  func isEqualInput(to other: GestureState<Value>) -> Bool { true }
}
