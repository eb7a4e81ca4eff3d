/// An interval that has begun. Mirrors Apple's `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Codable, Sendable {
  private let id: UInt64

  private init(id: UInt64) { self.id = id }

  /// Creates the state of an interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id.rawValue) }
}
