import Foundation

/// A box that determines the available space of its descendants.
@MainActor
protocol LayoutRegion: LayoutBox {
  /// The descendants whose size is relative to this box, or `nil` if the box is no container for them.
  var relativeFrames: RelativeFrames? { get }

  /// Indicates whether the box is as large as the window and lays its children out within the safe area, as the root box does.
  var laysOutForWindow: Bool { get }

  /// Returns the distances, in points, that a child keeps from each edge of this box. They count as the child's safe area. `leading` is the
  /// left edge.
  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets

  /// Returns the space that the box reserves at its bottom and leaves to the keyboard. The safe area insets don't include it.
  func keyboardCover(around child: LayoutBox) -> KeyboardCover

  /// Returns the edges of a child at which the box has bars that content scrolls under. `leading` is the left edge.
  func barEdges(around child: LayoutBox) -> Edge.Set

  /// Indicates whether the bars draw a background over the content under them.
  var drawsBarBackgrounds: Bool { get }
}

extension LayoutRegion {
  var relativeFrames: RelativeFrames? { nil }

  var laysOutForWindow: Bool { false }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets { EdgeInsets() }

  func keyboardCover(around child: LayoutBox) -> KeyboardCover { KeyboardCover() }

  func barEdges(around child: LayoutBox) -> Edge.Set { [] }

  var drawsBarBackgrounds: Bool { false }
}

/// The space at a box's bottom that lies under the keyboard, in points.
struct KeyboardCover {
  /// The length by which the box would extend downwards without the keyboard.
  var reach: CGFloat = 0
  /// The length of the space reserved at the bottom that the keyboard covers.
  var room: CGFloat = 0
}
