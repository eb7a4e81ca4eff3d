import Foundation

/// A box that settles the room in which the views inside of it are laid out.
@MainActor
protocol LayoutRegion: LayoutBox {
  /// The views inside that are sized by this box; nil where it is no container for any.
  var relativeFrames: RelativeFrames? { get }

  /// Whether the box is as large as the window and lays its children out within the safe area, as the root does.
  var laysOutForWindow: Bool { get }

  /// Points at each edge of this box that a child keeps clear of, which count as the child's safe area; `leading` is the left.
  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets

  /// What the box keeps free at its bottom and leaves to the keyboard: the insets are without it.
  func keyboardCover(around child: LayoutBox) -> KeyboardCover
}

extension LayoutRegion {
  var relativeFrames: RelativeFrames? { nil }

  var laysOutForWindow: Bool { false }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets { EdgeInsets() }

  func keyboardCover(around child: LayoutBox) -> KeyboardCover { KeyboardCover() }
}

/// Room at a box's bottom that lies under the keyboard, in points.
struct KeyboardCover {
  /// How far the box would go on down if there were no keyboard.
  var reach: CGFloat = 0
  /// How much of what is kept free at the bottom the keyboard covers.
  var room: CGFloat = 0
}
