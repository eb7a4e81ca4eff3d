import Foundation

/// A formatter for counts of calendar units in a language.
///
/// Foundation on Linux supports the units up to weeks. `UnitWords` provides years and months. In a language that it doesn't support, a
/// distance of a month or more is written in weeks and days.
package nonisolated enum DateUnits {
  package static func string(_ parts: [DateDistance.Part], locale: Locale) -> String {
    let hasLong = parts.contains { isLong($0.unit) }
    let words = hasLong ? UnitWords(locale) : nil
    let written = hasLong && words == nil ? inDays(parts) : parts
    let strings = written.map { string($0, words, locale: locale) }
    return strings.joined(separator: strings.count > 1 ? separator(locale) : "")
  }

  private static func isLong(_ unit: Calendar.Component) -> Bool { unit == .year || unit == .month }

  private static func string(_ part: DateDistance.Part, _ words: UnitWords?, locale: Locale) -> String {
    if isLong(part.unit), let words { return words.string(part, locale: locale) }
    let (unit, length): (Duration.UnitsFormatStyle.Unit, Int) =
      switch part.unit {
      case .weekOfYear: (.weeks, 604_800)
      case .day: (.days, 86_400)
      case .hour: (.hours, 3600)
      case .minute: (.minutes, 60)
      default: (.seconds, 1)
      }
    return format([unit], seconds: part.count * length, locale)
  }

  private static func format(_ units: Set<Duration.UnitsFormatStyle.Unit>, seconds: Int, _ locale: Locale) -> String {
    Duration.UnitsFormatStyle(allowedUnits: units, width: .wide).locale(locale).format(.seconds(seconds))
  }

  private static func inDays(_ parts: [DateDistance.Part]) -> [DateDistance.Part] {
    let days = parts.reduce(0.0) { $0 + Double($1.count) * ($1.unit == .year ? 365.2425 : $1.unit == .month ? 30.436875 : 1) }
    let whole = Int(days.rounded(.down))
    let weeks = DateDistance.Part(count: whole / 7, unit: .weekOfYear)
    return parts.count > 1 && whole % 7 > 0 ? [weeks, .init(count: whole % 7, unit: .day)] : [weeks]
  }

  /// Returns the separator between two units. It is derived from a string with two units that Foundation formats.
  private static func separator(_ locale: Locale) -> String {
    let (first, second) = (format([.days], seconds: 172_800, locale), format([.hours], seconds: 10_800, locale))
    let both = format([.days, .hours], seconds: 183_600, locale)
    guard both.hasPrefix(first), both.hasSuffix(second), both.count >= first.count + second.count else { return ", " }
    return String(both.dropFirst(first.count).dropLast(second.count))
  }
}
