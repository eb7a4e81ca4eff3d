import Foundation

/// What `^[2 apple](inflect: true)` in a localized text becomes: "2 apples". Apple's Foundation knows several languages; this knows English, whose
/// nouns agree with a number before them. In others the words stay as they are, without the marks. The language is that of the words, whatever the
/// user reads.
package enum Inflection {
  private static let start = "^["
  private static let end = "](inflect: true)"

  /// The text without the marks, its nouns as their numbers want them. `language` is the tag of its words, `filled` says a stretch as it will be read.
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

  /// The last word of the phrase is its noun. Nil where it stays as it is.
  private static func inflected(_ phrase: String) -> String? {
    guard let number = number(in: phrase), !isOne(number), let last = phrase.split(separator: " ").last, last.allSatisfy(\.isLetter)
    else { return nil }
    return phrase[..<last.startIndex] + plural(of: String(last)) + phrase[last.endIndex...]
  }

  /// The first number as it is written: between the digits a locale may have any sign but a plain space.
  private static func number(in text: String) -> Substring? {
    guard let first = text.firstIndex(where: \.isNumber) else { return nil }
    let word = text[first...].prefix { $0 != " " && !$0.isLetter }
    return word.lastIndex(where: \.isNumber).map { word[...$0] }
  }

  /// Whether it is 1, in any digits.
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
