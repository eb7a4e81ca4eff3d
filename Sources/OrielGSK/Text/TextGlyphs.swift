import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// The glyphs of a text before it is broken into lines: created once, whatever the available size.
///
/// All indices are in logical order. The glyphs of one cluster are contiguous; within a right-to-left item they are in visual order, so
/// that the glyphs of neighboring clusters are contiguous in either direction.
@MainActor
final class TextGlyphs {
  struct Item {
    var font: PangoFontReference
    /// The bidirectional embedding level; an odd one is right to left.
    var level: UInt8
    var run: Int
    var bytes: Range<Int>
    var clusters: Range<Int>
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  struct Cluster {
    /// The offset of the first byte.
    var start: Int32
    var item: Int32
    var firstGlyph: Int32
    var glyphCount: Int32
    var width: Int32
  }

  struct Paragraph {
    /// The bytes of the paragraph without its end.
    var bytes: Range<Int>
    /// The start of the next paragraph.
    var end: Int
    var clusters: Range<Int>
    var level: UInt8
    /// Indicates whether a line end in the text terminates the paragraph; `false` for the last one.
    var isEnded: Bool { end > bytes.upperBound }
  }

  struct Marks {
    static let lineBreak = UInt8(ORIEL_TEXT_MARK_LINE_BREAK)
    static let white = UInt8(ORIEL_TEXT_MARK_WHITE)
    static let grapheme: UInt8 = 4
  }

  let runs: [TextRun]
  let faces: [FontFace]
  /// The first byte of each run, followed by the end of the last.
  let runStarts: [Int]
  /// One entry for each byte, and one for the end.
  var marks: [UInt8]
  var items: [Item] = []
  var clusters: [Cluster] = []
  /// The prefix sums of the widths of the clusters: an entry for each cluster, and one for the end.
  private var distances: [Int] = [0]
  /// The number of bytes that Pango has examined to find fonts and directions.
  var itemizedBytes = 0
  /// The number of clusters that have been examined in searches since the text was shaped.
  private(set) var visitedClusters = 0
  var glyphs: [OrielGlyph] = []
  /// The paragraphs, at least one.
  var paragraphs: [Paragraph] = []
  /// The width of the widest paragraph in one line, in Pango units.
  var idealWidth = 0

  var byteCount: Int { marks.count - 1 }

  init(runs: [TextRun], faces: [FontFace], runStarts: [Int], marks: [UInt8]) {
    self.runs = runs
    self.faces = faces
    self.runStarts = runStarts
    self.marks = marks
  }

  /// Returns the offset of the byte after a cluster.
  func end(ofCluster index: Int) -> Int {
    let item = Int(clusters[index].item)
    return index + 1 < items[item].clusters.upperBound ? Int(clusters[index + 1].start) : items[item].bytes.upperBound
  }

  func isWhite(_ cluster: Int) -> Bool { marks[Int(clusters[cluster].start)] & Marks.white != 0 }

  /// Indicates whether a grapheme starts at a cluster, or at the end of all clusters.
  func startsGrapheme(_ cluster: Int) -> Bool {
    cluster >= clusters.count || marks[Int(clusters[cluster].start)] & Marks.grapheme != 0
  }

  func width(of range: Range<Int>) -> Int { distances[range.upperBound] - distances[range.lowerBound] }

  /// Computes the prefix sums of the widths, which must not change from then on.
  func sumUp() {
    distances.reserveCapacity(clusters.count + 1)
    for cluster in clusters { distances.append(distances[distances.count - 1] + Int(cluster.width)) }
  }

  // MARK: Finding clusters

  /// Returns the cluster of a range that contains a byte, or the range's end for later bytes.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the range.
  func cluster(at offset: Int, in range: Range<Int>) -> Int { first(in: range) { end(ofCluster: $0) > offset } }

  /// Returns the cluster of a range that extends beyond a distance from the range's start, or the range's end for longer distances.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the range.
  func cluster(beyond distance: Int, in range: Range<Int>) -> Int {
    let limit = distances[range.lowerBound] + distance
    return first(in: range) { distances[$0 + 1] > limit }
  }

  /// Returns the first cluster that satisfies a predicate, which has to hold for all clusters that follow.
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

  /// Returns the run that contains a byte, or the last one for the end of the text.
  func run(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the nearest grapheme boundary at or before an offset, which may be outside of the text.
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

  /// The approximate memory of the glyphs, in bytes, which bounds the cache.
  var memoryCost: Int {
    marks.count + clusters.count * (MemoryLayout<Cluster>.stride + MemoryLayout<Int>.stride) + glyphs.count
      * MemoryLayout<OrielGlyph>.stride + 512
  }
}
