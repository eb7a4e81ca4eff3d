import SwiftUI

/// The frames of the elements of one group, relative to the group's origin.
struct GroupSolution: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
    var isWidthMeasured = false
    var isHeightMeasured = false
  }

  struct Badge: Equatable, Sendable {
    var kind: String
    var ordinal: Int
    var frame: CGRect
    var zIndex: Int
    /// The cell that the badge is attached to, or the first cell of the group that it is attached to.
    var cell: Int
  }

  /// The size without the spacing at the edges.
  var size: CGSize
  var cells: [Cell] = []
  var badges: [Badge] = []

  mutating func append(_ other: GroupSolution, at origin: CGPoint) {
    for var cell in other.cells {
      cell.frame.origin.x += origin.x
      cell.frame.origin.y += origin.y
      cells.append(cell)
    }
    for var badge in other.badges {
      badge.frame.origin.x += origin.x
      badge.frame.origin.y += origin.y
      badges.append(badge)
    }
  }
}
