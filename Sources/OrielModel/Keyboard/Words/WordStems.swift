/// The words that a file of Hunspell's lists, for those that begin like another: the forms that it makes of them by its rules aren't among them.
package struct WordStems: Sendable {
  /// In small letters, in the order of their code points, and as the file has them.
  private let words: [(key: String, word: String)]

  /// - Parameter file: The text of a `.dic` file: a number, then a word in each line, with flags behind a slash.
  package init(_ file: String) {
    words = file.utf8.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let end = line.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") } ?? line.endIndex
      guard let word = String(line[..<end]), word.count > 2, word.allSatisfy({ $0.isLetter || $0 == "'" }) else { return nil }
      return (word.lowercased(), word)
    }
    .sorted { $0.0 < $1.0 }
  }

  /// The shortest words that begin with one of at least three letters and are longer, at most as many as asked for.
  package func completions(of word: String, limit: Int = 2) -> [String] {
    guard word.count > 2 else { return [] }
    let key = word.lowercased()
    var (lower, upper) = (0, words.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if words[middle].key < key { lower = middle + 1 } else { upper = middle }
    }
    let found = words[lower...].prefix { $0.key.hasPrefix(key) }.filter { $0.key != key }
    return found.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }.prefix(limit).map(\.word)
  }
}
