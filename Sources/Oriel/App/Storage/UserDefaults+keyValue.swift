import Foundation

extension UserDefaults {
  /// Returns the value of a key. Mirrors key-value coding's `value(forKey:)` on Apple's platforms.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, or removes it if the value is `nil`. Mirrors key-value coding's `setValue(_:forKey:)` on Apple's platforms.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
