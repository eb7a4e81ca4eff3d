import Foundation

/// A store of defaults that no file has: what Foundation isn't told to write stays in memory.
final class TestDefaults: UserDefaults, @unchecked Sendable {
  override func synchronize() -> Bool { true }

  /// A store without values.
  static func empty() -> UserDefaults {
    let store: UserDefaults? = TestDefaults(suiteName: "oriel-testing-\(UUID().uuidString)")
    return store ?? .standard
  }
}
