import Foundation

@testable import Oriel
@testable import OrielModel

/// An edited text without an index: each query traverses all characters.
struct NaiveText: Equatable {
  var text = ""
  var anchor = 0
  var head = 0

  var characters: [Character] { Array(text) }

  var boundaries: [Int] {
    var result = [0]
    for character in text { result.append(result.last! + character.utf8.count) }
    return result
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  private func atOrBefore(_ offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }
  private func atOrAfter(_ offset: Int) -> Int { boundaries.first { $0 >= offset } ?? boundaries.last! }

  mutating func move(to offset: Int, extending: Bool) {
    head = atOrBefore(offset)
    if !extending { anchor = head }
  }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self)
    head = atOrAfter(range.lowerBound + new.utf8.count)
    anchor = head
  }

  func destination(_ movement: TextEditingState.Movement) -> Int {
    let characters = characters
    let boundaries = boundaries
    var place = boundaries.firstIndex(of: head)!
    func isWord(_ index: Int) -> Bool {
      guard characters.indices.contains(index) else { return false }
      let character = characters[index]
      if character.isLetter || character.isNumber || character == "_" { return true }
      guard character == "'" || character == "’" else { return false }
      return [index - 1, index + 1].allSatisfy {
        characters.indices.contains($0) && (characters[$0].isLetter || characters[$0].isNumber || characters[$0] == "_")
      }
    }
    switch movement {
    case .backward: place = max(0, place - 1)
    case .forward: place = min(characters.count, place + 1)
    case .start: place = 0
    case .end: place = characters.count
    case .wordBackward:
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    case .wordForward:
      while place < characters.count, !isWord(place) { place += 1 }
      while place < characters.count, isWord(place) { place += 1 }
    case .paragraphStart:
      if place > 0, characters[place - 1].isNewline { place -= 1 }
      while place > 0, !characters[place - 1].isNewline { place -= 1 }
    case .paragraphEnd:
      if place < characters.count, characters[place].isNewline { place += 1 }
      while place < characters.count, !characters[place].isNewline { place += 1 }
    }
    return boundaries[place]
  }

  mutating func move(_ movement: TextEditingState.Movement, extending: Bool) {
    if anchor != head, !extending {
      if movement == .backward { return move(to: selection.lowerBound, extending: false) }
      if movement == .forward { return move(to: selection.upperBound, extending: false) }
    }
    move(to: destination(movement), extending: extending)
  }

  mutating func delete(_ movement: TextEditingState.Movement) {
    if anchor != head { return replace(selection, with: "") }
    let destination = destination(movement)
    if destination != head { replace(min(head, destination)..<max(head, destination), with: "") }
  }
}
