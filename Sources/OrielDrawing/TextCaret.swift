import Foundation

/// A caret in a text: an offset, and the neighboring character that it belongs to.
///
/// Both neighbors have different positions if they aren't adjacent: at the end of a wrapped line, and where the writing direction changes.
package struct TextCaret: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// At the character before the offset.
    case upstream
    /// At the character after the offset.
    case downstream
  }

  /// The UTF-8 offset.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A line of shaped text.
package struct TextLine: Equatable, Sendable {
  /// All bytes of the line, including the trailing white space and the end of its paragraph.
  package var bytes: Range<Int>
  /// The carets at the line's start and end, in reading order.
  package var start: TextCaret
  package var end: TextCaret
  /// The rectangle of the line, as wide as its visible text.
  package var rect: CGRect
  /// Indicates whether the paragraph's direction is right to left.
  package var isRightToLeft: Bool

  package init(bytes: Range<Int>, start: TextCaret, end: TextCaret, rect: CGRect, isRightToLeft: Bool) {
    self.bytes = bytes
    self.start = start
    self.end = end
    self.rect = rect
    self.isRightToLeft = isRightToLeft
  }
}
