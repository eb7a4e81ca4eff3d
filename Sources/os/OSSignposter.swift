/// The message of a signpost. Mirrors Apple's `SignpostMetadata`.
public typealias SignpostMetadata = OSLogMessage

/// An object that marks intervals and events of a program for tools that measure it. Mirrors Apple's `OSSignposter`.
///
/// On Linux nothing is recorded: see `OSLog.signpostsEnabled`. Closures run as without a signposter, and messages aren't evaluated.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that records nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter of the default log.
  public init() { log = .default }

  /// Creates a signposter for a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter for a category with a meaning for Apple's tools.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter with the subsystem and the category of a logger.
  public init(logger: Logger) { log = .default }

  /// A Boolean value that indicates whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that no other call returns.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object, which is the same as long as the object exists.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState.beginState(id: id)
  }

  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState.beginState(id: id) }

  /// Begins an interval with an animation.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState.beginState(id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a point in time, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata) {}

  /// Marks the interval in which a closure runs.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Marks the interval in which a closure runs, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> T
  ) rethrows -> T { try task() }
}
