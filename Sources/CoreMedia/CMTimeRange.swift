/// A range of time with a start and a duration. Mirrors Core Media's `CMTimeRange`.
public struct CMTimeRange: Hashable, Codable, Sendable {
  /// The start of the range.
  public var start: CMTime
  /// The duration of the range.
  public var duration: CMTime

  /// Creates the invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a range with a start and a duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range with a start and an end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// The invalid range.
  public static let invalid = CMTimeRange()

  /// The end of the range.
  public var end: CMTime { start + duration }
  /// A Boolean value that indicates whether the range is valid: its start and duration are valid, and the duration isn't negative.
  public var isValid: Bool { start.isValid && duration.isValid && (!duration.isNumeric || duration.value >= 0) }
  /// A Boolean value that indicates whether the start or the duration is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// A Boolean value that indicates whether the duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether the range contains a time. The range includes its start and excludes its end.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }

  /// Returns whether the range contains another range.
  public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.isValid && other.start >= start && other.end <= end }

  /// Returns the intersection of two ranges, or the empty range at zero if they don't intersect.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (start, end) = (max(start, other.start), min(end, other.end))
    return start < end ? CMTimeRange(start: start, end: end) : .zero
  }

  /// Returns the smallest range that contains both ranges.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
