import SwiftUI

/// Keeps what a modal shows while it animates out after its item has become nil. An entry goes with the modal whose id is its key.
///
/// It may be used from any thread.
// The lock guards the only variable; whoever puts a value there that isn't Sendable takes it out on the same thread.
public final class PresentationHostDataSourceCache: @unchecked Sendable {
  public static let shared = PresentationHostDataSourceCache()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  private init() {}

  public func get(key: String) -> Any? { lock.withLock { values[key] } }

  public func set(key: String, value: Any) { lock.withLock { values[key] = value } }

  public func remove(key: String) { _ = lock.withLock { values.removeValue(forKey: key) } }
}
