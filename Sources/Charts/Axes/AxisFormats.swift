import Foundation

/// The formats of the values on an axis.
enum AxisFormats {
  static func formatter<Format: FormatStyle>(_ format: Format) -> (Datum, Locale, TimeZone) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { datum, locale, zone in
      guard let value = Format.FormatInput(datum: datum) else { return nil }
      if var style = format.locale(locale) as? Date.FormatStyle, let date = value as? Date {
        // A style without an explicit time zone has the system's. The chart uses that of the environment.
        if style.timeZone == .autoupdatingCurrent || style.timeZone == .current { style.timeZone = zone }
        return style.format(date)
      }
      return format.locale(locale).format(value)
    }
  }

  /// Returns a number as text, with the precision that the distance to the next number requires.
  static func number(_ value: Double, step: Double, isPercentage: Bool, locale: Locale) -> String {
    let value = value == 0 ? 0 : value
    if isPercentage {
      let digits = digits(step * 100)
      return value.formatted(.percent.precision(.fractionLength(digits)).locale(locale))
    }
    if abs(value) >= 1e15 || (value != 0 && abs(value) < 1e-6) {
      return value.formatted(.number.notation(.scientific).precision(.significantDigits(1...4)).locale(locale))
    }
    return value.formatted(.number.precision(.fractionLength(digits(step))).locale(locale))
  }

  private static func digits(_ step: Double) -> Int {
    guard step > 0, step.isFinite else { return 0 }
    // A step such as 2.5 needs one digit more than its magnitude.
    for digits in 0..<9 {
      let scaled = step * pow(10, Double(digits))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
    }
    return 9
  }

  /// Returns a date as text, with the fields that its unit requires.
  static func date(_ seconds: Double, unit: DateStride, isFirst: Bool, locale: Locale, calendar: Calendar) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    switch unit.component {
    case .year, .yearForWeekOfYear, .era: style = style.year()
    case .month, .quarter:
      // The first month of a year is labeled with the year.
      style = calendar.component(.month, from: date) == 1 && !isFirst ? style.year() : style.month(.abbreviated)
    case .day, .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal, .dayOfYear: style = style.month(.abbreviated).day()
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    default: style = style.hour().minute().second()
    }
    return style.format(date)
  }
}
