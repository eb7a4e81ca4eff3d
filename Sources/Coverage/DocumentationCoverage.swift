import Foundation

/// The public declarations of a group of modules, and those of them whose doc comments say something beyond their names, from the compiler's
/// symbol graphs.
///
/// Synthesized symbols, symbols whose names begin with an underscore, and witnesses of protocol requirements are left out.
struct DocumentationCoverage {
  private(set) var documentedCount = 0
  /// The paths of the undocumented declarations, each with the name of its module, in alphabetical order.
  private(set) var undocumented: [String] = []

  var count: Int { documentedCount + undocumented.count }

  /// The percentage of documented declarations.
  var percentage: Double { count == 0 ? 100 : Double(documentedCount) * 100 / Double(count) }

  /// Counts the declarations of modules.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules.
  ///   - graphs: The symbol graphs of these modules and of those whose protocols they adopt.
  init(of modules: Set<String>, in graphs: SymbolGraphs) {
    for symbol in graphs.symbols where modules.contains(symbol.module) && Self.isCounted(symbol, in: graphs) {
      if DocCommentWords(symbol.documentation).exceed(symbol.path) {
        documentedCount += 1
      } else {
        undocumented.append("\(symbol.module).\(symbol.path.joined(separator: "."))")
      }
    }
    undocumented.sort()
  }

  private static func isCounted(_ symbol: SymbolGraphs.Symbol, in graphs: SymbolGraphs) -> Bool {
    !symbol.isSynthesized && !symbol.path.contains { $0.hasPrefix("_") } && !graphs.isWitness(symbol)
  }
}

/// The words of a doc comment, without those that every comment contains.
struct DocCommentWords {
  private let words: [Substring]

  init(_ comment: String) {
    // The source of a declaration doesn't say what the declaration is for.
    words = Self.words(of: comment.replacing(/\bMirrors \w+(?:'s)? `[^`]*`\./, with: "")).filter { !Self.common.contains($0) }
  }

  /// Returns whether the comment contains a word that isn't a part of the declaration's name, or of the names of its owners.
  func exceed(_ path: [String]) -> Bool {
    let names = Set(path.flatMap { Self.words(of: $0).map(Self.singular) })
    return words.contains { !names.contains(Self.singular($0)) }
  }

  private static let common: Set<Substring> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "in", "is", "it", "its", "of", "on", "or", "that", "the", "these",
    "this",
    "to", "with",
  ]

  private static func singular(_ word: Substring) -> Substring { word.count > 3 && word.last == "s" ? word.dropLast() : word }

  /// Returns the words of a text in lowercase. In a name, a capital letter begins a word, and so does the last one of an acronym before
  /// another word: the words of `URLSession` are "url" and "session".
  private static func words(of text: String) -> [Substring] {
    let characters = Array(text)
    var separated = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        separated.append(" ")
        continue
      }
      let followsCapital = index > 0 && characters[index - 1].isUppercase
      let precedesLowercase = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, !followsCapital || precedesLowercase { separated.append(" ") }
      separated.append(contentsOf: character.lowercased())
    }
    return separated.split(separator: " ")
  }
}
