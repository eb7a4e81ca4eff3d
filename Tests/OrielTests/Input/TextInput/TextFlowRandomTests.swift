import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

private struct Page: View {
  @Bindable var draft: Draft

  var body: some View { TextEditor(text: $draft.text) }
}

@MainActor
struct TextFlowRandomTests {
  private static let pieces = [
    "a", "word ", "\n", "\n\n", "שלום ", "👩‍🚀", "e\u{301}", "a longer piece of text that is wrapped ", "\r\n", "\t", "x\ny\nz",
  ]
  private static let keys: [KeyEquivalent] = [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown]

  @Test("The layout of an edited text equals a new layout of the same text", arguments: SeededGenerator.seeds(1...3))
  func agrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 1_000_003)
    let draft = Draft("beginning\nend")
    let host = TestHost(size: CGSize(width: 160, height: 120)) { Page(draft: draft) }
    host.tap(at: CGPoint(x: 6, y: 10))
    let box = host.textBoxes[0]
    // A change by the program doesn't scroll the editor.
    var isCaretRevealed = true
    for step in 0..<150 {
      var modifiers: EventModifiers = []
      if Int.random(in: 0..<3, using: &random) == 0 { modifiers.insert(.shift) }
      if Int.random(in: 0..<4, using: &random) == 0 { modifiers.insert(.control) }
      let deed = Int.random(in: 0..<12, using: &random)
      // With Shift the key cuts the selection, and it does nothing if there is none.
      let cutsNothing = deed == 6 && modifiers.contains(.shift) && !box.editing.hasSelection
      if !cutsNothing { isCaretRevealed = deed != 8 }
      switch deed {
      case 0..<5: host.content.handle(.insert(Self.pieces.randomElement(using: &random)!))
      case 5: host.press(.delete, modifiers: modifiers)
      case 6: host.press(.deleteForward, modifiers: modifiers)
      case 7: host.press("z", modifiers: modifiers.union(.control))
      case 8: draft.text = String(draft.text.reversed())
      default: host.press(Self.keys.randomElement(using: &random)!, modifiers: modifiers)
      }
      host.render()
      #expect(box.string == draft.text, "seed \(seed), step \(step)")
      guard step % 10 == 9 else { continue }
      try host.settle()
      let visible = CGRect(x: 0, y: 0, width: 160, height: 120)
      let isVisible = visible.insetBy(dx: -1, dy: -1).contains(host.caret)
      if isCaretRevealed { #expect(isVisible, "seed \(seed), step \(step): the insertion point is at \(host.caret)") }
      let fresh = TestHost(size: CGSize(width: 160, height: 120)) { Page(draft: Draft(draft.text)) }
      let other = fresh.textBoxes[0]
      #expect(abs(other.flow.total - box.flow.total) < 0.01, "seed \(seed), step \(step)")
      for paragraph in 0..<box.contents.paragraphs.count {
        #expect(
          abs(other.flow.top(of: paragraph) - box.flow.top(of: paragraph)) < 0.01, "seed \(seed), step \(step), paragraph \(paragraph)")
        #expect(other.flow.layout(paragraph).size == box.flow.layout(paragraph).size, "seed \(seed), step \(step), paragraph \(paragraph)")
      }
      #expect(other.size == box.size, "seed \(seed), step \(step)")
      fresh.close()
    }
    #expect(host.messages.isEmpty)
    host.close()
  }
}
