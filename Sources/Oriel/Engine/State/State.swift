import Foundation

/// A value that a view owns and that lives as long as the view's identity. Mirrors SwiftUI's `State`.
///
/// Writing it outside of the main actor is carried out on it, soon.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  public var wrappedValue: Value {
    get { box?.valueAnywhere ?? initialValue }
    nonmutating set {
      guard let box else {
        Report.once(
          "state-before-install-\(Value.self)",
          "A @State of type \(Value.self) was written before its view was in a window; the value is ignored, as in SwiftUI.")
        return
      }
      box.setAnywhere(newValue)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(location: box)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    if let existing = slot as? StateBox<Value> {
      box = existing
    } else {
      let made = StateBox(initialValue, owner: node)
      slot = made
      box = made
    }
  }

  @MainActor static func uninstall(_ slot: AnyObject?) {
    (slot as? StateBox<Value>)?.detach()
  }

  @MainActor static func retained(_ slot: AnyObject) -> AnyObject? { slot }

  @MainActor static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject? {
    (retained as? StateBox<Value>)?.attach(to: node)
    return retained
  }

  /// The initial value counts only once.
  func isEqualInput(to other: State<Value>) -> Bool { true }
}

/// Runs a read of main-actor state from code that the type system does not know to be there: a body, a binding's closure.
/// Off the main actor the read is unsynchronised, as it is in SwiftUI.
package func readOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  typealias Plain = () -> Result
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
}

/// The same with a value that isn't Sendable, which the body couldn't capture. It doesn't leave the caller's thread.
func readOnMainActor<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  typealias Plain = (Value) -> Result
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
}
