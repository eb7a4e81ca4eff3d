import Foundation

/// What the keys of the on-screen keyboard write in one language, as a layout file says it.
package struct KeyboardLayout: Equatable, Sendable {
  /// Three rows of keys, each of what it types.
  package typealias Rows = [[String]]

  /// What chooses the layout, such as `en-US`.
  package var id: String
  /// What the menu of layouts calls it.
  package var name: String
  /// A BCP-47 tag.
  package var language: String
  package var letters: Rows
  /// In the shape of `letters`.
  package var capitals: Rows
  package var numbers: Rows
  package var symbols: Rows
  /// What a key offers when it is held, by what it types.
  package var more: [String: [String]]
  /// Ends of internet addresses; the first has a key of its own where an address is typed.
  package var domains: [String]
  private var labels: [String: String]

  /// Whether all letters are ASCII.
  package var isASCII: Bool { letters.joined().allSatisfy { $0.allSatisfy(\.isASCII) } }

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
    "0": ["°"], "-": ["–", "—", "•"], "/": ["\\"], "$": ["€", "£", "¥", "₽", "₩", "¢"], "&": ["§"], "\"": ["“", "”", "„", "«", "»"],
    ".": ["…"], "?": ["¿"], "!": ["¡"], "'": ["’", "‘", "`"], "%": ["‰"], "=": ["≠", "≈"], "€": ["$", "£", "¥", "₽"],
  ]

  init(
    id: String, name: String, language: String, letters: Rows, capitals: Rows?, numbers: Rows?, symbols: Rows?, more: [String: [String]],
    domains: [String]?, labels: [String: String]
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.letters = letters
    let locale = Locale(identifier: language)
    self.capitals = capitals ?? letters.map { $0.map { $0.uppercased(with: locale) } }
    self.numbers = numbers ?? Self.defaultNumbers
    self.symbols = symbols ?? Self.defaultSymbols
    self.more = Self.defaultMore.merging(more) { $1 }
    self.domains = domains ?? [".com", ".net", ".org", ".edu"]
    self.labels = labels
  }
}
