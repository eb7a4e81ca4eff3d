import Foundation

/// A schedule of the dates at which a timeline view is updated. Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The type of the update mode.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates in ascending order. The first one may be earlier than `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a timeline's updates are needed. Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A schedule of dates at regular intervals. Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule with an interval in seconds. An interval that isn't positive and finite is reported once and counts as one second.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    if !(interval > 0) || !interval.isFinite {
      Report.once(
        "timeline-interval", "A timeline has the interval \(interval), which must be positive and finite; 1 second is used instead.")
    }
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  public func entries(from startDate: Date, mode: Mode) -> TimelineDates {
    let start = self.startDate
    // The last date that isn't later than the requested start.
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return TimelineDates(first: start.addingTimeInterval(passed * interval), interval: interval)
  }
}

/// An endless sequence of dates at equal intervals.
public struct TimelineDates: Sequence, IteratorProtocol, Sendable {
  private let first: Date
  private let interval: TimeInterval
  private var count = 0.0

  init(first: Date, interval: TimeInterval) {
    self.first = first
    self.interval = interval
  }

  public mutating func next() -> Date? {
    defer { count += 1 }
    return first.addingTimeInterval(count * interval)
  }
}

/// A schedule of the start of each minute. Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> TimelineDates {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return TimelineDates(first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// A schedule of the dates of a sequence. Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of the given dates.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of every frame, or of frames with a minimum interval. Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Creates a schedule. `minimumInterval` is the minimum number of seconds between two frames; `nil` is the frame rate of the window.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    isPaused ? AnySequence([startDate]) : AnySequence(TimelineDates(first: startDate, interval: minimumInterval ?? 1.0 / 60))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at regular intervals, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of frames with a minimum interval, in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of the given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
