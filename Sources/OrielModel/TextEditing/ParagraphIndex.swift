import Foundation

/// The lengths of the paragraphs of a text, in bytes. Finding a paragraph from an offset is O(log *n*).
///
/// There is at least one paragraph, and only the last can be empty. The sums are a binary indexed tree: a change of a paragraph's length is
/// O(log *n*), an insertion or a removal is O(*n*) additions.
package struct ParagraphIndex: Equatable, Sendable {
  private var lengths: [Int]
  /// The binary indexed tree. The entry i + 1 is the sum of the lengths of the last paragraphs up to i; its lowest set bit is their number.
  private var sums: [Int] = []
  private(set) var total = 0

  init(_ lengths: [Int]) {
    self.lengths = lengths.isEmpty ? [0] : lengths
    addUp()
  }

  package var count: Int { lengths.count }

  func length(of paragraph: Int) -> Int { lengths[paragraph] }

  func range(of paragraph: Int) -> Range<Int> {
    let start = offset(of: paragraph)
    return start..<start + lengths[paragraph]
  }

  /// Returns the offset of the start of a paragraph. For `count`, that is the end of the text.
  func offset(of paragraph: Int) -> Int {
    var sum = 0
    var index = paragraph
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Returns the paragraph that contains the byte at an offset. For the end of the text and beyond, that is the last one.
  func paragraph(at offset: Int) -> Int {
    var index = 0
    var left = max(0, offset)
    var step = 1 << (Int.bitWidth - 1 - lengths.count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= lengths.count, sums[next] <= left {
        index = next
        left -= sums[next]
      }
      step >>= 1
    }
    return min(index, lengths.count - 1)
  }

  mutating func replace(_ range: Range<Int>, with newLengths: [Int]) {
    guard range.count == newLengths.count else {
      lengths.replaceSubrange(range, with: newLengths)
      if lengths.isEmpty { lengths = [0] }
      return addUp()
    }
    for (paragraph, length) in zip(range, newLengths) where lengths[paragraph] != length {
      let difference = length - lengths[paragraph]
      lengths[paragraph] = length
      total += difference
      var index = paragraph + 1
      while index <= lengths.count {
        sums[index] += difference
        index += index & -index
      }
    }
  }

  private mutating func addUp() {
    sums = [0] + lengths
    total = 0
    for index in 1...lengths.count {
      total += lengths[index - 1]
      let next = index + index & -index
      if next <= lengths.count { sums[next] += sums[index] }
    }
  }
}
