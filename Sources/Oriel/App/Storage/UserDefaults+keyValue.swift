import Foundation

extension UserDefaults {
  /// The value of a key. Mirrors what key-value coding makes of `object(forKey:)` on Apple's systems.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it. Mirrors what key-value coding makes of `set(_:forKey:)` on Apple's systems.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
