import SwiftUI

/// A cache of the items of modals, which keeps a modal's item while it animates out after the item has become `nil`. An entry is removed
/// together with the modal whose id is its key.
///
/// The cache is thread-safe.
// The lock guards the only variable. A value that isn't `Sendable` must be read on the thread that stored it.
public final class PresentationHostDataSourceCache: @unchecked Sendable {
  /// The cache of the process.
  public static let shared = PresentationHostDataSourceCache()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  private init() {}

  /// Returns the value for a modal's id, or `nil` if there is none.
  public func get(key: String) -> Any? { lock.withLock { values[key] } }

  /// Stores a value for a modal's id, and replaces an earlier one.
  public func set(key: String, value: Any) { lock.withLock { values[key] = value } }

  /// Removes the value for a modal's id.
  public func remove(key: String) { _ = lock.withLock { values.removeValue(forKey: key) } }
}
