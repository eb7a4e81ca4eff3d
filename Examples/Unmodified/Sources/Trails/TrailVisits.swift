import Foundation

/// The opened trails, the most recent one first.
@Observable
public final class TrailVisits {
  /// The names of the trails.
  public private(set) var names: [Trail.ID] = []

  /// Creates an empty list of visits.
  public init() {}

  /// Moves a trail to the front.
  public func add(_ name: Trail.ID) {
    names.removeAll { $0 == name }
    names.insert(name, at: 0)
  }
}
