extension OSLog {
  /// A category with a meaning for Apple's tools. Mirrors Apple's `OSLog.Category`.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Events that the developer is most interested in.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded on request.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts that are recorded with their call stacks on request.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Creates a log for a category with a meaning for Apple's tools.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

  /// A Boolean value that indicates whether signposts are recorded. It is always false, because Instruments, which shows them, doesn't exist
  /// on Linux.
  public var signpostsEnabled: Bool { false }
}

/// Marks a point in time or one end of an interval. Mirrors Apple's `os_signpost`, and has no effect: see `OSLog.signpostsEnabled`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time or one end of an interval, with a message. Mirrors Apple's `os_signpost`, and has no effect: see
/// `OSLog.signpostsEnabled`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
