/// The words in a range of a text: sequences of letters and marks, with apostrophes between them. A sequence with a digit isn't a word.
package struct SpelledWords: Sequence, IteratorProtocol {
  package struct Word {
    package let text: String
    /// The range in UTF-16 code units of the whole text.
    package let range: Range<Int>
  }

  private let text: String
  private var index: String.Index
  private var offset: Int

  /// Creates the sequence of words.
  ///
  /// - Parameter range: A range in UTF-16 code units, within the text.
  package init(_ text: String, in range: Range<Int>) {
    let codes = text.utf16
    let start = codes.index(codes.startIndex, offsetBy: range.lowerBound)
    // Half a surrogate pair at an end decodes to a character of the same length that isn't a letter.
    self.text = String(decoding: codes[start..<codes.index(start, offsetBy: range.count)], as: UTF16.self)
    index = self.text.startIndex
    offset = range.lowerBound
  }

  package mutating func next() -> Word? {
    while index < text.endIndex {
      guard text[index].isOfWord else {
        step()
        continue
      }
      let start = index
      let lower = offset
      while index < text.endIndex, text[index].isOfWord || isInnerApostrophe { step() }
      let word = String(text[start..<index])
      if !word.contains(where: \.isNumber) { return Word(text: word, range: lower..<offset) }
    }
    return nil
  }

  private mutating func step() {
    offset += text[index].utf16.count
    index = text.index(after: index)
  }

  private var isInnerApostrophe: Bool {
    guard text[index] == "'" || text[index] == "\u{2019}" else { return false }
    let after = text.index(after: index)
    return after < text.endIndex && text[after].isOfWord
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
