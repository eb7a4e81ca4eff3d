import Foundation

/// The rules of a locale for comparing and searching text. On Linux, Foundation's functions for the current locale ignore the user's
/// language, because `Locale.current` is always the same. The functions that accept a locale respect it.
package struct TextRules: Sendable {
  private let locale: Locale
  private let isPlain: Bool

  package init(locale: Locale) {
    self.locale = locale
    isPlain = locale.language.languageCode.map { PlainText.languages.contains($0.identifier) } ?? false
  }

  /// The rules of the collation locale: the first nonempty value of the environment variables `LC_ALL`, `LC_COLLATE` and `LANG`. They are
  /// read once.
  package static let current = TextRules(environment: { name in getenv(name).map { String(cString: $0) } })

  package init(environment: (String) -> String?) {
    let name = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
    let identifier = name.prefix { $0 != "." && $0 != "@" }
    self.init(locale: identifier == "C" || identifier == "POSIX" ? .current : Locale(identifier: String(identifier)))
  }

  /// Returns the result of `localizedStandardContains(_:)`, which ignores case and accents. No text contains an empty text.
  package func contains(_ text: String, _ part: String) -> Bool {
    if isPlain, let result = PlainText.contains(text, part) { return result }
    return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive], locale: locale) != nil
  }

  /// Returns the result of `localizedStandardCompare(_:)`: case is only a tie-breaker, and numbers are ordered by their values.
  package func standardCompare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    if isPlain, let result = PlainText.order(lhs, rhs) { return result }
    return compare(lhs, rhs, [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }

  /// Returns the result of `localizedCompare(_:)`.
  package func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { compare(lhs, rhs, []) }

  private func compare(_ lhs: String, _ rhs: String, _ options: NSString.CompareOptions) -> ComparisonResult {
    let text = NSString(string: lhs)
    return text.compare(rhs, options: options, range: NSRange(location: 0, length: text.length), locale: locale)
  }
}
