/// The words of a Hunspell dictionary file, for completions. The forms that Hunspell derives from them by rules aren't included.
package struct WordStems: Sendable {
  /// The words as the file contains them, with their lowercase forms as keys, sorted by the keys' code points.
  private let words: [(key: String, word: String)]

  /// - Parameter file: The text of a `.dic` file: a number, then one word per line, with flags after a slash.
  package init(_ file: String) {
    words = file.utf8.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let end = line.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") } ?? line.endIndex
      guard let word = String(line[..<end]), word.count > 2, word.allSatisfy({ $0.isLetter || $0 == "'" }) else { return nil }
      return (word.lowercased(), word)
    }
    .sorted { $0.0 < $1.0 }
  }

  /// Returns up to `limit` of the shortest longer words that start with a word of at least three letters.
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
