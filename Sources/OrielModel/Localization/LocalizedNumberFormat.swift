import Foundation
import Synchronization

/// A formatter of numbers for locales. It is fast for locales that group by thousands, which most do.
package enum LocalizedNumberFormat {
  private struct Form: Sendable {
    let separator: String
    let point: String
    let minus: String
  }

  /// The forms of the locales that have been used, by identifier. The value is `nil` for a locale without a fast form.
  private static let forms = Mutex<[String: Form?]>([:])

  /// Returns a number formatted for a locale. The input consists of digits, a point and a minus sign. Any other string, such as `nan`, is
  /// returned unchanged.
  package static func write(_ digits: String, in locale: Locale) -> String {
    guard digits.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 || $0 == 45 || $0 == 46 }) else { return digits }
    guard let form = form(of: locale) else { return slowly(digits, in: locale) }
    let isNegative = digits.first == "-"
    let parts = digits.dropFirst(isNegative ? 1 : 0).split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return digits }
    guard isNegative || whole.utf8.count > 3 || parts.count > 1 else { return digits }
    var result = isNegative ? form.minus : ""
    let count = whole.utf8.count
    for (index, digit) in whole.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { result += form.separator }
      result.append(digit)
    }
    if parts.count > 1 { result += form.point + parts[1] }
    return result
  }

  /// Returns the form of a locale, or `nil` if it uses other digits or another grouping, such as `es` (1234, 12.345) and `hi` (12,34,567).
  private static func form(of locale: Locale) -> Form? {
    forms.withLock { forms in
      if let known = forms[locale.identifier] { return known }
      let form = makeForm(locale)
      forms[locale.identifier] = .some(form)
      return form
    }
  }

  private static func makeForm(_ locale: Locale) -> Form? {
    let sample = (-1_234_567.8).formatted(.number.precision(.fractionLength(1)).locale(locale))
    let small = 1_234.formatted(.number.locale(locale))
    let parts = sample.split(whereSeparator: \.isNumber)
    let runs = sample.split { !$0.isNumber }
    guard runs == ["1", "234", "567", "8"], parts.count == 4, parts[1] == parts[2], small == "1\(parts[1])234" else { return nil }
    return Form(separator: String(parts[1]), point: String(parts[3]), minus: String(parts[0]))
  }

  private static func slowly(_ digits: String, in locale: Locale) -> String {
    guard let decimal = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else { return digits }
    let places = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    return decimal.formatted(.number.precision(.fractionLength(places)).locale(locale))
  }
}
