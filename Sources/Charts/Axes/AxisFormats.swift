import Foundation

/// How values are written on an axis.
enum AxisFormats {
  static func formatter<Format: FormatStyle>(_ format: Format) -> (Datum, Locale, TimeZone) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { datum, locale, zone in
      guard let value = Format.FormatInput(datum: datum) else { return nil }
      if var style = format.locale(locale) as? Date.FormatStyle, let date = value as? Date {
        // A style that names no zone has the machine's, and the chart's is the environment's.
        if style.timeZone == .autoupdatingCurrent || style.timeZone == .current { style.timeZone = zone }
        return style.format(date)
      }
      return format.locale(locale).format(value)
    }
  }

  /// A number as precise as the distance to the next one asks for.
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
    // A step of 2.5 has a digit more than its power of ten says.
    for digits in 0..<9 {
      let scaled = step * pow(10, Double(digits))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
    }
    return 9
  }

  /// A date as its unit asks for.
  static func date(_ seconds: Double, unit: DateStride, isFirst: Bool, locale: Locale, calendar: Calendar) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    switch unit.component {
    case .year, .yearForWeekOfYear, .era: style = style.year()
    case .month, .quarter:
      // Where a year begins is told by the year's number.
      style = calendar.component(.month, from: date) == 1 && !isFirst ? style.year() : style.month(.abbreviated)
    case .day, .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal, .dayOfYear: style = style.month(.abbreviated).day()
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    default: style = style.hour().minute().second()
    }
    return style.format(date)
  }
}
