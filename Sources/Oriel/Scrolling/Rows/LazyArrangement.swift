import Foundation

/// The arrangement of the rows of a lazy container: on lines along an axis, one row on each or several side by side in tracks.
struct LazyArrangement: Equatable {
  var axis: Axis
  /// The alignment guide on the cross axis that rows share.
  var alignment: AlignmentKey
  /// The distance between lines, in points.
  var spacing: CGFloat
  var pinnedViews: PinnedScrollableViews = []
  /// The tracks of a grid; empty for a stack.
  var items: [GridItem] = []
  /// The estimated length of a line while none is measured, in points.
  var estimate: CGFloat = 44

  /// Returns the positions and lengths of the tracks within a cross length.
  func tracks(across length: CGFloat) -> [Track] {
    items.isEmpty ? [Track(start: 0, length: length, alignment: nil)] : GridItem.tracks(items, across: length)
  }

  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }
}

/// The views that are pinned at the edge of the scroll view while their section scrolls past. Mirrors SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of the sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of the sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
