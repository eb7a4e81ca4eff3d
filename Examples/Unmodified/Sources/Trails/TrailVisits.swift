import Foundation

/// The opened trails, the most recent one first. Several threads may add trails.
@Observable
public final class TrailVisits {
  /// The names of the trails.
  public private(set) var names: [Trail.ID] = []
  @ObservationIgnored private let lock = os_unfair_lock_t.allocate(capacity: 1)

  /// Creates an empty list of visits.
  public init() { lock.initialize(to: os_unfair_lock()) }

  deinit { lock.deallocate() }

  /// Moves a trail to the front.
  public func add(_ name: Trail.ID) {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    names.removeAll { $0 == name }
    names.insert(name, at: 0)
  }
}
