import Foundation

/// Format styles for times that pass. Mirrors SwiftUI's `SystemFormatStyle`, without `DateReference` and `DateOffset`.
public enum SystemFormatStyle {
  /// A format style that shows the time since a date like a stopwatch: `00:05.23`, and `01:00:00.00` from an hour on. Dates before the start
  /// show zero. Mirrors SwiftUI's `SystemFormatStyle.Stopwatch`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format style.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the stopwatch starts.
    ///   - showsHours: A Boolean value that indicates whether hours are shown. Without them, minutes count beyond 60.
    ///   - maxFieldCount: The number of fields that are shown at most, from the greatest on: hours, minutes, seconds, fractions. Values below
    ///     1 count as 1.
    ///   - maxPrecision: The smallest time that is shown. Values below a millisecond count as a millisecond.
    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
      start = startDate
      clock = ClockFormat(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, isPadded: true)
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.text(of: max(0, value.timeIntervalSince(start)), roundsUp: false, locale: locale))
    }

    public func discreteInput(after input: Date) -> Date? {
      guard input >= start else { return start.addingTimeInterval(clock.step(at: 0)).ifFinite }
      return start.addingTimeInterval(clock.next(after: input.timeIntervalSince(start))).ifFinite
    }

    public func discreteInput(before input: Date) -> Date? {
      guard input > start else { return nil }
      return start.addingTimeInterval(clock.last(before: input.timeIntervalSince(start))).nextDown.ifFinite
    }

    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// A format style that shows the time that has passed or remains in an interval like a timer: `4:32`, and `1:23:45` from an hour on. Dates
  /// outside of the interval show its ends. The time that remains is rounded up. Mirrors SwiftUI's `SystemFormatStyle.Timer`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format style that shows the time that remains.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: A Boolean value that indicates whether hours are shown. Without them, minutes count beyond 60.
    ///   - maxFieldCount: The number of fields that are shown at most, from the greatest on. Values below 1 count as 1.
    ///   - maxPrecision: The smallest time that is shown. Values below a millisecond count as a millisecond.
    public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1))
    {
      self.init(interval, countsDown: true, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Creates a format style that shows the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: A Boolean value that indicates whether hours are shown. Without them, minutes count beyond 60.
    ///   - maxFieldCount: The number of fields that are shown at most, from the greatest on. Values below 1 count as 1.
    ///   - maxPrecision: The smallest time that is shown. Values below a millisecond count as a millisecond.
    public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      self.init(interval, countsDown: false, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    private init(_ interval: Range<Date>, countsDown: Bool, showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
      self.interval = interval
      self.countsDown = countsDown
      clock = ClockFormat(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, isPadded: false)
    }

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    private func passed(at date: Date) -> TimeInterval { min(max(0, date.timeIntervalSince(interval.lowerBound)), length) }

    public func format(_ value: Date) -> AttributedString {
      let passed = passed(at: value)
      return AttributedString(clock.text(of: countsDown ? length - passed : passed, roundsUp: countsDown, locale: locale))
    }

    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      let passed = passed(at: input)
      if !countsDown { return min(interval.lowerBound.addingTimeInterval(clock.next(after: passed)), interval.upperBound).ifFinite }
      return interval.upperBound.addingTimeInterval(-clock.last(before: length - passed)).ifFinite
    }

    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      let passed = passed(at: input)
      if !countsDown { return interval.lowerBound.addingTimeInterval(clock.last(before: passed)).nextDown.ifFinite }
      return max(interval.lowerBound, interval.upperBound.addingTimeInterval(-clock.next(after: length - passed))).ifFinite
    }

    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format style that shows the time since a date like a stopwatch.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a format style that shows the time that remains in an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// Returns a format style that shows the time that has passed in an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

/// The format of a time in fields that are separated by colons.
private struct ClockFormat: Hashable, Codable, Sendable {
  let showsHours: Bool
  let fieldCount: Int
  /// The smallest time that is shown, in seconds.
  let precision: Double
  /// Indicates whether the first field has two digits at least.
  let isPadded: Bool

  init(showsHours: Bool, fieldCount: Int, precision: Duration, isPadded: Bool) {
    self.showsHours = showsHours
    self.fieldCount = max(1, fieldCount)
    self.isPadded = isPadded
    let (seconds, attoseconds) = precision.components
    self.precision = max(0.001, Double(seconds) + Double(attoseconds) * 1e-18)
  }

  /// The greatest time that is shown, in seconds: about 30,000 years.
  private static let greatest: TimeInterval = 1e12

  private func hasHours(_ time: TimeInterval) -> Bool { showsHours && time >= 3600 }

  /// Returns the number of digits after the decimal separator.
  private func fractionDigits(at time: TimeInterval) -> Int {
    guard fieldCount > (hasHours(time) ? 3 : 2), precision < 1 else { return 0 }
    return precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : 3
  }

  /// Returns the time between two texts, in seconds.
  func step(at time: TimeInterval) -> TimeInterval {
    let shown = hasHours(time) ? fieldCount : fieldCount + 1
    if shown <= 1 { return max(3600, precision) }
    if shown == 2 { return max(60, precision) }
    return max(pow(10, -Double(fractionDigits(at: time))), precision >= 1 ? precision : 0)
  }

  /// Returns the next time with another text.
  func next(after time: TimeInterval) -> TimeInterval {
    let step = step(at: time)
    return ((time / step + 1e-6).rounded(.down) + 1) * step
  }

  /// Returns the last time before another one with another text.
  func last(before time: TimeInterval) -> TimeInterval {
    let step = step(at: time)
    return max(0, ((time / step - 1e-6).rounded(.up) - 1) * step)
  }

  /// Returns the text of a time. One that isn't finite counts as zero, and one above the greatest as the greatest.
  func text(of time: TimeInterval, roundsUp: Bool, locale: Locale) -> String {
    let given = time.isFinite ? min(time, Self.greatest) : 0
    let step = step(at: given)
    let time = (roundsUp ? (given / step - 1e-6).rounded(.up) : (given / step + 1e-6).rounded(.down)) * step
    if precision >= 60 {
      let units = Duration.UnitsFormatStyle(
        allowedUnits: showsHours ? [.hours, .minutes] : [.minutes], width: .wide, maximumUnitCount: fieldCount)
      return units.locale(locale).format(.seconds(time))
    }
    let whole = Int((time + 1e-6).rounded(.down))
    var fields = hasHours(time) ? [whole / 3600, whole / 60 % 60, whole % 60] : [whole / 60, whole % 60]
    fields = Array(fields.prefix(max(fieldCount, hasHours(time) ? 1 : 2)))
    let plain = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    let padded = plain.precision(.integerLength(2...))
    var text = fields.enumerated().map { $0.offset == 0 && !isPadded ? plain.format($0.element) : padded.format($0.element) }
      .joined(separator: ":")
    let digits = fractionDigits(at: time)
    if digits > 0 {
      let scale = pow(10, Double(digits))
      let fraction = Int(((time - Double(whole)) * scale + 1e-3).rounded(.down))
      text += (locale.decimalSeparator ?? ".") + plain.precision(.integerLength(digits...)).format(fraction)
    }
    return text
  }
}

extension Date {
  /// The date, or `nil` if it isn't finite.
  fileprivate var ifFinite: Date? { timeIntervalSinceReferenceDate.isFinite ? self : nil }

  /// The greatest date before this one.
  fileprivate var nextDown: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}
