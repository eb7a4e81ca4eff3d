import Foundation
import Oriel

/// (k) A key is pressed in a form of ten fields, and at the start and the end of an editor of 1 MiB. The measurement covers the time from
/// the press to the display node.
@MainActor
func measureTyping(presses: Int) {
  let words = "The quick brown fox jumps over the lazy dog, and a Лиса 狐 does too. "
  var long = ""
  while long.utf8.count < 1 << 20 { long += String(repeating: words, count: 1 + long.utf8.count % 5) + "\n" }
  let onePiece = String(repeating: words, count: (1 << 20) / words.utf8.count)
  printTable(
    "(k) A key press to the display node, processor time",
    header: ["where", "letter, µs", "99th percentile", "Return, µs", "undo, µs", "texts shaped per letter", "placed", "displayed"],
    rows: [
      typingRow("one of 10 fields", TypedForm(), presses: presses),
      typingRow("1 MiB in \(long.count(where: \.isNewline)) paragraphs, beginning", TypedEditor(text: long), presses: presses),
      typingRow("1 MiB in paragraphs, end", TypedEditor(text: long), presses: presses, toEnd: true),
      typingRow("1 MiB in one paragraph, end", TypedEditor(text: onePiece), presses: presses, toEnd: true),
    ])
}

@MainActor
private func typingRow<Content: View>(_ title: String, _ view: Content, presses: Int, toEnd: Bool = false) -> [String] {
  let stage = Stage(view, size: CGSize(width: 600, height: 700))
  for _ in 0..<3 { stage.frame() }
  press(stage, .tab)
  press(stage, toEnd ? .end : .home, [.control])
  for _ in 0..<5 { stage.frame() }
  func measure(_ act: (Int) -> Void) -> Measurement {
    var result = Measurement()
    for index in 0..<presses {
      let start = processorSeconds()
      act(index)
      stage.frame()
      result.add(processorSeconds() - start)
    }
    return result
  }
  let before = stage.counts
  let shapedBefore = Stage.rendering.shaper.shapedCount
  let letters = measure { stage.host.handle(.insert($0 % 6 == 5 ? " " : "e")) }
  let work = stage.counts - before
  let shaped = Stage.rendering.shaper.shapedCount - shapedBefore
  let returns = measure { _ in stage.host.handle(KeyEvent(phase: .down, key: .return, time: stage.time)) }
  let undos = measure { _ in stage.host.handle(KeyEvent(phase: .down, key: "z", modifiers: .control, time: stage.time)) }
  stage.host.close()
  let sorted = letters.samples.sorted()
  return [
    title, letters.cell(in: .microseconds), Measurement.Unit.microseconds.text(sorted[sorted.count * 99 / 100]),
    returns.cell(in: .microseconds), undos.cell(in: .microseconds), String(format: "%.1f", Double(shaped) / Double(presses)),
    "\(work.placed / presses)", "\(work.displayed / presses)",
  ]
}

@MainActor
private func press(_ stage: Stage, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
  stage.host.handle(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: stage.time))
  stage.frame()
}

private struct TypedForm: View {
  @State private var texts = (0..<10).map { "Field \($0)" }

  var body: some View {
    VStack {
      ForEach(0..<10) { index in
        TextField("Name", text: $texts[index]).textFieldStyle(.roundedBorder)
      }
    }
  }
}

private struct TypedEditor: View {
  @State private var text: String

  init(text: String) { _text = State(initialValue: text) }

  var body: some View { TextEditor(text: $text) }
}
