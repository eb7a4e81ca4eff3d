import Foundation

/// The characters of the on-screen keyboard in one language, as described by a layout file.
package struct KeyboardLayout: Equatable, Sendable {
  /// Three or four rows of the strings that the keys type.
  package typealias Rows = [[String]]

  /// The identifier of the layout, such as `en-US`.
  package var id: String
  /// The name of the layout in the menu of layouts.
  package var name: String
  /// The BCP 47 tag of the language.
  package var language: String
  package var letters: Rows
  /// The strings that the keys type with shift, in the shape of `letters`.
  package var capitals: Rows
  package var numbers: Rows
  package var symbols: Rows
  /// The alternatives that a key offers while it is held, by the string that it types.
  package var more: [String: [String]]
  /// The top-level domains. The first has a key of its own if the keyboard is for URLs.
  package var domains: [String]
  /// The string that ends a sentence, or an empty string if the language has none.
  package var stop: String
  /// Indicates whether the letters have capitals, which start sentences. In languages without capitals, shift may have other letters.
  package let hasCase: Bool
  package let isRightToLeft: Bool
  private var labels: [String: String]

  /// Indicates whether the letters include all ASCII letters.
  package var writesASCII: Bool { Set("abcdefghijklmnopqrstuvwxyz").isSubset(of: letters.joined().compactMap(\.first)) }

  /// Indicates whether shift changes any letter.
  package var hasShift: Bool { capitals != letters }

  /// Returns the alternatives that a key offers while it is held. With `isShifted`, they are in capitals.
  func more(for string: String, isShifted: Bool, in row: Int, _ index: Int) -> [String] {
    guard isShifted else { return more[string] ?? [] }
    let capital = capitals[row][index]
    if let own = more[capital], capital != string { return own }
    guard hasCase, let plain = more[string] else { return [] }
    let locale = Locale(identifier: language)
    // Only single characters are uppercased. Symbols have no capitals, and the capital of a letter may be two letters.
    return plain.map { $0 == "ß" ? "ẞ" : $0.count == 1 ? $0.uppercased(with: locale) : $0 }
  }

  /// Returns the label of a key that types nothing, by its name in the layout file.
  package func label(_ name: String) -> String { labels[name] ?? Self.defaultLabels[name] ?? name }

  static let defaultLabels = [
    "space": "space", "letters": "ABC", "numbers": "123", "symbols": "#+=", "return": "return", "done": "done", "go": "go",
    "send": "send", "join": "join", "route": "route", "search": "search", "next": "next", "continue": "continue",
    "dock": "Dock", "float": "Float", "hide": "Hide",
  ]

  static let defaultNumbers: Rows = [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], ["-", "/", ":", ";", "(", ")", "$", "&", "@", "\""], [".", ",", "?", "!", "'"],
  ]

  static let defaultSymbols: Rows = [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="], ["_", "\\", "|", "~", "<", ">", "€", "£", "¥", "•"], [".", ",", "?", "!", "'"],
  ]

  static let defaultMore = [
    "0": ["°"], "-": ["–", "—", "•"], "/": ["\\"], "&": ["§"], "\"": ["“", "”", "„", "«", "»"], ".": ["…"], "?": ["¿"], "!": ["¡"],
    "'": ["’", "‘", "`"], "%": ["‰"], "=": ["≠", "≈"],
  ]

  private static let currencies = ["$", "€", "£", "¥", "₽", "₩", "¢"]

  init(
    id: String, name: String, language: String, letters: Rows, capitals: Rows?, numbers: Rows?, symbols: Rows?, currency: String?,
    more: [String: [String]], domains: [String]?, stop: String?, labels: [String: String]
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.letters = letters
    let locale = Locale(identifier: language)
    self.capitals = capitals ?? letters.map { $0.map { $0.uppercased(with: locale) } }
    let currency = currency ?? "$"
    self.numbers = numbers ?? Self.defaultNumbers.map { $0.map { $0 == "$" ? currency : $0 } }
    // The currency symbols other than the one among the numbers.
    var others = Self.currencies.filter { $0 != currency }[...]
    self.symbols = symbols ?? Self.defaultSymbols.map { $0.map { Self.currencies.contains($0) ? others.removeFirst() : $0 } }
    self.more = Self.defaultMore.merging([currency: Self.currencies.filter { $0 != currency }]) { $1 }.merging(more) { $1 }
    self.domains = domains ?? [".com", ".net", ".org", ".edu"]
    self.stop = stop ?? "."
    self.labels = labels
    hasCase = letters.joined().contains { $0.lowercased() != $0.uppercased() }
    isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
