import Foundation

/// The category of a character for word movements and double clicks.
private enum WordKind {
  case word, space, newline, sign

  init(_ character: Character) {
    if character.isNewline {
      self = .newline
    } else if character.isWhitespace {
      self = .space
    } else {
      self = character.isLetter || character.isNumber || character == "_" ? .word : .sign
    }
  }
}

extension EditedText {
  /// Returns the word, or the run of spaces or of signs, at an offset. A line end is returned by itself only if nothing precedes it on its
  /// line.
  func word(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var start = boundary(atOrBefore: offset)
    if start == count { start = boundary(before: start) }
    let kind = kind(after: start)
    var end = boundary(after: start)
    if kind == .newline {
      // A click beyond the end of a line selects the last word of the line.
      guard start > 0, let before = self.kind(before: start), before != .newline else { return start..<end }
      return word(at: boundary(before: start))
    }
    while let before = self.kind(before: start), before == kind || isApostrophe(before: start) { start = boundary(before: start) }
    while let after = self.kind(after: end), after == kind || isApostrophe(before: boundary(after: end)) { end = boundary(after: end) }
    return start..<end
  }

  /// Returns the start of the word that contains the offset or precedes it.
  func wordStart(before offset: Int) -> Int {
    var place = boundary(atOrBefore: offset)
    while let kind = kind(before: place), kind != .word { place = boundary(before: place) }
    while kind(before: place) == .word || isApostrophe(before: place) { place = boundary(before: place) }
    return place
  }

  /// Returns the end of the word that contains the offset or follows it.
  func wordEnd(after offset: Int) -> Int {
    var place = boundary(atOrBefore: offset)
    while let kind = kind(after: place), kind != .word { place = boundary(after: place) }
    while place < count, kind(after: place) == .word || isApostrophe(before: boundary(after: place)) { place = boundary(after: place) }
    return place
  }

  /// Returns a Boolean value that indicates whether the character before an offset is an apostrophe within a word.
  private func isApostrophe(before offset: Int) -> Bool {
    guard let character = character(before: offset), character == "'" || character == "’" else { return false }
    return kind(before: boundary(before: offset)) == .word && kind(after: offset) == .word
  }

  private func kind(after offset: Int) -> WordKind? { character(after: offset).map(WordKind.init) }
  private func kind(before offset: Int) -> WordKind? { character(before: offset).map(WordKind.init) }
}
