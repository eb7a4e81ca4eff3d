/// A range of time by its start and its duration. Mirrors Core Media's `CMTimeRange`.
public struct CMTimeRange: Hashable, Codable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  /// The invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && (!duration.isNumeric || duration.value >= 0) }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }

  /// The start belongs to the range, the end doesn't.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }

  public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.isValid && other.start >= start && other.end <= end }

  /// The part that both ranges have, or the empty range at zero.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (start, end) = (max(start, other.start), min(end, other.end))
    return start < end ? CMTimeRange(start: start, end: end) : .zero
  }

  /// The smallest range that includes both.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
