import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

/// Compares random edits with a model that traverses the whole text for each query.
struct TextEditingModelTests {
  private static let pieces = [
    "a", "bc", " ", "word ", "don't", "é", "e\u{301}", "\u{301}", "👩‍🚀", "👨‍👩‍👧", "\u{200D}", "🇫🇷", "🇫", "🇷🇺", "👍🏽", "שלום", "عربي ", "日本", "\n",
    "\r\n", "\r",
    "\t", "\u{2028}", "_9", "नमस्ते", "x'", "👩", "ᄀ", "ᅡ",
  ]
  private static let movements: [TextEditingState.Movement] = [
    .backward, .forward, .wordBackward, .wordForward, .paragraphStart, .paragraphEnd, .start, .end,
  ]

  @Test("Editing agrees with the model, and undo and redo restore every state", arguments: SeededGenerator.seeds(1...4))
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 1_000_003)
    var state = TextEditingState()
    var model = NaiveText()
    /// The state at the start of each undo step.
    var past: [NaiveText] = []
    for step in 0..<500 {
      let before = model
      let depth = state.history.undoSteps.count
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8:
        var piece = Self.pieces.randomElement(using: &random)!
        if Int.random(in: 0..<400, using: &random) == 0 { piece = String(repeating: piece + "y ", count: 4000) }
        state.insert(piece, isTyped: Bool.random(using: &random))
        model.replace(model.selection, with: piece)
      case 8..<11:
        let movement = Self.movements.dropLast(step % 9 == 0 ? 0 : 2).randomElement(using: &random)!
        state.delete(movement)
        model.delete(movement)
      case 11..<17:
        let movement = Self.movements.randomElement(using: &random)!
        let extends = Int.random(in: 0..<3, using: &random) == 0
        state.move(movement, extending: extends)
        model.move(movement, extending: extends)
      case 17:
        let offset = Int.random(in: -2...model.text.utf8.count + 2, using: &random)
        let extends = Bool.random(using: &random)
        state.move(to: offset, extending: extends)
        model.move(to: offset, extending: extends)
      case 18:
        if let last = past.popLast() {
          let didUndo = state.undo()
          #expect(didUndo)
          model = last
        } else {
          let didUndo = state.undo()
          #expect(!didUndo)
        }
      default:
        walk(&state, past, seed)
      }
      if state.history.undoSteps.count > depth { past.append(before) }
      let isSame1: Bool = state.text.utf8.elementsEqual(model.text.utf8)
      #expect(isSame1, "seed \(seed), step \(step)")
      #expect(state.anchor == model.anchor, "seed \(seed), step \(step)")
      #expect(state.head == model.head, "seed \(seed), step \(step)")
      #expect(state.history.undoSteps.count == past.count, "seed \(seed), step \(step)")
      if !isWhole(state.contents) { Issue.record("seed \(seed), step \(step): the paragraph index doesn't match the text") }
      if state.head != model.head || !state.text.utf8.elementsEqual(model.text.utf8) { return }
    }
  }

  /// Undoes and redoes all steps, and checks each state.
  private func walk(_ state: inout TextEditingState, _ past: [NaiveText], _ seed: UInt64) {
    let (text, selected) = (state.text, state.selected)
    let redoCount = state.history.redoSteps.count
    var ends: [(String, TextSelectionRange)] = []
    for expected in past.reversed() {
      ends.append((state.text, state.selected))
      state.undo()
      let isSame2: Bool = state.text.utf8.elementsEqual(expected.text.utf8)
      #expect(isSame2, "seed \(seed)")
      #expect(state.anchor == expected.anchor && state.head == expected.head, "seed \(seed)")
    }
    let didUndo = state.undo()
    #expect(!didUndo)
    for (index, end) in ends.enumerated().reversed() {
      state.redo()
      let isSame3: Bool = state.text.utf8.elementsEqual(end.0.utf8)
      #expect(isSame3, "seed \(seed)")
      // The selection may have moved since the last step.
      if index > 0 { #expect(state.text.utf8.count == end.0.utf8.count) }
    }
    let isSame4: Bool = state.text.utf8.elementsEqual(text.utf8)
    #expect(isSame4)
    #expect(state.history.redoSteps.count == redoCount)
    state.move(to: TextCaret(selected.anchor))
    state.move(to: selected.head, extending: true)
  }

  /// Returns a Boolean value that indicates whether the paragraph index matches the text.
  private func isWhole(_ text: EditedText) -> Bool {
    let paragraphs = text.paragraphs
    var offset = 0
    for paragraph in 0..<paragraphs.count {
      let range = paragraphs.range(of: paragraph)
      guard range.lowerBound == offset, text.boundary(atOrBefore: offset) == offset, range.count <= EditedText.greatestLength * 2 else {
        return false
      }
      offset = range.upperBound
      if paragraph + 1 < paragraphs.count, range.isEmpty { return false }
      for place in [range.lowerBound, range.upperBound - 1] where range.contains(place) && paragraphs.paragraph(at: place) != paragraph {
        return false
      }
      let content = text[text.content(of: paragraph)]
      if content.contains(where: \.isNewline) { return false }
      let isEnded = text.content(of: paragraph).count < range.count
      if !isEnded, paragraph + 1 < paragraphs.count, range.count < EditedText.greatestLength / 8 { return false }
      if isEnded, paragraph + 1 == paragraphs.count { return false }
    }
    return offset == text.count && paragraphs.total == offset && paragraphs.paragraph(at: offset) == paragraphs.count - 1
  }

  @Test("A change reports the paragraphs that it has replaced and the number of the new ones", arguments: SeededGenerator.seeds(1...6))
  func changes(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 1_000_003)
    var text = EditedText()
    var lengths = [0]
    for step in 0..<300 {
      let start = text.boundary(atOrBefore: Int.random(in: 0...text.count, using: &random))
      let end = text.boundary(atOrBefore: min(text.count, start + Int.random(in: 0..<12, using: &random)))
      let change: EditedText.Change
      if step % 7 == 0 {
        var copy = text
        copy.replace(min(start, end)..<max(start, end), with: Self.pieces.randomElement(using: &random)!)
        guard let made = text.set(copy.string) else { continue }
        change = made
      } else {
        change = text.replace(min(start, end)..<max(start, end), with: Self.pieces.randomElement(using: &random)!)
      }
      let new = (change.old.lowerBound..<change.old.lowerBound + change.newCount).map { text.paragraphs.length(of: $0) }
      lengths.replaceSubrange(change.old, with: new)
      let isTold = lengths == (0..<text.paragraphs.count).map { text.paragraphs.length(of: $0) }
      #expect(isTold, "seed \(seed), step \(step)")
      #expect(isWhole(text), "seed \(seed), step \(step)")
    }
  }
}
