import Foundation

/// The dates that a picker offers, in the terms of a calendar: pure arithmetic on one.
package nonisolated struct DateChoice: Sendable {
  package let calendar: Calendar
  package let minimum: Date?
  package let maximum: Date?

  /// - Parameters:
  ///   - calendar: Gets the locale and the time zone, and with the locale its first day of the week.
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

  /// The moment at which a date's month begins.
  package func month(of date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  package func month(_ month: Date, movedBy months: Int) -> Date {
    self.month(of: calendar.date(byAdding: .month, value: months, to: month) ?? month)
  }

  /// Whether any day of the month can be chosen.
  package func hasDays(inMonth month: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return false }
    return touches(interval)
  }

  /// The days of a month by the places of its weeks, nil before the first and after the last: as many as weeks need.
  package func days(ofMonth month: Date) -> [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: month) else { return [] }
    let length = calendar.weekdaySymbols.count
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + length) % length
    var days: [Date?] = Array(repeating: nil, count: lead)
    days += range.indices.map { calendar.date(byAdding: .day, value: range.distance(from: range.startIndex, to: $0), to: month) }
    while days.count % length != 0 { days.append(nil) }
    return days
  }

  /// The names of the days, from the first of the week.
  package var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// The numbers of the months that can be chosen in a date's year, and those up to the date's own.
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

  /// A date on another day, at the time of day that it has.
  package func date(_ date: Date, onDay day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    return clamped(calendar.date(from: parts) ?? day)
  }

  /// A date in another month, on the last day of that where it has fewer.
  package func date(_ date: Date, inMonth month: Date) -> Date {
    guard let days = calendar.range(of: .day, in: .month, for: month) else { return date }
    let place = min(calendar.component(.day, from: date), days.upperBound - 1) - days.lowerBound
    return self.date(date, onDay: calendar.date(byAdding: .day, value: place, to: month) ?? month)
  }

  /// A date some days later; nil where that can't be chosen.
  package func date(_ date: Date, movedBy days: Int) -> Date? {
    guard let next = calendar.date(byAdding: .day, value: days, to: date), canChoose(day: next) else { return nil }
    return clamped(next)
  }

  /// A date with another value of a component, on the last day of the month where that has fewer days.
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

  /// A number of the calendar in the locale's digits, with zeros before it where it has fewer than it is to have.
  package func name(ofNumber number: Int, digits: Int = 1) -> String {
    IntegerFormatStyle<Int>(locale: calendar.locale ?? .current).grouping(.never).precision(.integerLength(digits...)).format(number)
  }

  /// How the locale writes something, without the words in it.
  private func letters(_ template: String) -> String {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
    return pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      .joined()
  }

  /// Day, month and year as the locale writes them.
  package var order: [Calendar.Component] {
    let pattern = letters("yMMMMd")
    let signs: [(Calendar.Component, Set<Character>)] = [(.day, ["d"]), (.month, ["M", "L"]), (.year, ["y", "U", "r"])]
    return signs.sorted { left, right in
      let (first, second) = (pattern.firstIndex(where: left.1.contains), pattern.firstIndex(where: right.1.contains))
      return (first ?? pattern.endIndex) < (second ?? pattern.endIndex)
    }.map(\.0)
  }

  /// Whether hours go up to 23 or 24.
  package var has24Hours: Bool { letters("j").allSatisfy { $0 != "h" && $0 != "K" } }
}
