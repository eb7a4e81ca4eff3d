import Foundation

/// A value that persists across launches of the program. Mirrors SwiftUI's `AppStorage`.
///
/// The value is stored in `UserDefaults`: a file with the program's name in the user's configuration folder (`XDG_CONFIG_HOME`), or the
/// store that is passed here or by an enclosing `defaultAppStorage(_:)`. A write by one view updates all views with the same key. A write
/// that a program makes to `UserDefaults` directly is observed at the next update. A stored value of another type is ignored.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initialValue: Value
  private let coding: DefaultsCoding<Value>
  private var location: DefaultsLocation<Value>?

  init(initialValue: Value, key: String, store: UserDefaults?, coding: DefaultsCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The stored value, or the initial value if none is stored.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? location(in: store ?? .standard)) }

  private func location(in store: UserDefaults) -> DefaultsLocation<Value> {
    readOnMainActor(with: (self, store)) { storage, store in
      DefaultsLocation(.of(storage.key, in: store), initialValue: storage.initialValue, coding: storage.coding)
    }
  }
}

extension AppStorage: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  static var isStateless: Bool { true }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let (around, keys) = node.scope.values.tracked { $0.defaultAppStorage }
    node.environmentReads.formUnion(keys)
    let store = store ?? around
    if let known = slot as? DefaultsLocation<Value>, known.stored === StoredDefault.of(key, in: store) {
      location = known
    } else {
      let new = location(in: store)
      slot = new
      location = new
    }
  }

  func isEqualInput(to other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of each `AppStorage` in the view that isn't given a store. Mirrors SwiftUI's `defaultAppStorage(_:)`.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
