import Foundation

/// A bar that takes less space after content has scrolled.
@MainActor
protocol MinimizingBar: LayoutRegion {
  /// Indicates whether the bar minimizes for the content of a scroll view in a child.
  func minimizes(for scroll: ScrollBox, in child: LayoutBox) -> Bool

  /// Called when the user has scrolled the content of such a scroll view vertically.
  func contentDidTravel(_ travel: ScrollTravel, in scroll: ScrollBox)
}

/// A movement of content by the user.
enum ScrollTravel {
  /// Towards the end of the content.
  case down
  /// Towards its start.
  case up
  /// To the start itself.
  case start
}

/// The direction of scrolling that minimizes a bar.
enum MinimizingDirection {
  case none, down, up

  /// Returns whether a bar is minimized after a movement of the content, or `nil` if it stays as it is. Unless `returns` is `true`, a bar that
  /// minimizes on the way down returns at the start of the content only.
  func isMinimized(after travel: ScrollTravel, returns: Bool = true) -> Bool? {
    switch (self, travel) {
    case (.none, _): false
    case (.down, .down), (.up, .up): true
    case (.down, .up): returns ? false : nil
    case (.down, .start), (.up, .down): false
    case (.up, .start): nil
    }
  }
}

/// The recognition of a direction in which content moves. Small movements have none, so that a bar doesn't change with a trembling finger.
struct ScrollTravelMeter {
  /// The distance of a movement, in points.
  private static let least: CGFloat = 12

  /// The offset from which the movement is measured: the last at which the direction changed.
  private var origin: CGFloat?

  /// Returns the movement to an offset between the first and the last one, or `nil` if there is none.
  mutating func travel(to offset: CGFloat, first: CGFloat) -> ScrollTravel? {
    guard offset > first + 0.5 else {
      origin = first
      return .start
    }
    guard let start = origin else {
      origin = offset
      return nil
    }
    guard abs(offset - start) >= Self.least else { return nil }
    origin = offset
    return offset > start ? .down : .up
  }

  /// Begins again at an offset, after a bar has moved the content.
  mutating func reset() { origin = nil }
}

extension ScrollBox {
  /// Reports the movement of the content to the bars that minimize.
  func reportTravel() {
    guard !minimizingBars.isEmpty, axes.contains(.vertical), phase == .interacting || phase == .decelerating else { return }
    let bounds = bounds(along: .vertical)
    guard offset.y <= bounds.upperBound, let travel = travelMeter.travel(to: offset.y, first: bounds.lowerBound) else { return }
    for bar in minimizingBars { bar.box?.contentDidTravel(travel, in: self) }
  }
}
