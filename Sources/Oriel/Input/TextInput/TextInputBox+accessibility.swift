import Foundation
import OrielModel

extension TextInputBox: AccessibleText {
  var accessibleState: AccessibleTextState {
    AccessibleTextState(
      string: spokenText, caret: scalars(before: editing.head),
      selection: scalars(before: editing.selection.lowerBound)..<scalars(before: editing.selection.upperBound), isSecure: isSecure,
      isMultiline: isMultiline)
  }

  /// The text for assistive technology. A password exposes its length only.
  var spokenText: String { isSecure ? String(repeating: DisplayedParagraph.dot, count: editing.text.count) : editing.text }

  func select(scalars range: Range<Int>) {
    let bytes = bytes(range)
    edit { $0.select(bytes) }
  }

  func replace(scalars range: Range<Int>, with text: String) {
    guard canBeFocused else { return }
    finishPreedit()
    let bytes = bytes(range)
    edit {
      $0.select(bytes)
      $0.insert(fitting(text))
    }
  }

  func frame(ofScalars range: Range<Int>) -> CGRect? {
    guard isAttached else { return nil }
    let bytes = bytes(range)
    let rects = flow.selectionRects(bytes, in: 0...max(1, flow.total))
    let first = rects.first ?? flow.caretRect(TextCaret(bytes.lowerBound))
    let origin = textOrigin
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y).applying(transform(to: nil))
  }

  func line(around scalar: Int) -> Range<Int> {
    guard isMultiline else { return 0..<scalars(before: editing.contents.count) }
    let ends = flow.lineEnds(at: TextCaret(byte(scalar)))
    var end = ends.end.offset
    if editing.contents.character(after: end)?.isNewline == true { end = editing.contents.boundary(after: end) }
    return scalars(before: ends.start.offset)..<scalars(before: max(end, ends.start.offset))
  }

  func scalar(at point: CGPoint) -> Int {
    guard isAttached else { return 0 }
    return scalars(before: caret(at: point.applying(transform(to: nil).inverted())).offset)
  }

  /// Returns the number of scalars before an offset. In a secure field it is the number of characters, because the number of their scalars
  /// isn't exposed.
  private func scalars(before offset: Int) -> Int {
    let text = editing.text
    let index = editing.contents.index(offset)
    return isSecure ? text.distance(from: text.startIndex, to: index) : text.unicodeScalars.distance(from: text.startIndex, to: index)
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    let (lower, upper) = (byte(range.lowerBound), byte(range.upperBound))
    return min(lower, upper)..<max(lower, upper)
  }

  private func byte(_ scalar: Int) -> Int {
    let text = editing.text
    let count = max(0, scalar)
    let index =
      isSecure
      ? text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
      : text.unicodeScalars.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
    return editing.contents.boundary(atOrBefore: editing.contents.offset(index ?? text.endIndex))
  }
}
