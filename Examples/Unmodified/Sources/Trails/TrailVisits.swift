import Foundation

/// The opened trails, the most recent one first.
@Observable
public final class TrailVisits {
  public private(set) var names: [Trail.ID] = []

  public init() {}

  public func add(_ name: Trail.ID) {
    names.removeAll { $0 == name }
    names.insert(name, at: 0)
  }
}
