import Foundation

/// The dates at which a timeline's view is made anew. Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// Dates in rising order; the first may lie before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline is wanted. Mirrors SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A date every so many seconds. Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Seconds, above 0; what isn't counts as a second, and is told once.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    if !(interval > 0) || !interval.isFinite {
      Report.once("timeline-interval", "A timeline was given an interval of \(interval) seconds; it goes by seconds.")
    }
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  public func entries(from startDate: Date, mode: Mode) -> TimelineDates {
    let start = self.startDate
    // The last date that isn't later than the one to begin with.
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return TimelineDates(first: start.addingTimeInterval(passed * interval), interval: interval)
  }
}

/// Dates at equal distances, without an end.
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

/// The beginning of every minute. Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> TimelineDates {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return TimelineDates(first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// The dates of a sequence. Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or as often as is asked for. Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Seconds between two frames at least; nil is as often as the window is drawn.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    isPaused ? AnySequence([startDate]) : AnySequence(TimelineDates(first: startDate, interval: minimumInterval ?? 1.0 / 60))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
