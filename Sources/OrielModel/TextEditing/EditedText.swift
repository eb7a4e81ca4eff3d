import Foundation

/// An editable text with an index of its paragraphs. Offsets are in UTF-8.
///
/// The text is one string, because bindings need one. An edit moves bytes at the speed of a memory copy, and reads only the paragraphs that
/// it touches. A paragraph longer than `greatestLength` is stored in pieces, so that no part that needs another layout is long.
package struct EditedText: Equatable, Sendable {
  /// The paragraphs that an edit replaced, and the number of paragraphs that replaced them.
  package struct Change: Equatable, Sendable {
    var old: Range<Int>
    var newCount: Int
  }

  private(set) var string: String
  package private(set) var paragraphs: ParagraphIndex
  /// Indicates whether line ends separate paragraphs. Otherwise the whole text is one paragraph.
  let hasParagraphs: Bool

  /// The maximum length of a piece, in bytes. Longer paragraphs are cut into pieces of about half of it.
  static let greatestLength = 8192

  init(_ string: String = "", hasParagraphs: Bool = true) {
    self.string = string
    self.string.makeContiguousUTF8()
    self.hasParagraphs = hasParagraphs
    paragraphs = ParagraphIndex([])
    paragraphs = ParagraphIndex(lengths(in: 0..<string.utf8.count))
  }

  package static func == (left: EditedText, right: EditedText) -> Bool { left.string.utf8.elementsEqual(right.string.utf8) }

  package var count: Int { string.utf8.count }

  // MARK: Offsets

  package func index(_ offset: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), count)) }

  package func offset(_ index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }

  /// Returns the character boundary at or before an offset.
  package func boundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    return self.offset(string._index(roundingDown: index(offset)))
  }

  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return before >= min(offset, count) ? before : self.offset(string.index(after: index(before)))
  }

  /// Returns the next character boundary after an offset, or the end of the text if there is none.
  package func boundary(after offset: Int) -> Int {
    let start = boundary(atOrBefore: offset)
    return start >= count ? count : self.offset(string.index(after: index(start)))
  }

  func boundary(before offset: Int) -> Int {
    let end = boundary(atOrAfter: offset)
    return end <= 0 ? 0 : self.offset(string.index(before: index(end)))
  }

  package func character(after offset: Int) -> Character? {
    let place = index(boundary(atOrBefore: offset))
    return place < string.endIndex ? string[place] : nil
  }

  func character(before offset: Int) -> Character? {
    let place = index(boundary(atOrBefore: offset))
    return place > string.startIndex ? string[string.index(before: place)] : nil
  }

  package subscript(range: Range<Int>) -> String { String(string[index(range.lowerBound)..<index(range.upperBound)]) }

  // MARK: Paragraphs

  package func paragraph(at offset: Int) -> Int { paragraphs.paragraph(at: offset) }

  /// Returns the range of a paragraph without its terminator.
  package func content(of paragraph: Int) -> Range<Int> {
    let range = paragraphs.range(of: paragraph)
    guard hasParagraphs, !range.isEmpty else { return range }
    let end = boundary(before: range.upperBound)
    return string[index(end)].isNewline ? range.lowerBound..<max(range.lowerBound, end) : range
  }

  /// Returns the range of a whole paragraph with its terminator, regardless of the number of its pieces, and the end of its content.
  func wholeParagraph(at offset: Int) -> (range: Range<Int>, contentEnd: Int) {
    var (first, last) = (paragraph(at: offset), paragraph(at: offset))
    while first > 0, !isEnded(first - 1) { first -= 1 }
    while last + 1 < paragraphs.count, !isEnded(last) { last += 1 }
    return (paragraphs.offset(of: first)..<paragraphs.range(of: last).upperBound, content(of: last).upperBound)
  }

  private func isEnded(_ paragraph: Int) -> Bool { content(of: paragraph).upperBound < paragraphs.range(of: paragraph).upperBound }

  // MARK: Changing

  /// Replaces the text in a range, whose ends are Unicode scalar boundaries.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: String) -> Change {
    var first = paragraphs.paragraph(at: range.lowerBound)
    var last = max(first, paragraphs.paragraph(at: range.upperBound))
    if first > 0, range.lowerBound == paragraphs.offset(of: first), isOpen(first - 1) { first -= 1 }
    let start = paragraphs.offset(of: first)
    var end = paragraphs.range(of: last).upperBound
    let difference = new.utf8.count - range.count
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    // The edit may have removed the terminator of the paragraph, and the next paragraph may have become a part of it.
    if last + 1 < paragraphs.count, range.upperBound >= end || !endsParagraph(end + difference) {
      last += 1
      end = paragraphs.range(of: last).upperBound
    }
    let lengths = lengths(in: start..<end + difference, isLast: last == paragraphs.count - 1)
    paragraphs.replace(first..<last + 1, with: lengths)
    return Change(old: first..<last + 1, newCount: lengths.count)
  }

  /// Replaces the whole text, by an edit of only the part that differs. Returns `nil` if the texts are equal.
  ///
  /// - Complexity: O(*n*).
  mutating func set(_ new: String) -> Change? {
    var new = new
    let (prefix, suffix) = new.withUTF8 { new in
      string.withUTF8 { old in
        let limit = min(old.count, new.count)
        var prefix = 0
        while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
        // Don't split a scalar.
        while prefix > 0, prefix < old.count && old[prefix] & 0xC0 == 0x80 || prefix < new.count && new[prefix] & 0xC0 == 0x80 {
          prefix -= 1
        }
        var suffix = 0
        while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        while suffix > 0, old[old.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
        return (prefix, suffix)
      }
    }
    let range = prefix..<count - suffix
    let inserted = EditedText.slice(new, prefix..<new.utf8.count - suffix)
    return range.isEmpty && inserted.isEmpty ? nil : replace(range, with: inserted)
  }

  private static func slice(_ string: String, _ range: Range<Int>) -> String {
    let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
    return String(string[start..<string.utf8.index(start, offsetBy: range.count)])
  }

  /// Returns a Boolean value that indicates whether the scalar before an offset certainly ends a paragraph.
  private func endsParagraph(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let scalar = string.unicodeScalars[string.unicodeScalars.index(before: index(offset))]
    return scalar != "\r" && scalar.endsParagraph
  }

  /// Returns a Boolean value that indicates whether a paragraph may continue in the next one.
  private func isOpen(_ paragraph: Int) -> Bool { !endsParagraph(paragraphs.range(of: paragraph).upperBound) }

  /// Returns the lengths of the paragraphs in a range of the text.
  private mutating func lengths(in range: Range<Int>, isLast: Bool = true) -> [Int] {
    guard hasParagraphs else { return [range.count] }
    var ends: [Int] = []
    string.withUTF8 { bytes in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let length = bytes.paragraphEnd(at: offset, before: range.upperBound)
        offset += max(1, length)
        if length > 0 { ends.append(offset) }
      }
    }
    if isLast || ends.last != range.upperBound { ends.append(range.upperBound) }
    var lengths: [Int] = []
    lengths.reserveCapacity(ends.count)
    var start = range.lowerBound
    for end in ends {
      while end - start > Self.greatestLength {
        let cut = cut(from: start)
        guard cut < end else { break }
        lengths.append(cut - start)
        start = cut
      }
      lengths.append(end - start)
      start = end
    }
    return lengths
  }

  /// Returns the offset at which a long paragraph is cut: after a space if possible, otherwise after a character.
  private func cut(from start: Int) -> Int {
    let half = Self.greatestLength / 2
    let bytes = string.utf8
    for offset in stride(from: start + half, to: start + half / 2, by: -1)
    where bytes[index(offset - 1)] == 0x20 && boundary(atOrBefore: offset) == offset { return offset }
    let cut = boundary(atOrBefore: start + half)
    return cut > start ? cut : boundary(after: start)
  }
}

extension String {
  /// Compares the bytes of two strings. If both share their storage, no byte is compared.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        left.isEmpty || left.baseAddress == right.baseAddress || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension Unicode.Scalar {
  var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes of the paragraph terminator at an offset, or 0 if there is none.
  fileprivate func paragraphEnd(at offset: Int, before end: Int) -> Int {
    switch self[offset] {
    case 0x0A...0x0C: 1
    case 0x0D: offset + 1 < end && self[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: offset + 1 < end && self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2: offset + 2 < end && self[offset + 1] == 0x80 && self[offset + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
