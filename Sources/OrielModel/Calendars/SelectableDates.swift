import Foundation

/// The dates that a picker offers, in terms of a calendar.
package nonisolated struct SelectableDates: Sendable {
  package let calendar: Calendar
  package let minimum: Date?
  package let maximum: Date?

  /// - Parameters:
  ///   - calendar: The calendar. It receives the locale, which determines the first day of the week, and the time zone.
  package init(calendar: Calendar, locale: Locale, timeZone: TimeZone, minimum: Date?, maximum: Date?) {
    var calendar = calendar
    if calendar.locale?.identifier != locale.identifier { calendar.locale = locale }
    if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
    self.minimum = minimum
    self.maximum = maximum
  }

  package func clamped(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  // MARK: Months

  /// Returns the start of the month that contains a date.
  package func month(of date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  package func month(_ month: Date, movedBy months: Int) -> Date {
    self.month(of: calendar.date(byAdding: .month, value: months, to: month) ?? month)
  }

  /// Returns a Boolean value that indicates whether any day of the month can be selected.
  package func hasDays(inMonth month: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return false }
    return touches(interval)
  }

  /// Returns the days of a month in a grid of whole weeks, with `nil` before the first day and after the last.
  package func days(ofMonth month: Date) -> [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: month) else { return [] }
    let length = calendar.weekdaySymbols.count
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + length) % length
    var days: [Date?] = Array(repeating: nil, count: lead)
    days += range.indices.map { calendar.date(byAdding: .day, value: range.distance(from: range.startIndex, to: $0), to: month) }
    while days.count % length != 0 { days.append(nil) }
    return days
  }

  /// The short names of the weekdays, starting with the first day of the week.
  package var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// Returns the range of the numbers of the months that can be selected in a date's year. The range always includes the date's own month.
  package func months(inYearOf date: Date) -> Range<Int> {
    func number(_ end: Date?, or other: Int) -> Int {
      guard let end, calendar.isDate(end, equalTo: date, toGranularity: .year) else { return other }
      return calendar.component(.month, from: end)
    }
    let month = calendar.component(.month, from: date)
    let first = number(minimum, or: 1)
    let last = number(maximum, or: calendar.standaloneMonthSymbols.count)
    return min(first, month)..<max(last, month) + 1
  }

  // MARK: Days

  package func canChoose(day: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
    return touches(interval)
  }

  private func touches(_ interval: DateInterval) -> Bool {
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }

  /// Returns a date on another day at the time of day of the given date, clamped to the allowed range.
  package func date(_ date: Date, onDay day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    return clamped(calendar.date(from: parts) ?? day)
  }

  /// Returns a date in another month. If that month is too short for the date's day, the result is on its last day.
  package func date(_ date: Date, inMonth month: Date) -> Date {
    guard let days = calendar.range(of: .day, in: .month, for: month) else { return date }
    let place = min(calendar.component(.day, from: date), days.upperBound - 1) - days.lowerBound
    return self.date(date, onDay: calendar.date(byAdding: .day, value: place, to: month) ?? month)
  }

  /// Returns the date that is a number of days later, or `nil` if that day can't be selected.
  package func date(_ date: Date, movedBy days: Int) -> Date? {
    guard let next = calendar.date(byAdding: .day, value: days, to: date), canChoose(day: next) else { return nil }
    return clamped(next)
  }

  /// Returns a date with another value for a component. If the resulting month is too short for the date's day, the result is on its last
  /// day.
  package func date(_ date: Date, setting component: Calendar.Component, to value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts.setValue(value, for: component)
    if component == .year || component == .month, let day = parts.day {
      var first = parts
      first.day = 1
      if let month = calendar.date(from: first), let range = calendar.range(of: .day, in: .month, for: month) {
        parts.day = min(day, range.upperBound - 1)
      }
    }
    return clamped(calendar.date(from: parts) ?? date)
  }

  // MARK: Words

  private func format(_ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
  }

  package func shortName(ofDay date: Date) -> String { date.formatted(format(.abbreviated, .omitted)) }

  package func longName(ofDay date: Date) -> String { date.formatted(format(.complete, .omitted)) }

  package func name(ofTime date: Date) -> String { date.formatted(format(nil, nil).timeOfDay) }

  package func name(ofMonth month: Date) -> String { month.formatted(format(nil, nil).month(.wide).year()) }

  /// Returns a number formatted with the locale's digits, padded with leading zeros to a minimum number of digits.
  package func name(ofNumber number: Int, digits: Int = 1) -> String {
    IntegerFormatStyle<Int>(locale: calendar.locale ?? .current).grouping(.never).precision(.integerLength(digits...)).format(number)
  }

  /// Returns the locale's date pattern for a template, without its quoted literals.
  private func letters(_ template: String) -> String {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
    return pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      .joined()
  }

  /// The components day, month and year in the locale's order.
  package var order: [Calendar.Component] {
    let pattern = letters("yMMMMd")
    let signs: [(Calendar.Component, Set<Character>)] = [(.day, ["d"]), (.month, ["M", "L"]), (.year, ["y", "U", "r"])]
    return signs.sorted { left, right in
      let (first, second) = (pattern.firstIndex(where: left.1.contains), pattern.firstIndex(where: right.1.contains))
      return (first ?? pattern.endIndex) < (second ?? pattern.endIndex)
    }.map(\.0)
  }

  /// Indicates whether the locale uses a 24-hour clock.
  package var has24Hours: Bool { letters("j").allSatisfy { $0 != "h" && $0 != "K" } }
}
