import Synchronization

/// An identifier that distinguishes overlapping intervals of the same name. Mirrors Apple's `OSSignpostID`.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other call returns.
  public init(log: OSLog) { rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object, which is the same as long as the object exists.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The identifier of intervals that don't overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no signpost.
  public static let null = OSSignpostID(0)
  /// An identifier that isn't valid.
  public static let invalid = OSSignpostID(.max)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}
