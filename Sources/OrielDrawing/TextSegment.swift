import Foundation

/// A text, or a part of one at its position in the whole text.
@MainActor
package protocol DrawableText: AnyObject {
  /// The bounding box of all ink, in points from the top left corner of the layout box. That of a whole text contains the layout box.
  var inkBounds: CGRect { get }
}

/// A part of a line with one set of attributes, one font and one direction. Positions are in points from the top left corner of the layout
/// box.
package struct TextSegment: Sendable {
  /// An indivisible part: usually one character, all letters of a ligature, or an ellipsis, which represents no bytes.
  package struct Cluster: Sendable {
    /// The UTF-8 offsets into the joined runs.
    package var bytes: Range<Int>
    /// The position of the left edge.
    package var x: CGFloat
    package var width: CGFloat

    package init(bytes: Range<Int>, x: CGFloat, width: CGFloat) {
      self.bytes = bytes
      self.x = x
      self.width = width
    }
  }

  /// The index of the segment's run in the request.
  package var run: Int
  package var isRightToLeft: Bool
  package var x: CGFloat
  package var width: CGFloat
  /// The position of the baseline, including its run's baseline offset.
  package var baseline: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// The clusters in reading order.
  package var clusters: [Cluster]

  package init(
    run: Int, isRightToLeft: Bool, x: CGFloat, width: CGFloat, baseline: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat,
    clusters: [Cluster]
  ) {
    self.run = run
    self.isRightToLeft = isRightToLeft
    self.x = x
    self.width = width
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.clusters = clusters
  }
}
