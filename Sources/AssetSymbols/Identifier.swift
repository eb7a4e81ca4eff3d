import Foundation

/// Xcode's identifiers for the names of assets and folders. The functions return `nil` if no part of a name is valid in an identifier.
enum Identifier {
  /// Returns the name of a symbol, as in `.heroPicture`. Words are joined, leading capitals are lowercased, and a suffix `Image` or `Color`
  /// is removed unless nothing remains. A name in capitals keeps them, and has underscores between its words: `.BG`, `.ICON_2`.
  static func symbol(_ name: String) -> String? {
    let words = words(in: name)
    guard let first = words.first else { return nil }
    if words.allSatisfy(isInCapitals), words.contains(where: { $0.contains(where: \.isUppercase) }) {
      return startingWell(words.flatMap(lettersAndDigits).joined(separator: "_"))
    }
    var identifier = lowered(first) + words.dropFirst().map(raised).joined()
    // The first letter is lowercase, so a suffix is never the whole identifier.
    for suffix in ["Image", "Color"] where identifier.hasSuffix(suffix) {
      identifier.removeLast(suffix.count)
      break
    }
    return startingWell(identifier)
  }

  /// Returns the name of the type for a folder that provides a namespace, as in `.Icons.star`.
  static func namespace(_ name: String) -> String? {
    let identifier = words(in: name).map(raised).joined()
    // A type with the module's name would hide the module's declarations.
    return identifier.isEmpty || identifier == "SwiftUI" ? nil : startingWell(identifier)
  }

  /// Returns the identifier as it is written in a declaration or after the name of a type.
  static func written(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  /// Returns the runs of letters and digits. A letter after a digit starts a new word. Accents are composed: file systems may decompose
  /// them, but source code uses the composed form.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    var wasDigit = false
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isInWord, isMark(scalar) || isLetterOrDigit(scalar), !wasDigit || isDigit(scalar) || isMark(scalar) {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        isInWord = isLetterOrDigit(scalar)
        if isInWord { words.append(String(scalar)) }
      }
      wasDigit = isInWord && isDigit(scalar)
    }
    return words
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

  /// Returns `true` if all letters of a word are uppercase.
  private static func isInCapitals(_ word: String) -> Bool { word.allSatisfy { !$0.isLetter || $0.isUppercase } }

  /// Returns the letters of a word, and the digits after them if there are any.
  private static func lettersAndDigits(_ word: String) -> [String] {
    let letters = word.prefix { !($0.isNumber) }
    return [String(letters), String(word[letters.endIndex...])].filter { !$0.isEmpty }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // U+2E2F is the only letter that Swift doesn't accept in identifiers.
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: scalar != "\u{2E2F}"
    case .decimalNumber: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Lowercases the leading capitals: `URL` becomes `url`, `Hero` becomes `hero`, and `URLIcon` becomes `urlIcon`, because a capital before
  /// a lowercase letter starts a word.
  private static func lowered(_ word: String) -> String {
    var capitals = word.prefix { $0.isUppercase }
    if capitals.count > 1, capitals.endIndex < word.endIndex, word[capitals.endIndex].isLowercase { capitals.removeLast() }
    return capitals.lowercased() + word[capitals.endIndex...]
  }

  private static func startingWell(_ identifier: String) -> String {
    guard let first = identifier.first, first.isASCII, first.isNumber else { return identifier }
    return "_" + identifier
  }

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
    "operator",
    "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "as", "false", "is", "nil", "self", "super", "throws", "true", "try", "Any", "Self",
    // These aren't keywords, but they are rejected as names of nested types.
    "Protocol", "Type",
  ]
}
