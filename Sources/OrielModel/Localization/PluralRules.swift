import Foundation

/// Unicode's plural rules, for the languages that are common in software.
package enum PluralRules {
  /// Returns the plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`. The language is a tag such as "pl" or
  /// "pt-BR".
  static func category(_ number: Double, language: String) -> String {
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    let size = abs(number)
    let isWhole = size == size.rounded() && size < 1e15
    let n = isWhole ? Int(size) : -1
    let (n10, n100) = (n % 10, n % 100)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy":
      if language.lowercased().replacingOccurrences(of: "_", with: "-") == "pt-pt" { return n == 1 ? "one" : "other" }
      return size < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "am", "zu": return size <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if n10 == 1, n100 != 11 { return "one" }
      if (2...4).contains(n10), !(12...14).contains(n100) { return "few" }
      return "many"
    case "mk", "is": return isWhole && n10 == 1 && n100 != 11 ? "one" : "other"
    case "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if n10 == 1, n100 != 11 { return "one" }
      return (2...4).contains(n10) && !(12...14).contains(n100) ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if n == 1 { return "one" }
      return (2...4).contains(n10) && !(12...14).contains(n100) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return n100 == 1 ? "one" : n100 == 2 ? "two" : n100 == 3 || n100 == 4 ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if n10 == 1, !(11...19).contains(n100) { return "one" }
      return (2...9).contains(n10) && !(11...19).contains(n100) ? "few" : "other"
    case "lv":
      guard isWhole else { return "other" }
      if n10 == 0 || (11...19).contains(n100) { return "zero" }
      return n10 == 1 && n100 != 11 ? "one" : "other"
    case "ro":
      guard isWhole else { return "few" }
      return n == 1 ? "one" : n == 0 || (1...19).contains(n100) ? "few" : "other"
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(n100) ? "few" : (11...99).contains(n100) ? "many" : "other"
      }
    case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
    case "da": return size > 0 && size < 2 ? "one" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}
