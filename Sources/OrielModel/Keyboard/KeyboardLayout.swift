import Foundation

/// What the keys of the on-screen keyboard write in one language, as a layout file says it.
package struct KeyboardLayout: Equatable, Sendable {
  /// Three or four rows of keys, each of what it types.
  package typealias Rows = [[String]]

  /// What chooses the layout, such as `en-US`.
  package var id: String
  /// What the menu of layouts calls it.
  package var name: String
  /// A BCP-47 tag.
  package var language: String
  package var letters: Rows
  /// In the shape of `letters`: what the keys type with shift.
  package var capitals: Rows
  package var numbers: Rows
  package var symbols: Rows
  /// What a key offers when it is held, by what it types.
  package var more: [String: [String]]
  /// Ends of internet addresses; the first has a key of its own where an address is typed.
  package var domains: [String]
  /// What ends a sentence; empty where the language has no sign for it.
  package var stop: String
  /// Whether the letters have capitals, which begin sentences. Shift may have other letters in languages without them.
  package let hasCase: Bool
  package let isRightToLeft: Bool
  private var labels: [String: String]

  /// Whether all letters of ASCII are there, beside others.
  package var writesASCII: Bool { Set("abcdefghijklmnopqrstuvwxyz").isSubset(of: letters.joined().compactMap(\.first)) }

  /// Whether shift changes a letter.
  package var hasShift: Bool { capitals != letters }

  /// What a key offers when it is held, with the string that it types first; `isShifted` in capitals.
  func more(for string: String, isShifted: Bool, in row: Int, _ index: Int) -> [String] {
    guard isShifted else { return more[string] ?? [] }
    let capital = capitals[row][index]
    if let own = more[capital], capital != string { return own }
    guard hasCase, let plain = more[string] else { return [] }
    let locale = Locale(identifier: language)
    // Signs have no capitals, and a capital may be two letters.
    return plain.map { $0 == "ß" ? "ẞ" : $0.count == 1 ? $0.uppercased(with: locale) : $0 }
  }

  /// What a key says that types nothing, by its name in the file.
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
    // The signs that have no key among the numbers.
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
