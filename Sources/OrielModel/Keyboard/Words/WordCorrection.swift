import Foundation

/// The rules for the words that a keyboard looks up, corrects and suggests.
package enum WordCorrection {
  /// Returns the word at the end of a text: letters with apostrophes between them. The result is empty if the text ends with another
  /// character or if the word contains a digit.
  package static func word(atEndOf text: Substring) -> Substring {
    let part = text.suffix(while: { $0.isLetter || $0.isNumber || isApostrophe($0) })
    let word = part.drop { isApostrophe($0) }
    return word.contains(where: \.isNumber) || word.last.map(isApostrophe) ?? true ? "" : word
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }

  /// Returns the correction of a completed word, or `nil` if it isn't corrected.
  ///
  /// A word is corrected if the dictionary doesn't contain it but contains a similar one: one that differs only in case or in one letter,
  /// or in two letters for words of at least six letters. Names, which have a capital where none is due, and abbreviations aren't
  /// corrected.
  package static func correction(of word: String, _ advice: WordAdvice, isCapitalDue: Bool) -> String? {
    guard !advice.isKnown, let first = word.first else { return nil }
    let rest = word.dropFirst()
    guard !rest.contains(where: \.isUppercase), !first.isUppercase || isCapitalDue else { return nil }
    let most = word.count < 2 ? 0 : word.count < 6 ? 1 : 2
    let close = advice.suggestions.first { candidate in
      !candidate.contains { $0.isWhitespace || $0 == "-" } && distance(word.lowercased(), candidate.lowercased()) <= most
    }
    return close.map { adapted($0, to: word) }
  }

  /// Returns the suggestions for a word, without the word itself.
  package static func offers(for word: String, _ advice: WordAdvice) -> [String] {
    var offers: [String] = []
    for candidate in (advice.isKnown ? [] : advice.suggestions) + advice.completions {
      let offer = adapted(candidate, to: word)
      if offer != word, !offers.contains(offer) { offers.append(offer) }
    }
    return offers
  }

  /// Returns a word of the dictionary with the capitalization of the typed word.
  static func adapted(_ candidate: String, to word: String) -> String {
    if word.count > 1, word.allSatisfy({ !$0.isLowercase }), word.contains(where: \.isUppercase) { return candidate.uppercased() }
    guard word.first?.isUppercase == true else { return candidate }
    return candidate.prefix(1).uppercased() + candidate.dropFirst()
  }

  /// Returns the edit distance of two words: the number of inserted, deleted, replaced and transposed letters. The result is 3 if the
  /// lengths differ by more than two.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard abs(a.count - b.count) <= 2 else { return 3 }
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    for i in 1...a.count {
      for j in 1...b.count {
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1) }
      }
    }
    return rows[a.count][b.count]
  }
}

extension Substring {
  /// Returns the longest suffix whose characters all satisfy the predicate.
  fileprivate func suffix(while isIncluded: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard isIncluded(self[before]) else { break }
      start = before
    }
    return self[start...]
  }
}
