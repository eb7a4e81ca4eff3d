import Foundation

/// How a lazy container arranges its rows: on lines along an axis, one row on each or several side by side in tracks.
struct LazyArrangement: Equatable {
  var axis: Axis
  /// The guide across the axis that rows share.
  var alignment: AlignmentKey
  /// Points between lines.
  var spacing: CGFloat
  var pinnedViews: PinnedScrollableViews = []
  /// The tracks of a grid; empty in a stack.
  var items: [GridItem] = []
  /// Points a line for as long as none is measured.
  var estimate: CGFloat = 44

  /// The tracks across a length: where each starts, and how wide it is.
  func tracks(across length: CGFloat) -> [Track] {
    items.isEmpty ? [Track(start: 0, length: length, alignment: nil)] : GridItem.tracks(items, across: length)
  }

  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }
}

/// Which views stay at the edge of the scroll view while their section passes. Mirrors SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
