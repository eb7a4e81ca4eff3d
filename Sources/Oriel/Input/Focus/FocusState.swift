import Foundation

/// A property that reads and writes which view has the keyboard focus. Mirrors SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  typealias Storage = FocusStorage<Value, KeyboardFocusLocation<Value>>

  /// A property that refers to the value of a focus state. Mirrors SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let storage: Storage

    var location: KeyboardFocusLocation<Value>? { storage.location }

    /// The value that the binding refers to.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var storage: Storage

  /// Creates a state that is true while its view has the focus.
  public init() where Value == Bool { storage = Storage(none: false) }

  /// Creates a state that identifies the view with the focus, or is `nil`.
  public init<T: Hashable>() where Value == T? { storage = Storage(none: nil) }

  /// The value that identifies the view with the focus.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(storage: storage) }
}

extension FocusState: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    storage.install(in: &slot) { [none = storage.none] in KeyboardFocusLocation(none, owner: node) }
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { Storage.uninstall(slot) }

  func isEqualInput(to other: FocusState<Value>) -> Bool { true }
}
