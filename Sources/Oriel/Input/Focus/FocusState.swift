import Foundation

/// Which view has the keyboard, as a value that can be read and written. Mirrors SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  typealias Storage = FocusStorage<Value, KeyboardFocusLocation<Value>>

  /// Mirrors SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let storage: Storage

    var location: KeyboardFocusLocation<Value>? { storage.location }

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var storage: Storage

  public init() where Value == Bool { storage = Storage(none: false) }

  public init<T: Hashable>() where Value == T? { storage = Storage(none: nil) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

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
