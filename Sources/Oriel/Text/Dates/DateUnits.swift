import Foundation

/// Writes numbers of units in a language.
///
/// Foundation on Linux knows the units up to weeks. Years and months are written from a table; in a language that isn't there a distance
/// of a month and more is written in weeks and days.
nonisolated enum DateUnits {
  static func string(_ parts: [DateDistance.Part], locale: Locale) -> String {
    let parts = parts.contains { isLong($0.unit) && words[language(locale)] == nil } ? inDays(parts) : parts
    let strings = parts.map { string($0, locale: locale) }
    return strings.joined(separator: strings.count > 1 ? separator(locale) : "")
  }

  private static func isLong(_ unit: Calendar.Component) -> Bool { unit == .year || unit == .month }

  private static func string(_ part: DateDistance.Part, locale: Locale) -> String {
    guard isLong(part.unit), let words = words[language(locale)] else {
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
    let forms = part.unit == .year ? words.years : words.months
    return IntegerFormatStyle<Int>(locale: locale).format(part.count) + words.gap + (part.count == 1 ? forms.one : forms.other)
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

  /// What stands between two units, found between two that Foundation writes.
  private static func separator(_ locale: Locale) -> String {
    let (first, second) = (format([.days], seconds: 172_800, locale), format([.hours], seconds: 10_800, locale))
    let both = format([.days, .hours], seconds: 183_600, locale)
    guard both.hasPrefix(first), both.hasSuffix(second), both.count >= first.count + second.count else { return ", " }
    return String(both.dropFirst(first.count).dropLast(second.count))
  }

  private static func language(_ locale: Locale) -> String { locale.language.languageCode?.identifier ?? "" }

  private struct Words {
    let years: (one: String, other: String)
    let months: (one: String, other: String)
    var gap = " "
  }

  /// Languages with one form for one and another for all else.
  private static let words: [String: Words] = [
    "en": Words(years: ("year", "years"), months: ("month", "months")),
    "de": Words(years: ("Jahr", "Jahre"), months: ("Monat", "Monate")),
    "fr": Words(years: ("an", "ans"), months: ("mois", "mois")),
    "es": Words(years: ("año", "años"), months: ("mes", "meses")),
    "it": Words(years: ("anno", "anni"), months: ("mese", "mesi")),
    "pt": Words(years: ("ano", "anos"), months: ("mês", "meses")),
    "nl": Words(years: ("jaar", "jaar"), months: ("maand", "maanden")),
    "sv": Words(years: ("år", "år"), months: ("månad", "månader")),
    "da": Words(years: ("år", "år"), months: ("måned", "måneder")),
    "nb": Words(years: ("år", "år"), months: ("måned", "måneder")),
    "fi": Words(years: ("vuosi", "vuotta"), months: ("kuukausi", "kuukautta")),
    "tr": Words(years: ("yıl", "yıl"), months: ("ay", "ay")),
    "hu": Words(years: ("év", "év"), months: ("hónap", "hónap")),
    "ja": Words(years: ("年", "年"), months: ("か月", "か月"), gap: " "),
    "zh": Words(years: ("年", "年"), months: ("个月", "个月"), gap: ""),
    "ko": Words(years: ("년", "년"), months: ("개월", "개월"), gap: ""),
  ]
}
