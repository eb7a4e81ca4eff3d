import Foundation

extension AppStorage {
  /// Creates a storage whose initial value is the default customization of the tabs.
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }

  /// Creates a storage for the customization of tabs, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    let coding = DefaultsCoding<TabViewCustomization>(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
    self.init(initialValue: wrappedValue, key: key, store: store, coding: coding)
  }
}
