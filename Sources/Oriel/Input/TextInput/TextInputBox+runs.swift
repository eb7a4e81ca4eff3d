import Foundation
import OrielDrawing
import OrielModel

/// The text as it is displayed: with its attributes, concealed, and with the text that an input method composes.
extension TextInputBox {
  func runs(of paragraph: Int) -> [TextRun] {
    let environment = environment
    let style = TextStyleState(environment: environment)
    let contents = editing.contents
    guard paragraph < contents.paragraphs.count else { return [style.run("", environment: environment)] }
    let range = contents.content(of: paragraph)
    func run(_ string: String, _ style: TextStyleState) -> TextRun {
      style.run(Self.shown(string, in: view.kind), environment: environment)
    }
    func runs(_ range: Range<Int>) -> [TextRun] {
      attributes == nil ? [run(contents[range], style)] : attributedRuns(range, style: style)
    }
    guard isComposing, contents.paragraph(at: editing.head) == paragraph else {
      let runs = runs(range)
      return runs.isEmpty ? [run("", typingStyle(style))] : runs
    }
    var underlined = attributes == nil ? style : typingStyle(style)
    underlined.underline = TextRun.Line()
    let split = min(max(range.lowerBound, editing.head), range.upperBound)
    let parts = runs(range.lowerBound..<split) + [run(preedit, underlined)] + runs(split..<range.upperBound)
    return parts.filter { !$0.string.isEmpty }
  }

  func shown(_ paragraph: Int) -> DisplayedParagraph {
    let contents = editing.contents
    guard isSecure || isComposing, paragraph < contents.paragraphs.count else { return .plain }
    let range = contents.content(of: paragraph)
    // A secure field doesn't reveal the position of marked text.
    if isSecure { return .concealed(contents[range]) }
    guard contents.paragraph(at: editing.head) == paragraph else { return .plain }
    return .composing(at: min(max(range.lowerBound, editing.head), range.upperBound) - range.lowerBound, length: preedit.utf8.count)
  }

  /// Returns the text to display. In a single line, line breaks are replaced by spaces with the same number of bytes.
  private static func shown(_ string: String, in kind: TextInput.Kind) -> String {
    switch kind {
    case .paragraphs, .editor: return string
    case .secure: return String(repeating: DisplayedParagraph.dot, count: string.count)
    case .line:
      guard string.contains(where: \.isNewline) else { return string }
      let spaces = [" ", "\u{A0}", "\u{2003}"]
      return String(string.flatMap { $0.isNewline ? Array(spaces[min($0.utf8.count, 3) - 1]) : [$0] })
    }
  }
}
