import Foundation

/// A store of user defaults in memory. It writes no file.
final class TestDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Returns a store without values.
  static func empty() -> UserDefaults {
    let store: UserDefaults? = TestDefaults(suiteName: "oriel-testing-\(UUID().uuidString)")
    return store ?? .standard
  }

  override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } ?? super.object(forKey: defaultName) }

  override func set(_ value: Any?, forKey defaultName: String) {
    lock.withLock { values[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  override func dictionaryRepresentation() -> [String: Any] {
    super.dictionaryRepresentation().merging(lock.withLock { values }) { $1 }
  }

  override func synchronize() -> Bool { true }
}
