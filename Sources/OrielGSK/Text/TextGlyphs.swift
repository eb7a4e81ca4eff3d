import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// The glyphs of a text before it is set into lines: made once, whatever the room.
///
/// Everything is indexed in logical order. Glyphs of one cluster lie together; within a right-to-left item they lie in
/// visual order, so that the glyphs of neighbouring clusters are one stretch of the array in either direction.
@MainActor
final class TextGlyphs {
  struct Item {
    var font: PangoFontReference
    /// The bidirectional embedding level; odd is right to left.
    var level: UInt8
    var run: Int
    var bytes: Range<Int>
    var clusters: Range<Int>
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  struct Cluster {
    /// The first byte.
    var start: Int32
    var item: Int32
    var firstGlyph: Int32
    var glyphCount: Int32
    var width: Int32
  }

  struct Paragraph {
    /// Without what ends the paragraph.
    var bytes: Range<Int>
    /// Where the next one begins.
    var end: Int
    var clusters: Range<Int>
    var level: UInt8
    /// Whether a line end in the text closes it; false for the last one.
    var isEnded: Bool { end > bytes.upperBound }
  }

  struct Marks {
    static let lineBreak = UInt8(ORIEL_TEXT_MARK_LINE_BREAK)
    static let white = UInt8(ORIEL_TEXT_MARK_WHITE)
    static let grapheme: UInt8 = 4
  }

  let runs: [TextRun]
  let faces: [FontFace]
  /// The first byte of each run, and the end of the last.
  let runStarts: [Int]
  /// One entry a byte, and one for the end.
  var marks: [UInt8]
  var items: [Item] = []
  var clusters: [Cluster] = []
  /// Of each cluster and of the end: the widths of all clusters before it together.
  private var distances: [Int] = [0]
  /// Bytes that Pango looked at to find fonts and directions.
  var itemizedBytes = 0
  /// Clusters that were looked at to find a place, since the text was shaped.
  private(set) var visitedClusters = 0
  var glyphs: [OrielGlyph] = []
  /// At least one.
  var paragraphs: [Paragraph] = []
  /// Of the widest paragraph set in one line, in Pango units.
  var naturalWidth = 0

  var byteCount: Int { marks.count - 1 }

  init(runs: [TextRun], faces: [FontFace], runStarts: [Int], marks: [UInt8]) {
    self.runs = runs
    self.faces = faces
    self.runStarts = runStarts
    self.marks = marks
  }

  /// The byte after a cluster.
  func end(ofCluster index: Int) -> Int {
    let item = Int(clusters[index].item)
    return index + 1 < items[item].clusters.upperBound ? Int(clusters[index + 1].start) : items[item].bytes.upperBound
  }

  func isWhite(_ cluster: Int) -> Bool { marks[Int(clusters[cluster].start)] & Marks.white != 0 }

  /// Whether a cluster, or the end of them all, is where a grapheme starts.
  func startsGrapheme(_ cluster: Int) -> Bool {
    cluster >= clusters.count || marks[Int(clusters[cluster].start)] & Marks.grapheme != 0
  }

  func width(of range: Range<Int>) -> Int { distances[range.upperBound] - distances[range.lowerBound] }

  /// Sums up the widths of the clusters, which stay as they are from there on.
  func sumUp() {
    distances.reserveCapacity(clusters.count + 1)
    for cluster in clusters { distances.append(distances[distances.count - 1] + Int(cluster.width)) }
  }

  // MARK: Finding clusters

  /// The cluster of a range that holds a byte; the range's end for what is behind. O(log n).
  func cluster(at offset: Int, in range: Range<Int>) -> Int { first(in: range) { end(ofCluster: $0) > offset } }

  /// The cluster of a range that reaches beyond a distance from the range's beginning; the range's end for what is behind. O(log n).
  func cluster(beyond distance: Int, in range: Range<Int>) -> Int {
    let limit = distances[range.lowerBound] + distance
    return first(in: range) { distances[$0 + 1] > limit }
  }

  /// The first cluster for which something is so, as it is for all that follow.
  private func first(in range: Range<Int>, _ isSo: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      visitedClusters += 1
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func countVisits(_ count: Int) { visitedClusters += count }

  // MARK: Runs and graphemes

  /// The run that a byte belongs to; for the end of the text, the last one.
  func run(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The nearest grapheme boundary at or before an offset, which may lie outside of the text.
  func graphemeStart(_ offset: Int) -> Int {
    var offset = min(max(0, offset), byteCount)
    while offset > 0, marks[offset] & Marks.grapheme == 0 { offset -= 1 }
    return offset
  }

  func graphemeEnd(after offset: Int) -> Int {
    var offset = min(max(0, offset) + 1, byteCount)
    while offset < byteCount, marks[offset] & Marks.grapheme == 0 { offset += 1 }
    return offset
  }

  /// For bounding what is cached.
  var memoryCost: Int {
    marks.count + clusters.count * (MemoryLayout<Cluster>.stride + MemoryLayout<Int>.stride) + glyphs.count
      * MemoryLayout<OrielGlyph>.stride + 512
  }
}
