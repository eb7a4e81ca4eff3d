import Foundation

/// Text, or a part of one that stands where it does in the whole.
@MainActor
package protocol DrawableText: AnyObject {
  /// A box around all ink, of a whole text at least its layout box, in points from the top left corner of that.
  var inkBounds: CGRect { get }
}

/// A stretch of a line with one set of attributes, one font and one direction. Positions are points from the top left corner of the layout box.
package struct TextSegment: Sendable {
  /// What can't be taken apart: most often one character, all letters of a ligature, or an ellipsis, which stands for no bytes.
  package struct Cluster: Sendable {
    /// UTF-8 offsets into the joined runs.
    package var bytes: Range<Int>
    /// Of the left edge.
    package var x: CGFloat
    package var width: CGFloat

    package init(bytes: Range<Int>, x: CGFloat, width: CGFloat) {
      self.bytes = bytes
      self.x = x
      self.width = width
    }
  }

  /// Which of the request's runs it belongs to.
  package var run: Int
  package var isRightToLeft: Bool
  package var x: CGFloat
  package var width: CGFloat
  /// Where it stands, its run's baseline offset included.
  package var baseline: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// In the order of reading.
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
