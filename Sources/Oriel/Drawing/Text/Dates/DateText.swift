import Foundation
import OrielModel

/// The content of a text that shows dates.
nonisolated enum DateText: Hashable, Sendable {
  case point(Date, Text.DateStyle.Form)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  /// The values that determine the form of dates and other values.
  struct Surroundings {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var now: Date
    /// Indicates whether the text is for assistive technology. Images are then replaced by their names, and texts by their labels.
    var isSpoken = false

    init(_ environment: EnvironmentValues, now: Date) {
      locale = environment.locale
      calendar = environment.calendar
      timeZone = environment.timeZone
      calendar.locale = locale
      calendar.timeZone = timeZone
      // A frame may be slightly earlier than its scheduled time.
      self.now = now.addingTimeInterval(0.0005)
    }
  }

  /// Returns the string, and the date at which it may change, or `nil` if it never does.
  func resolved(in surroundings: Surroundings) -> (string: String, next: Date?) {
    switch self {
    case .point(let date, let form):
      guard let date = date.written else { return ("", nil) }
      return Self.resolved(date, form, in: surroundings)
    case .range(let dates):
      guard let first = dates.lowerBound.written, let last = dates.upperBound.written else { return ("", nil) }
      let style = Date.IntervalFormatStyle(
        locale: surroundings.locale, calendar: surroundings.calendar, timeZone: surroundings.timeZone)
      return (style.timeOfDay.format(first..<last), nil)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      return Self.timer(interval, pauseTime, countsDown, showsHours, in: surroundings)
    }
  }

  private static func resolved(_ date: Date, _ form: Text.DateStyle.Form, in surroundings: Surroundings) -> (string: String, next: Date?) {
    let (locale, calendar, zone) = (surroundings.locale, surroundings.calendar, surroundings.timeZone)
    let distance = DateDistance(from: surroundings.now, to: date)
    switch form {
    case .time:
      return (Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone).timeOfDay.format(date), nil)
    case .date: return (Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: zone).format(date), nil)
    case .relative:
      let parts = distance.parts(in: calendar, limit: 2)
      return (DateUnits.string(parts, locale: locale), distance.next(after: surroundings.now, showing: parts))
    case .offset:
      let parts = distance.parts(in: calendar, limit: 1)
      let sign = distance.isAhead ? "+" : "-"
      return (sign + DateUnits.string(parts, locale: locale), distance.next(after: surroundings.now, showing: parts))
    case .timer:
      return (clock(distance.seconds, showsHours: true, locale), distance.nextSecond(after: surroundings.now))
    }
  }

  private static func timer(
    _ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool, in surroundings: Surroundings
  ) -> (string: String, next: Date?) {
    guard let start = interval.lowerBound.written, let end = interval.upperBound.written else { return ("", nil) }
    let pause = pauseTime?.written ?? .distantFuture
    let now = min(surroundings.now, pause)
    let shown = min(max(now, start), end)
    // The remaining time is rounded up, so that it is zero only at the end.
    let distance = countsDown ? DateDistance(from: shown, to: end) : DateDistance(from: shown, to: start)
    let string = clock(distance.seconds, showsHours: showsHours, surroundings.locale)
    if surroundings.now >= min(end, pause) { return (string, nil) }
    if surroundings.now < start { return (string, start.addingTimeInterval(countsDown ? 0.001 : 1)) }
    return (string, min(distance.nextSecond(after: surroundings.now), end))
  }

  private static func clock(_ seconds: Int, showsHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern = showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
  }
}

extension Date {
  /// The date limited to the range that can be formatted, or `nil` if it is NaN.
  nonisolated var written: Date? {
    let seconds = timeIntervalSinceReferenceDate
    guard !seconds.isNaN else { return nil }
    return Date(timeIntervalSinceReferenceDate: min(max(seconds, -1e11), 1e11))
  }
}
