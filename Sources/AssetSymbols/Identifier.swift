import Foundation

/// What Xcode makes of the names of assets and of their folders. Nil where nothing of the name can be part of an identifier.
enum Identifier {
  /// The name of a symbol, as in `.heroPicture`: words are joined, leading capitals lowered, and `Image` or `Color` dropped from the end where
  /// something is left. A name all in capitals keeps them, and has an underscore between its words: `.BG`, `.ICON_2`.
  static func symbol(_ name: String) -> String? {
    let words = words(in: name)
    guard let first = words.first else { return nil }
    if words.allSatisfy(isInCapitals), words.contains(where: { $0.contains(where: \.isUppercase) }) {
      return startingWell(words.flatMap(lettersAndDigits).joined(separator: "_"))
    }
    var identifier = lowered(first) + words.dropFirst().map(raised).joined()
    // The first letter is a small one, so something is left.
    for suffix in ["Image", "Color"] where identifier.hasSuffix(suffix) {
      identifier.removeLast(suffix.count)
      break
    }
    return startingWell(identifier)
  }

  /// The name of a folder that provides a namespace, as in `.Icons.star`: a type's name.
  static func namespace(_ name: String) -> String? {
    let identifier = words(in: name).map(raised).joined()
    // Within a type of the module's name nothing else of the module could be named.
    return identifier.isEmpty || identifier == "SwiftUI" ? nil : startingWell(identifier)
  }

  /// As it is written in a declaration, or after the name of a type.
  static func written(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  /// The runs of letters and digits; a letter after a digit begins another word. Folders may have their accents as characters of their own, but
  /// sources are typed without.
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

  /// Whether a word has no letters but capitals.
  private static func isInCapitals(_ word: String) -> Bool { word.allSatisfy { !$0.isLetter || $0.isUppercase } }

  /// The letters of a word, and the digits after them, if there are both.
  private static func lettersAndDigits(_ word: String) -> [String] {
    let letters = word.prefix { !($0.isNumber) }
    return [String(letters), String(word[letters.endIndex...])].filter { !$0.isEmpty }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // U+2E2F is the one letter that Swift doesn't take.
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

  /// `URL` is `url`, `Hero` is `hero`, and `URLIcon` is `urlIcon`: a capital before a small letter begins a word.
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
    // No keywords, but refused as the names of nested types.
    "Protocol", "Type",
  ]
}
