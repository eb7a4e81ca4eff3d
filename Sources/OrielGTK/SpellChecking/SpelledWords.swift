/// The words of a part of a text: letters and marks in a row, with apostrophes between them. What has a digit is no word.
package struct SpelledWords: Sequence, IteratorProtocol {
  package struct Word {
    package let text: String
    /// In UTF-16 code units of the whole text.
    package let range: Range<Int>
  }

  private let text: String
  private var index: String.Index
  private var offset: Int

  /// - Parameter range: In UTF-16 code units, within the text.
  package init(_ text: String, in range: Range<Int>) {
    let codes = text.utf16
    let start = codes.index(codes.startIndex, offsetBy: range.lowerBound)
    // Half a character at an end becomes one that is as long and no letter.
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
