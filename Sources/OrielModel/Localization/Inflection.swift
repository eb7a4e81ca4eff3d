import Foundation

/// Automatic grammar agreement for phrases such as `^[2 apple](inflect: true)` in a localized text, which becomes "2 apples". Apple's
/// Foundation supports several languages. This implementation supports English, whose nouns agree with a number before them. In other
/// languages, the words stay as they are, and only the markup is removed. The language is that of the text, not that of the user.
package enum Inflection {
  private static let start = "^["
  private static let end = "](inflect: true)"

  /// Returns the text without markup, with its nouns inflected for their numbers.
  ///
  /// - Parameters:
  ///   - language: The tag of the language of the text.
  ///   - filled: A closure that returns a phrase with its arguments filled in.
  package static func applied(to text: String, in language: String, filled: (String) -> String) -> String {
    guard text.contains(end) else { return text }
    let isEnglish = Locale.Language(identifier: language).languageCode == .english
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: start), let close = rest.range(of: end, range: open.upperBound..<rest.endIndex) {
      result += rest[..<open.lowerBound]
      let phrase = String(rest[open.upperBound..<close.lowerBound])
      result += isEnglish ? inflected(filled(phrase)) ?? phrase : phrase
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Returns the phrase with the plural of its last word, which is its noun, or `nil` if the phrase doesn't change.
  private static func inflected(_ phrase: String) -> String? {
    guard let number = number(in: phrase), !isOne(number), let last = phrase.split(separator: " ").last, last.allSatisfy(\.isLetter)
    else { return nil }
    return phrase[..<last.startIndex] + plural(of: String(last)) + phrase[last.endIndex...]
  }

  /// Returns the first number in a text. Between its digits, a locale may use any character except a plain space.
  private static func number(in text: String) -> Substring? {
    guard let first = text.firstIndex(where: \.isNumber) else { return nil }
    let word = text[first...].prefix { $0 != " " && !$0.isLetter }
    return word.lastIndex(where: \.isNumber).map { word[...$0] }
  }

  /// Returns a Boolean value that indicates whether a number is 1, in any digits.
  private static func isOne(_ number: Substring) -> Bool { number.count == 1 && number.first?.wholeNumberValue == 1 }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
    "goose": "geese",
    "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "fish": "fish", "sheep": "sheep", "series": "series", "species": "species",
  ]

  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if let known = irregular[lower] { return noun.first?.isUppercase == true ? known.capitalized : known }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
    return noun + "s"
  }
}
