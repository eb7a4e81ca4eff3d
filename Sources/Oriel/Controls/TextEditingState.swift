import Foundation

/// A text, what is selected in it, and what editing commands do to them.
///
/// Offsets are UTF-8 offsets and always stand at the boundary of a grapheme cluster: whatever comes in is moved back to one.
struct TextEditingState: Equatable {
  private(set) var text: String
  /// Where the selection began; equal to the head for a caret.
  private(set) var anchor: Int
  /// The end of the selection that moves.
  private(set) var head: Int

  /// With the caret at the end.
  init(_ text: String = "") {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var hasSelection: Bool { anchor != head }

  var selectedText: String { String(text[index(selection.lowerBound)..<index(selection.upperBound)]) }

  // MARK: Selecting

  /// Puts the caret somewhere, or moves the selection's end there.
  mutating func move(to offset: Int, extending: Bool = false) {
    head = aligned(offset)
    if !extending { anchor = head }
  }

  mutating func select(_ range: Range<Int>) {
    anchor = aligned(range.lowerBound)
    head = aligned(range.upperBound)
  }

  mutating func selectAll() { select(0..<text.utf8.count) }

  /// Selects the word, or the run of spaces or of signs, at an offset.
  mutating func selectWord(at offset: Int) { select(word(at: offset)) }

  func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var start = index(offset)
    if start == text.endIndex { start = text.index(before: start) }
    let kind = Kind(text[start])
    var end = text.index(after: start)
    while start > text.startIndex, Kind(text[text.index(before: start)]) == kind { start = text.index(before: start) }
    while end < text.endIndex, Kind(text[end]) == kind { end = text.index(after: end) }
    return offset8(start)..<offset8(end)
  }

  // MARK: Moving

  /// Where a movement of the caret leads.
  enum Movement { case backward, forward, wordBackward, wordForward, start, end }

  mutating func move(_ movement: Movement, extending: Bool = false) {
    if hasSelection, !extending {
      switch movement {
      case .backward: return move(to: selection.lowerBound)
      case .forward: return move(to: selection.upperBound)
      case .wordBackward, .wordForward, .start, .end: break
      }
    }
    move(to: destination(of: movement), extending: extending)
  }

  private func destination(of movement: Movement) -> Int {
    let position = index(head)
    switch movement {
    case .backward: return position == text.startIndex ? 0 : offset8(text.index(before: position))
    case .forward: return position == text.endIndex ? head : offset8(text.index(after: position))
    case .start: return 0
    case .end: return text.utf8.count
    case .wordBackward:
      var place = position
      while place > text.startIndex, Kind(text[text.index(before: place)]) != .word { place = text.index(before: place) }
      while place > text.startIndex, Kind(text[text.index(before: place)]) == .word { place = text.index(before: place) }
      return offset8(place)
    case .wordForward:
      var place = position
      while place < text.endIndex, Kind(text[place]) != .word { place = text.index(after: place) }
      while place < text.endIndex, Kind(text[place]) == .word { place = text.index(after: place) }
      return offset8(place)
    }
  }

  // MARK: Editing

  /// Puts text in place of the selection, the caret after it.
  mutating func insert(_ string: String) { replace(selection, with: string) }

  /// Deletes the selection, or else what lies between the caret and where a movement leads.
  mutating func delete(_ movement: Movement) {
    if hasSelection { return insert("") }
    let destination = destination(of: movement)
    replace(min(head, destination)..<max(head, destination), with: "")
  }

  /// Deletes characters on both sides of the caret, as an input method asks.
  mutating func deleteSurrounding(before: Int, after: Int) {
    let caret = index(head)
    let start = text.unicodeScalars.index(caret, offsetBy: -max(0, before), limitedBy: text.startIndex) ?? text.startIndex
    let end = text.unicodeScalars.index(caret, offsetBy: max(0, after), limitedBy: text.endIndex) ?? text.endIndex
    let range = aligned(offset8(start))..<alignedForward(offset8(end))
    replace(range, with: "")
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    // What was put in may have joined with what follows: the caret then goes behind the whole character.
    move(to: alignedForward(range.lowerBound + string.utf8.count))
  }

  /// Takes a text that somebody else wrote; the caret stays as near as it can.
  mutating func setText(_ newText: String) {
    guard newText != text || !newText.utf8.elementsEqual(text.utf8) else { return }
    let (oldAnchor, oldHead) = (anchor, head)
    text = newText
    anchor = aligned(oldAnchor)
    head = aligned(oldHead)
  }

  // MARK: Offsets

  private enum Kind {
    case word, space, sign

    init(_ character: Character) {
      self = character.isWhitespace ? .space : character.isLetter || character.isNumber || character == "_" ? .word : .sign
    }
  }

  private func offset8(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  /// The character boundary at or before an offset; one walk over the text.
  private func index(_ offset: Int) -> String.Index {
    if offset >= text.utf8.count { return text.endIndex }
    let place = text.utf8.index(text.startIndex, offsetBy: max(0, offset))
    if let exact = String.Index(place, within: text) { return exact }
    var boundary = text.startIndex
    while boundary < text.endIndex {
      let next = text.index(after: boundary)
      if next > place { break }
      boundary = next
    }
    return boundary
  }

  private func aligned(_ offset: Int) -> Int { offset8(index(offset)) }

  private func alignedForward(_ offset: Int) -> Int {
    let start = index(offset)
    let back = offset8(start)
    return back == min(offset, text.utf8.count) || start == text.endIndex ? back : offset8(text.index(after: start))
  }
}
