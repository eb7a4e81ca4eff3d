import Foundation

/// Where a caret stands in a text: an offset, and which of its neighbours it belongs to.
///
/// The two differ where the neighbours do not touch: at the end of a wrapped line, and where the direction of writing changes.
package struct TextCaret: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// With the character before.
    case upstream
    /// With the character after.
    case downstream
  }

  /// UTF-8.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A line of shaped text.
package struct TextLine: Equatable, Sendable {
  /// All bytes of the line, with the white space that hangs over its end and what ends its paragraph.
  package var bytes: Range<Int>
  /// Where a caret stands at the line's beginning and its end, in the order of reading.
  package var start: TextCaret
  package var end: TextCaret
  /// As wide as what is drawn.
  package var rect: CGRect
  /// Whether the paragraph is written from the right to the left.
  package var isRightToLeft: Bool

  package init(bytes: Range<Int>, start: TextCaret, end: TextCaret, rect: CGRect, isRightToLeft: Bool) {
    self.bytes = bytes
    self.start = start
    self.end = end
    self.rect = rect
    self.isRightToLeft = isRightToLeft
  }
}
