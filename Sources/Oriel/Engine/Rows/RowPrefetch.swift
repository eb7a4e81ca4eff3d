import Foundation

/// Determines how far beyond its viewport a lazy container builds rows while it is scrolled.
///
/// A frame that builds a row reads code and data that a frame that only moves rows doesn't need, and that have left the processor's caches
/// by the next such frame. While a container is scrolled in one direction it builds several rows in one frame, and none in the frames that
/// follow, as SwiftUI's lazy stacks do. A prefetched row doesn't appear (`onAppear`) before it is visible.
@MainActor
struct RowPrefetch {
  /// The greatest distance from the viewport at which a row is built, in points.
  static let mostLength: CGFloat = 200
  /// The greatest number of nodes that are built beyond the viewport in one frame, so that no frame takes long.
  static let mostNodes = 96
  /// The longest time between two frames of one movement that build rows, in seconds.
  static let longestPause: TimeInterval = 0.25

  private var last: (edge: Edge?, viewport: ClosedRange<CGFloat>, time: TimeInterval)?
  private var nodesInRow: Int?

  /// Returns the length beyond an edge of the viewport in which rows are built, in points, and records that rows are missing at that edge.
  /// The length is 0 unless the viewport has moved, and rows were also missing there after a movement in one of the previous frames.
  mutating func length(beyond edge: Edge, of viewport: ClosedRange<CGFloat>, at time: TimeInterval) -> CGFloat {
    // A frame lays out several times.
    guard let before = last, before.time != time else {
      if last == nil { last = (nil, viewport, time) }
      return 0
    }
    // The viewport that grows hasn't moved.
    let hasMoved = viewport.lowerBound != before.viewport.lowerBound && viewport.upperBound != before.viewport.upperBound
    last = (hasMoved ? edge : nil, viewport, time)
    guard hasMoved, before.edge == edge, time - before.time <= Self.longestPause else {
      nodesInRow = nil
      return 0
    }
    return min(Self.mostLength, (viewport.upperBound - viewport.lowerBound) / 4)
  }

  /// Returns the greatest number of rows that a frame builds beyond the viewport, if the others are like a row.
  mutating func mostRows(like row: Row) -> Int {
    let nodes = nodesInRow ?? row.countNodes(upTo: Self.mostNodes + 1)
    nodesInRow = nodes
    return Self.mostNodes / nodes
  }
}

extension AnyViewNode {
  /// Returns the number of nodes in the subtree, or `limit` if there are more.
  fileprivate final func countNodes(upTo limit: Int) -> Int {
    var count = 1
    forEachChild { if count < limit { count += $0.countNodes(upTo: limit - count) } }
    return count
  }
}
