/// The units of a text in AT-SPI: characters, words, sentences and paragraphs, by offsets in Unicode scalars.
struct TextUnits {
  enum Unit {
    case character, word, sentence, line, paragraph

    /// Creates a unit from a number of `AtspiTextGranularity`.
    init(granularity: Int) {
      self =
        switch granularity {
        case 1: .word
        case 2: .sentence
        case 3: .line
        case 4: .paragraph
        default: .character
        }
    }

    /// Creates a unit from a number of the older `AtspiTextBoundaryType`.
    init(boundary: Int) {
      self =
        switch boundary {
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: .character
        }
    }
  }

  private let scalars: [Unicode.Scalar]

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  var count: Int { scalars.count }

  /// Returns an offset within the text. A negative one stands for the end.
  func clamp(_ offset: Int) -> Int { offset < 0 ? count : min(offset, count) }

  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let (start, end) = (clamp(max(0, start)), clamp(end))
    return min(start, end)..<max(start, end)
  }

  func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<count)])) }

  func scalar(at offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

  /// Returns the unit that contains an offset, including what separates it from the next one. At the end of the text the range is empty,
  /// except for the last line.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    let offset = clamp(offset)
    switch unit {
    case .character: return offset..<min(offset + 1, count)
    case .word: return part(at: offset) { isWordStart($0) }
    case .sentence: return part(at: offset) { isSentenceStart($0) }
    case .line, .paragraph: return part(at: offset) { isParagraphStart($0) }
    }
  }

  /// Returns the range from the last start of a part to the next one.
  private func part(at offset: Int, _ begins: (Int) -> Bool) -> Range<Int> {
    var start = offset
    while start > 0, !begins(start) { start -= 1 }
    var end = min(offset + 1, count)
    while end < count, !begins(end) { end += 1 }
    return start..<max(start, end)
  }

  private func isWord(_ index: Int) -> Bool {
    let properties = scalars[index].properties
    return properties.isAlphabetic || properties.numericType != nil || scalars[index] == "_"
      || properties.canonicalCombiningClass != .notReordered
  }

  private func isWordStart(_ index: Int) -> Bool { index < count && isWord(index) && (index == 0 || !isWord(index - 1)) }

  private func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }

  private func isSentenceStart(_ index: Int) -> Bool {
    guard index > 0, index < count, !isSpace(index), isSpace(index - 1) else { return index == 0 }
    var last = index - 1
    while last > 0, isSpace(last) { last -= 1 }
    return ".!?…。".unicodeScalars.contains(scalars[last]) || (last..<index).contains { scalars[$0] == "\n" }
  }

  private func isParagraphStart(_ index: Int) -> Bool { index == 0 || scalars[index - 1] == "\n" }
}
