import Foundation

/// A value that a view owns and that lives as long as the view's identity. Mirrors SwiftUI's `State`.
///
/// A write outside the main actor is performed asynchronously on the main actor.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The current value. A write before the view is in a window is reported and ignored.
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

  /// A binding to the value. It is constant before the view is in a window.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(location: box)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
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

  /// Returns `true`, because the initial value is used only once.
  func isEqualInput(to other: State<Value>) -> Bool { true }
}

/// Reads main-actor state from code that isn't statically isolated to the main actor, such as a body or a binding's closure. A read on
/// another thread is unsynchronized, as in SwiftUI.
package func readOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  typealias Plain = () -> Result
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
}

/// Reads main-actor state with a value that isn't Sendable, which the body couldn't capture. The value stays on the caller's thread.
func readOnMainActor<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  typealias Plain = (Value) -> Result
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
}
